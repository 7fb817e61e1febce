import { z } from "zod";
import { documentNumberLength } from "@product/domain/documents/numbers";
import { buckets } from "@product/domain/files/buckets";
import { typedLastDay } from "@product/domain/time/typed-day";
import { homeDay } from "#request/clock.ts";

/** A file that came with the form; an empty field sends a file without a name and without bytes. */
const file = z
  .file()
  .optional()
  .transform((sent) => (sent && sent.size > 0 ? sent : undefined))
  .meta({ secret: true, largest: buckets["worker-documents"].largest });

const day = z
  .string()
  .trim()
  .max(20)
  .default("")
  .refine((typed) => typed === "" || typedLastDay(typed) !== undefined, { params: { fault: "date" } })
  .refine((typed) => (typedLastDay(typed) ?? homeDay()) >= homeDay(), { params: { fault: "dayPast" } })
  .transform((typed) => (typed === "" ? undefined : typedLastDay(typed)));

/** Each side as it came with the form, or the id of what was sent before. */
export const evidenceForm = z.object({
  kind: z.uuid(),
  front: file,
  back: file,
  frontUpload: z.uuid().optional(),
  backUpload: z.uuid().optional(),
  number: z.string().trim().max(documentNumberLength).default(""),
  validUntil: day,
});
export type EvidenceForm = z.output<typeof evidenceForm>;
