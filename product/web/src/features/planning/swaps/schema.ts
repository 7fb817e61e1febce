import { z } from "zod";

/** A change between two workers, as the office read it. */
export const decideSwapForm = z.object({ swapId: z.uuid(), version: z.coerce.number().int().min(1) });
export type DecideSwapForm = z.output<typeof decideSwapForm>;
