import { z } from "zod";

/** A code from the mail, where one is asked for. */
export const ownDataForm = z.object({ code: z.string().trim().max(12).optional() });
