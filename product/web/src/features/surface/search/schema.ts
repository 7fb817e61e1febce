import { z } from "zod";

export const searchLength = 200;

/** The words searched for; characters that a text cannot hold are left out. */
export const searchQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll("\0", "").trim().slice(0, searchLength))
    .catch(""),
});
