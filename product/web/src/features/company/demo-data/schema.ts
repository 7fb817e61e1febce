import { z } from "zod";

/** How many were there to load or to remove when the page said so. */
export const demoForm = z.object({ seen: z.coerce.number().int().min(0) });
export type DemoForm = z.output<typeof demoForm>;
