import { z } from "zod";
import {
  eventTextLength,
  eventTitleLength,
  purchaseOrderLength,
  visibilities,
  eventStatuses,
} from "@product/domain/planning/events";
import { wallTimeForm } from "@product/domain/planning/shifts";

export const eventsAddress = "/admin/events";

const wallTime = z.string().trim().regex(wallTimeForm);

const title = z.string().trim().max(eventTitleLength).default("");
const text = z.string().trim().max(eventTextLength).default("");
// Told beside the other faults, and not only once those are mended.
const always = { when: () => true };

export const eventForm = z
  .object({
    titleEn: title,
    titleEs: title,
    legalEntityId: z.uuid(),
    clientId: z.uuid().optional(),
    venueId: z.uuid(),
    startsAt: wallTime,
    endsAt: wallTime,
    visibility: z.enum(visibilities).default("private"),
    purchaseOrder: z.string().trim().max(purchaseOrderLength).default(""),
    descriptionEn: text,
    descriptionEs: text,
    colour: z.coerce.number().int().min(1).max(4).default(1),
    managers: z.array(z.uuid()).max(20).default([]),
    /** None for a new one. */
    version: z.coerce.number().int().min(0).default(0),
  })
  .refine(({ titleEn, titleEs }) => titleEn !== "" || titleEs !== "", {
    ...always,
    path: ["titleEs"],
    params: { fault: "required" },
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    ...always,
    path: ["endsAt"],
    params: { fault: "endsBeforeStart" },
  });
export type EventForm = z.output<typeof eventForm>;

export const moveOnForm = z.object({ status: z.enum(eventStatuses), version: z.coerce.number().int().min(1) });
export type MoveOnForm = z.output<typeof moveOnForm>;
