import { z } from "zod";
import { emailLength, recordNameLength, recordNotesLength, taxIdLength } from "@product/domain/company/master-data";
import { phoneField } from "#request/forms/phone.ts";

export const clientsAddress = "/admin/clients";

export const clientForm = z.object({
  name: z.string().trim().min(1).max(recordNameLength),
  taxId: z.string().trim().max(taxIdLength).default(""),
  contactName: z.string().trim().max(recordNameLength).default(""),
  contactEmail: z.string().trim().max(emailLength).pipe(z.email()).default(""),
  contactPhone: phoneField,
  purchaseOrderRequired: z.boolean().default(false),
  notes: z.string().trim().max(recordNotesLength).default(""),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type ClientForm = z.output<typeof clientForm>;
