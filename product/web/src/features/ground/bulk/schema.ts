import { z } from "zod";

export const undoForm = z.object({ actionName: z.literal("undo") });
