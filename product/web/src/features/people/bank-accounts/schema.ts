import { z } from "zod";

/** Names what was read: where something else stands by then, nothing is confirmed or dropped. */
const proposal = z.string().max(200).default("");

export const proposalForm = z.object({ proposal });
export type ProposalForm = z.output<typeof proposalForm>;

/** The accounts of one import, confirmed together. */
export const batchForm = z.object({ importId: z.string().min(1).pipe(z.uuid()), proposal });
export type BatchForm = z.output<typeof batchForm>;
