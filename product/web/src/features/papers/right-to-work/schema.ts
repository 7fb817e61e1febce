import { z } from "zod";
import { isDay } from "@product/domain/time/local-date";
import { typedDay } from "@product/domain/time/typed-day";
import { checkFaults, checkMethods, checkOutcomes, mostTermHours } from "@product/domain/papers/right-to-work";
import { guardianRelations, guardianLengths } from "@product/domain/people/guardians";
import { homeDay } from "#request/clock.ts";

const day = z
  .string()
  .max(20)
  .transform((text) => typedDay(text) ?? text);

export const checkForm = z
  .object({
    method: z.enum(checkMethods),
    outcome: z.enum(checkOutcomes),
    checkedOn: day,
    validUntil: day.optional(),
    termHours: z.coerce.number().int().min(1).max(mostTermHours).optional(),
    shareCode: z.string().trim().max(20).optional(),
    seen: z.string().trim().max(200).optional(),
    documentId: z.uuid().optional(),
  })
  .superRefine((form, context) => {
    const typed = {
      ...form,
      validUntil: form.validUntil ?? null,
      termHours: form.termHours ?? null,
      shareCode: form.shareCode ?? null,
    };
    for (const { field, fault } of checkFaults(typed, homeDay()))
      context.addIssue({ code: "custom", path: [field], params: { fault }, input: form[field] });
  });
export type CheckForm = z.output<typeof checkForm>;

export const revealForm = z.object({ checkId: z.uuid(), reason: z.string().trim().min(1).max(200) });
export type RevealForm = z.output<typeof revealForm>;

export const termForm = z.object({ firstDay: day, lastDay: day }).superRefine(({ firstDay, lastDay }, context) => {
  const faults = [
    ...(isDay(firstDay) ? [] : [["firstDay", "date"]]),
    ...(isDay(lastDay) ? [] : [["lastDay", "date"]]),
    ...(isDay(firstDay) && isDay(lastDay) && lastDay < firstDay ? [["lastDay", "endsBeforeStart"]] : []),
  ];
  for (const [field, fault] of faults)
    context.addIssue({ code: "custom", path: [field!], params: { fault }, input: fault });
});
export type TermForm = z.output<typeof termForm>;

/** At least some words: it is what an inspector reads. */
export const selfEmployedForm = z.object({ reason: z.string().trim().min(1).max(300) });
export type SelfEmployedForm = z.output<typeof selfEmployedForm>;

export const unmarkForm = z.object({});

export const removalForm = z.object({ id: z.uuid() });
export type RemovalForm = z.output<typeof removalForm>;

export const guardianForm = z.object({
  name: z.string().trim().min(1).max(guardianLengths.name),
  relation: z.enum(guardianRelations),
  contact: z.string().trim().min(1).max(guardianLengths.contact),
  signedBy: z.string().trim().max(guardianLengths.signedBy).optional(),
  version: z.coerce.number().int().min(0),
});
export type GuardianForm = z.output<typeof guardianForm>;

export const goneForm = z.object({ version: z.coerce.number().int().min(1) });
