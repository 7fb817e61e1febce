import { z } from "zod";
import { checkPhone } from "@product/domain/identifiers/phone";
import { emailLength, recordNameLength, recordNotesLength, taxIdLength } from "@product/domain/company/master-data";

export const clientsAddress = "/admin/clients";

const phoneFrom = (typed: string) => checkPhone(typed, "ES");

export const clientForm = z.object({
  name: z.string().trim().min(1).max(recordNameLength),
  taxId: z.string().trim().max(taxIdLength).default(""),
  contactName: z.string().trim().max(recordNameLength).default(""),
  contactEmail: z.string().trim().max(emailLength).pipe(z.email()).default(""),
  contactPhone: z
    .string()
    .max(40)
    .refine((typed) => !phoneFrom(typed).problem, { params: { fault: "telephone" } })
    .transform((typed) => phoneFrom(typed).value)
    .default(""),
  purchaseOrderRequired: z.boolean().default(false),
  notes: z.string().trim().max(recordNotesLength).default(""),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type ClientForm = z.output<typeof clientForm>;
