import { z } from "zod";

export const sendForm = z.object({ listId: z.uuid() });
export type SendForm = z.output<typeof sendForm>;
