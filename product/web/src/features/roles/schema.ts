import { z } from "zod";
import { minimumAges, roleNameLength } from "@product/domain/master-data";

const name = z.string().trim().min(1).max(roleNameLength);

export const roleForm = z.object({
  nameEn: name,
  nameEs: name,
  minimumAge: z.coerce.number().int().min(minimumAges.min).max(minimumAges.max),
  /** Whoever works in it leads others. */
  leads: z.boolean().default(false),
  /** None for a new one. */
  version: z.coerce.number().int().min(0).default(0),
});
export type RoleForm = z.output<typeof roleForm>;
