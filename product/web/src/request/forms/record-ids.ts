import { z } from "zod";

/** Several records by their ids, each once; what is no id is a fault of the whole field. */
export const recordIds = z
  .array(z.string())
  .max(500)
  .default([])
  .refine((sent) => sent.every((id) => z.uuid().safeParse(id).success))
  .transform((sent) => [...new Set(sent)]);
