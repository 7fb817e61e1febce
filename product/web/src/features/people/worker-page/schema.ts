import { noteLength } from "./note-length.ts";
import { homeDay } from "#request/clock.ts";
import { z } from "zod";
import { availabilityFaults, availabilityKinds } from "@product/domain/people/availability";
import { typedDay } from "@product/domain/time/typed-day";
import { revealReasons, revealTextLength, needsWords } from "@product/domain/privacy/reveal-reasons";
import { askedFaults, moveNames } from "@product/domain/people/worker-states";

const version = z.coerce.number().int().min(0);

export const noteForm = z.object({ text: z.string().trim().min(1).max(noteLength) });
export type NoteForm = z.output<typeof noteForm>;

const day = z
  .string()
  .max(20)
  .transform((text) => typedDay(text) ?? text);

export const availabilityForm = z
  .object({
    kind: z.enum(availabilityKinds),
    firstDay: day,
    lastDay: day.optional(),
    weekdays: z.array(z.coerce.number().int().min(1).max(7)).max(7).default([]),
    from: z.string().trim().max(5).optional(),
    until: z.string().trim().max(5).optional(),
  })
  .superRefine((form, context) => {
    for (const field of availabilityFaults(entryOf(form)))
      context.addIssue({ code: "custom", path: [field], params: { fault: faultOf[field] }, input: form[field] });
  });
export type AvailabilityForm = z.output<typeof availabilityForm>;

const faultOf = { firstDay: "date", lastDay: "dayNeeded", weekdays: "invalid", from: "time", until: "time" } as const;

export const entryOf = ({ kind, firstDay, lastDay, weekdays, from, until }: Omit<AvailabilityForm, never>) => ({
  kind,
  firstDay,
  lastDay: lastDay ?? null,
  weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b),
  from: from ?? null,
  until: until ?? null,
});

export const removalForm = z.object({ id: z.uuid() });

export const moveForm = z
  .object({
    move: z.enum(moveNames as [(typeof moveNames)[number], ...typeof moveNames]),
    reason: z.string().max(40).optional(),
    day: day.optional(),
    /** They read what still stands in the way, and mean it. */
    isConfirmed: z.boolean().optional(),
    version,
  })
  .superRefine((form, context) => {
    for (const { field, fault } of askedFaults(form.move, form, homeDay()))
      context.addIssue({
        code: "custom",
        path: [field],
        params: { fault: fault === "invalid" && field === "day" ? "date" : fault },
        input: form[field],
      });
  });
export type MoveForm = z.output<typeof moveForm>;

/** Why what is masked is opened. Which of several reasons is enough, but for the one that says nothing. */
export const revealReasonForm = z
  .object({
    lookReason: z.string().min(1).pipe(z.enum(revealReasons)),
    lookText: z.string().trim().max(revealTextLength).optional(),
  })
  .refine(({ lookReason, lookText }) => !needsWords(lookReason) || Boolean(lookText), {
    path: ["lookText"],
    params: { fault: "required" },
  });
export type RevealReasonForm = z.output<typeof revealReasonForm>;

export const nothing = z.object({});
