import { z } from "zod";

export const searchLength = 200;

/** What is searched for; what cannot stand in a text is left out. */
export const searchQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll("\0", "").trim().slice(0, searchLength))
    .catch(""),
});
