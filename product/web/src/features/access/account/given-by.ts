import { everyPermission, isPermission, type Permission } from "@product/domain/permissions/catalogue";

/** The permissions that a group gives. Owners hold every permission, also one that is newer than their group. */
export const givenBy = (group: string | null, permissions: readonly string[]): Permission[] =>
  group === "owner" ? [...everyPermission] : permissions.filter(isPermission);
