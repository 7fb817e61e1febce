import { z } from "zod";
import { arrangingSteps } from "@product/domain/surface/arrangement";

export const arranging = z.object({ key: z.string().max(80), step: z.enum(arrangingSteps) });
export type Arranging = z.output<typeof arranging>;
