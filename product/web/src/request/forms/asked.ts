/** The parameters of an address: invalid ones are ignored. */
import { z } from "zod";

export const askedId = z.uuid().optional().catch(undefined);

export const askedText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((typed) => typed.replaceAll("\0", "").trim())
    .catch("");
