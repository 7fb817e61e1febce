import { z } from "zod";
import { eventTitleLength } from "@product/domain/planning/events";
import { rhythms } from "@product/domain/planning/occurrences";
import { day } from "#request/forms/day.ts";

const title = z.string().trim().max(eventTitleLength).default("");
const always = { when: () => true };

export const copyForm = z
  .object({
    titleEs: title,
    titleEn: title,
    firstDay: day,
    rhythm: z.enum(rhythms).default("once"),
    /** The last day on which one may begin. */
    until: day.optional(),
    /** Workers with a place at the original are staged here too, if they may work. */
    team: z.boolean().default(false),
    /** Which one is meant of a time that comes twice that night. */
    twice: z.enum(["earlier", "later"]).optional(),
    /** Decision for a time that does not exist that night. */
    skipped: z.enum(["next"]).optional(),
  })
  .refine(({ titleEn, titleEs }) => titleEn !== "" || titleEs !== "", {
    ...always,
    path: ["titleEs"],
    params: { fault: "required" },
  })
  .refine(({ rhythm, until }) => rhythm === "once" || Boolean(until), {
    ...always,
    path: ["until"],
    params: { fault: "dayNeeded" },
  })
  .refine(({ firstDay, rhythm, until }) => rhythm === "once" || !until || until >= firstDay, {
    ...always,
    path: ["until"],
    params: { fault: "endsBeforeStart" },
  });
export type CopyForm = z.output<typeof copyForm>;

export const templateForm = z.object({
  isTemplate: z.enum(["yes", "no"]),
  version: z.coerce.number().int().min(1),
});
export type TemplateForm = z.output<typeof templateForm>;
