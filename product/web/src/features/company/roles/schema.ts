import { z } from "zod";
import { minimumAges, roleNameLength } from "@product/domain/company/master-data";
import { recordIds } from "#request/forms/record-ids.ts";

export const rolesAddress = "/admin/settings/roles";

const name = z.string().trim().min(1).max(roleNameLength);

export const roleForm = z.object({
  nameEn: name,
  nameEs: name,
  minimumAge: z.coerce.number().int().min(minimumAges.min).max(minimumAges.max),
  /** Qualifications that people working in the role must be able to show. */
  qualifications: recordIds,
  /** People working in the role lead others. */
  leads: z.boolean().default(false),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type RoleForm = z.output<typeof roleForm>;
