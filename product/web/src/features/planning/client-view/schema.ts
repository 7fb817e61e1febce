import { z } from "zod";
import { clientNames, longestLinkDays } from "@product/domain/planning/client-links";

export const clientLinkForm = z.object({
  note: z.string().trim().min(1).max(200),
  names: z.enum(clientNames),
  validDays: z.coerce.number().int().min(1).max(longestLinkDays),
  showsFiles: z.stringbool().default(false),
  asksHours: z.stringbool().default(false),
});
export type ClientLinkForm = z.output<typeof clientLinkForm>;
export const revokeForm = z.object({ linkId: z.uuid() });
