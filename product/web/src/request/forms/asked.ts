/** What an address asks for: what makes no sense there says nothing. */
import { z } from "zod";

export const askedId = z.uuid().optional().catch(undefined);

export const askedText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((typed) => typed.replaceAll("\0", "").trim())
    .catch("");
