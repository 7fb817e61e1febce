import { z } from "zod";

export const undoForm = z.object({ deed: z.literal("undo") });
