import { z } from "zod";
import { mostLevels } from "@product/domain/company/qualifications";
import { day } from "#request/forms/day.ts";

const version = z.coerce.number().int().min(1);

/** Which one, and of those with levels which: `id`, or `id/2`. */
export const claimForm = z.object({
  choice: z
    .string()
    .regex(/^[0-9a-f-]{36}(\/\d{1,2})?$/)
    .transform((text) => {
      const [id, level] = text.split("/");
      return { qualificationId: id!, level: level ? Number(level) : null };
    })
    .pipe(z.object({ qualificationId: z.uuid(), level: z.number().int().min(1).max(mostLevels).nullable() })),
});
export type ClaimForm = z.output<typeof claimForm>;

/** Shown by a document, or seen by whoever says so. */
export const seen = "seen";

export const verifyForm = z
  .object({
    qualificationId: z.uuid(),
    evidence: z.string().refine((text) => text === seen || z.uuid().safeParse(text).success),
    validFrom: day,
    validUntil: day.optional(),
    version,
  })
  .refine(({ validFrom, validUntil }) => validUntil === undefined || validUntil >= validFrom, {
    path: ["validUntil"],
    params: { fault: "endsBeforeStart" },
  });
export type VerifyForm = z.output<typeof verifyForm>;

export const removalForm = z.object({ qualificationId: z.uuid(), version });
export type RemovalForm = z.output<typeof removalForm>;
