import { z } from "zod";

export const eraseForm = z.object({ sure: z.literal("yes") });
