import { z } from "zod";
import type { Proof } from "@product/domain/company/document-types";
import { fitnessOutcomes, rejectReasons } from "@product/domain/documents/documents";
import { largestDocument } from "@product/domain/documents/limits";
import { documentNumberLength, numberFault } from "@product/domain/documents/numbers";
import { typedDay, typedLastDay } from "@product/domain/time/typed-day";
import { homeDay } from "#request/clock.ts";

const version = z.coerce.number().int().min(0);
const day = z
  .string()
  .max(20)
  .transform((text) => typedDay(text) ?? text)
  .optional();
const lastDay = z
  .string()
  .max(20)
  .transform((text) => typedLastDay(text) ?? text)
  .optional();

/** Properties of the kind that decide which fields the form has. */
export type CheckedKind = { key: string; proves: Proof | null; hasExpiry: boolean };

/** Number and days as they stand on the paper; of a certificate of fitness also what it says. */
export const verifyForm = ({ key, proves, hasExpiry }: CheckedKind) =>
  z
    .object({
      number: z.string().trim().max(documentNumberLength).optional(),
      validFrom: day,
      validUntil: lastDay,
      fitness: z.enum(fitnessOutcomes).optional(),
      /** Someone else has the same number, and that was looked into. */
      isShared: z.boolean().default(false),
      version,
    })
    .superRefine((form, context) => {
      const fault = (field: keyof typeof form, params: object) =>
        context.addIssue({ code: "custom", path: [field], params, input: form[field] });
      const wrong = form.number === undefined ? undefined : numberFault(key, form.number);
      if (wrong) fault("number", wrong);
      if (proves === "identity" && form.number === undefined) fault("number", { fault: "required" });
      if (proves === "fitness" && form.fitness === undefined) fault("fitness", { fault: "required" });
      if (form.validFrom !== undefined && !typedDay(form.validFrom)) fault("validFrom", { fault: "date" });
      if (form.validUntil === undefined) {
        if (hasExpiry && proves !== "photo") fault("validUntil", { fault: "required" });
      } else if (!typedLastDay(form.validUntil)) fault("validUntil", { fault: "date" });
      else if (form.validUntil < homeDay()) fault("validUntil", { fault: "dayPast" });
      else if (form.validFrom !== undefined && form.validUntil < form.validFrom)
        fault("validUntil", { fault: "endsBeforeStart" });
    });
export type VerifyForm = z.output<ReturnType<typeof verifyForm>>;

export const rejectForm = z.object({ reason: z.enum(rejectReasons), version });
export type RejectForm = z.output<typeof rejectForm>;

export const versionForm = z.object({ version });
export type VersionForm = z.output<typeof versionForm>;

/** Asked while a number is typed; sent as a form, so that none stands in an address. */
export const numberForm = z.object({
  document: z.uuid(),
  number: z.string().trim().min(1).max(documentNumberLength),
});
export type NumberForm = z.output<typeof numberForm>;

/** Files are never sent back to the page, so they count as secret. */
export const addForm = z.object({
  kind: z.uuid(),
  files: z.array(z.file()).max(20).default([]).meta({ secret: true, largest: largestDocument }),
});
export type AddForm = z.output<typeof addForm>;
