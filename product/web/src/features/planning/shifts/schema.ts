import { z } from "zod";
import { spokenLanguages } from "@product/domain/people/languages";
import {
  fillModes,
  meetingPointLength,
  mostHeads,
  shiftNotesLength,
  shiftTitleLength,
  wallTimeForm,
} from "@product/domain/planning/shifts";

const wallTime = z.string().trim().regex(wallTimeForm);
const minutes = z.coerce.number().int().min(0).max(240);
const heads = z.coerce.number().int().min(0).max(mostHeads);
// Told beside the other faults, and not only once those are mended.
const always = { when: () => true };

export const shiftForm = z
  .object({
    title: z.string().trim().min(1).max(shiftTitleLength),
    zoneId: z.uuid().optional(),
    startsAt: wallTime,
    endsAt: wallTime,
    /** Which of two hours that bear the same name, where the clocks go back. */
    startsWhich: z.enum(["earlier", "later"]).optional(),
    endsWhich: z.enum(["earlier", "later"]).optional(),
    breakMinutes: minutes.optional(),
    breakAfter: z.coerce.number().int().min(0).max(1440).optional(),
    breakPaid: z.literal("on").optional(),
    meetingPoint: z.string().trim().max(meetingPointLength).default(""),
    meetingMinutes: minutes.default(0),
    notesEs: z.string().trim().max(shiftNotesLength).default(""),
    notesEn: z.string().trim().max(shiftNotesLength).default(""),
    version: z.coerce.number().int().min(0).default(0),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    ...always,
    path: ["endsAt"],
    params: { fault: "endsBeforeStart" },
  });
export type ShiftForm = z.output<typeof shiftForm>;

/** Times that an address brings along, as from a drawn stretch of the schedule. */
export const askedTimes = z.object({
  startsAt: wallTime.optional().catch(undefined),
  endsAt: wallTime.optional().catch(undefined),
});

/** Boxes that were ticked: none, one or more. */
const several = z.union([z.uuid().transform((id) => [id]), z.array(z.uuid()).max(20)]).default([]);

const language = z.string().refine((code) => spokenLanguages.includes(code));
const spoken = z.union([language.transform((code) => [code]), z.array(language).max(10)]).default([]);

export const slotForm = z
  .object({
    slotId: z.uuid().optional(),
    roleId: z.uuid(),
    minimum: heads,
    target: heads,
    maximum: heads,
    standby: heads.default(0),
    agencySeats: heads.default(0),
    fillMode: z.enum(fillModes).default("invite"),
    qualificationIds: several,
    documentTypeIds: several,
    languages: spoken,
    listId: z
      .uuid()
      .optional()
      .transform((id) => id ?? null),
    version: z.coerce.number().int().min(0).default(0),
  })
  .refine(({ minimum, target, maximum }) => minimum <= target && target <= maximum, {
    path: ["target"],
    params: { fault: "headsOrder" },
  });
export type SlotForm = z.output<typeof slotForm>;

export const onShift = z.object({ version: z.coerce.number().int().min(1) });
export const onSlot = z.object({ slotId: z.uuid() });
