import { z } from "zod";
import { emailLength } from "@product/domain/company/master-data";

export const complaintsAddress = "/admin/settings/complaints";

export const longestName = 120;
export const longestWords = 4000;

const words = z.string().trim().min(1).max(longestWords);

export const complaintForm = z.object({
  name: z.string().trim().min(1).max(longestName),
  email: z.email().max(emailLength),
  words,
});
export type ComplaintForm = z.output<typeof complaintForm>;

export const answerForm = z.object({ answer: words });
