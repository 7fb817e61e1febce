import { z } from "zod";

/** Names the run that the page showed: another one may stand there by now. */
export const runForm = z.object({ proposal: z.string().max(200).default("") });
export type RunForm = z.output<typeof runForm>;

export const nothing = z.object({});
