import { z } from "zod";
import { groupNameLength, groupPurposeLength } from "@product/domain/groups";
import { everyPermission, type Permission } from "@product/domain/permissions/catalogue";
import { separations, type Separation } from "@product/domain/permissions/separation";

const name = z.string().trim().min(1).max(groupNameLength);
const purpose = z.string().trim().max(groupPurposeLength).default("");

export const groupForm = z.object({
  nameEn: name,
  nameEs: name,
  purposeEn: purpose,
  purposeEs: purpose,
  secondFactorRequired: z.boolean().default(false),
  permissions: z
    .array(z.enum(everyPermission as [Permission, ...Permission[]]))
    .default([])
    .transform((sent) => [...new Set(sent)]),
  responsibleId: z.uuid().optional(),
  /** The separations of duties that were shown and are wanted all the same. */
  accepted: z.array(z.enum(Object.keys(separations) as [Separation, ...Separation[]])).default([]),
  /** None for a new group. */
  version: z.coerce.number().int().min(0).default(0),
});
export type GroupForm = z.output<typeof groupForm>;

/** Which of the proposed permissions are wanted. */
export const proposalForm = groupForm
  .pick({ permissions: true, accepted: true })
  .extend({ actionName: z.enum(["accept", "dismiss"]) });
export type ProposalForm = z.output<typeof proposalForm>;

export const groupAction = z.object({ actionName: z.enum(["archive", "restore"]) });

/** The questions about a permission or a person, as they stand in the address. */
export const whoQuery = z.object({
  permission: z
    .enum(everyPermission as [Permission, ...Permission[]])
    .optional()
    .catch(undefined),
});
export const checkQuery = z.object({
  person: z.uuid().optional().catch(undefined),
  field: z
    .string()
    .regex(/^(staff|worker)\.[a-zA-Z]+$/)
    .optional()
    .catch(undefined),
  record: z.uuid().optional().catch(undefined),
  worker: z.string().trim().min(1).max(100).optional().catch(undefined),
});
