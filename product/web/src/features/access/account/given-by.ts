import { everyPermission, isPermission, type Permission } from "@product/domain/permissions/catalogue";

/** What a group gives. Owners may do everything there is, also what is newer than their group. */
export const givenBy = (group: string | null, permissions: readonly string[]): Permission[] =>
  group === "owner" ? [...everyPermission] : permissions.filter(isPermission);
