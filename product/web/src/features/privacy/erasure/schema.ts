import { z } from "zod";
import { erasureReasons } from "@product/domain/privacy/erasure";

export const proposalForm = z.object({
  reason: z.string().min(1).pipe(z.enum(erasureReasons)),
  version: z.coerce.number().int().min(0),
});
export type ProposalForm = z.output<typeof proposalForm>;

/** Names the proposal that was read: another one may stand there by now. */
export const seenForm = z.object({ proposal: z.string().max(200).default("") });
export type SeenForm = z.output<typeof seenForm>;

/** The last step, which nothing undoes: one press alone does not do it. */
export const confirmForm = seenForm.extend({
  isCertain: z
    .boolean()
    .default(false)
    .refine((isCertain) => isCertain, { params: { fault: "mustBeCertain" } }),
});

export const blockedPersonForm = z.object({ workerId: z.string().min(1).pipe(z.uuid()) });
