import { z } from "zod";
import { erasureReasons } from "@product/domain/privacy/erasure";

export const proposalForm = z.object({
  reason: z.string().min(1).pipe(z.enum(erasureReasons)),
  version: z.coerce.number().int().min(0),
});
export type ProposalForm = z.output<typeof proposalForm>;

export const nothing = z.object({});

export const blockedPersonForm = z.object({ workerId: z.string().min(1).pipe(z.uuid()) });
