import { z } from "zod";

/** Names the run that the page showed: another one may stand there by now. */
export const runForm = z.object({ runId: z.string().min(1).pipe(z.uuid()) });
export type RunForm = z.output<typeof runForm>;

export const nothing = z.object({});
