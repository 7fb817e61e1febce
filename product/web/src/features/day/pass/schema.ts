import { z } from "zod";
import { keyAlgorithms } from "@product/domain/day/pass-code";
import { answers, lateMinutes } from "@product/domain/planning/staffing/answers";

/** One button of the pass: an answer to an offer, a punch of one's own, or that a briefing has been read. */
export const passForm = z.object({
  offer: z.uuid().optional(),
  slot: z.uuid().optional(),
  answer: z.enum([...answers, "late", "apply"]).optional(),
  minutes: z.coerce
    .number()
    .pipe(z.literal([...lateMinutes]))
    .optional(),
  punch: z.enum(["in", "out", "break_start", "break_end"]).optional(),
  /** Where the phone is, where the event asks for it and its owner lets it say so. */
  position: z.string().max(60).optional(),
  client: z.uuid().optional(),
  read: z.uuid().optional(),
  changed: z.iso.datetime().optional(),
});

/** The public half of a phone's key, as SubjectPublicKeyInfo. */
export const keyForm = z.object({
  algorithm: z.enum(keyAlgorithms),
  publicKey: z.string().regex(/^[\w-]{50,200}$/),
});
