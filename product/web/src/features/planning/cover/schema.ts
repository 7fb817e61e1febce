import { z } from "zod";

/** The place for which cover is looked for. */
export const coverForm = z.object({ slotId: z.uuid() });
export type CoverForm = z.output<typeof coverForm>;
