/** Says why someone may do something: through which groups, and where. */
import type { Permission } from "./catalogue.ts";
import { covers, type Place, type Scope } from "./grants.ts";

/** A group that a person is in, everywhere or in one place. */
export type Membership<Group> = { group: Group; scope: Scope; permissions: readonly Permission[] };

/** A way by which a permission reaches a person. */
export type GrantPath<Group> = { group: Group; scope: Scope };

export const grantPaths = <Group>(
  memberships: readonly Membership<Group>[],
  permission: Permission,
): GrantPath<Group>[] =>
  memberships
    .filter(({ permissions }) => permissions.includes(permission))
    .map(({ group, scope }) => ({ group, scope }));

/** The ways that reach a record at this place; without any, the answer is no. */
export const pathsTo = <Group>(
  memberships: readonly Membership<Group>[],
  permission: Permission,
  place: Place,
): GrantPath<Group>[] => grantPaths(memberships, permission).filter(({ scope }) => covers(scope, place));

/** Everything that these memberships give, each with all its ways. */
export function effectivePermissions<Group>(
  memberships: readonly Membership<Group>[],
): { permission: Permission; paths: GrantPath<Group>[] }[] {
  const heldPermissions = new Set(memberships.flatMap(({ permissions }) => permissions));
  return [...heldPermissions].map((permission) => ({ permission, paths: grantPaths(memberships, permission) }));
}
