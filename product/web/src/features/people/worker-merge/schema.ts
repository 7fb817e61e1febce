import { z } from "zod";

const version = z.coerce.number().int().min(0);

/** The other record, and what both were when the preview was shown. */
export const mergeForm = z.object({ otherId: z.uuid(), version, otherVersion: version });
export type MergeForm = z.output<typeof mergeForm>;

/** Which other record the address asks about: by the short code that people say, or by its id. */
export const otherIn = (address: URL): { code?: string; id?: string } => {
  const text = (address.searchParams.get("with") ?? "").trim();
  if (z.uuid().safeParse(text).success) return { id: text };
  const code = text.toUpperCase().replace(/^(W-)?/, "W-");
  return /^W-[2-9A-HJKMNP-Z]{4,8}$/.test(code) ? { code } : {};
};
