import { z } from "zod";

export const undoForm = z.object({ action: z.literal("undo") });
