import { z } from "zod";
import { ownPunchKinds } from "@product/domain/day/kept-punches";
import { keyAlgorithms } from "@product/domain/day/pass-code";
import { answers, lateMinutes } from "@product/domain/planning/staffing/answers";
import type { Instant } from "@product/domain/time/instant";

/** One button of the pass: an answer to an offer, a punch of one's own, or that a briefing has been read. */
export const passForm = z.object({
  offer: z.uuid().optional(),
  slot: z.uuid().optional(),
  answer: z.enum([...answers, "late", "apply"]).optional(),
  minutes: z.coerce
    .number()
    .pipe(z.literal([...lateMinutes]))
    .optional(),
  punch: z.enum(ownPunchKinds).optional(),
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

const instant = z
  .number()
  .int()
  .positive()
  .max(8_000_000_000_000)
  .transform((at) => at as Instant);

/** A punch tapped on a phone, which may have waited there. */
export const keptPunch = z.object({
  client: z.uuid(),
  code: z.string().regex(/^[\w-]{22}$/),
  eventId: z.uuid(),
  kind: z.enum(ownPunchKinds),
  at: instant,
  /** The phone's estimate of the server's time when it sends the punch. */
  sentAt: instant,
  position: z.string().max(60),
  signature: z.string().max(100),
});
export type SentPunch = z.output<typeof keptPunch>;

/** So many in one go; what is more waits for the next. */
export const mostPunches = 20;

export const punchesForm = z.object({
  punches: z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "unreadable" });
        return z.NEVER;
      }
    })
    .pipe(z.array(z.unknown()).max(mostPunches)),
});
