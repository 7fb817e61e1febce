/**
 * Permissions that a release adds to a template reach the groups made from it: automatically where a group is
 * unchanged, as a proposal elsewhere.
 */
import { ownerKey } from "@product/domain/groups";
import type { Permission } from "./catalogue.ts";
import { templateKeys, templates, type TemplateKey } from "./templates.ts";

/** The templates as the installation knew them last; one that it never saw is empty. */
export type KnownTemplates = Readonly<Partial<Record<TemplateKey, readonly string[]>>>;

type HoldingGroup = { id: string; key: string; permissions: readonly string[] };

export type NewPermissions = {
  /** Permissions added to the templates since. */
  gained: { template: TemplateKey; permission: Permission }[];
  /** To groups that are what their template was. */
  given: { groupId: string; permission: Permission }[];
  /** To groups that came from the template and were changed, or that can do all it could. */
  proposed: { groupId: string; permission: Permission }[];
};

export function newPermissions(
  known: KnownTemplates,
  groups: readonly HoldingGroup[],
  wanted: Readonly<Record<string, readonly Permission[]>> = permissionsByTemplate,
): NewPermissions {
  const found: NewPermissions = { gained: [], given: [], proposed: [] };
  for (const template of followed) {
    const before = known[template] ?? [];
    const gained = (wanted[template] ?? []).filter((permission) => !before.includes(permission));
    found.gained.push(...gained.map((permission) => ({ template, permission })));
    for (const { id, key, permissions } of groups) {
      const missing = gained.filter((permission) => !permissions.includes(permission));
      const had = permissions.filter((permission) => !(gained as string[]).includes(permission));
      const into =
        key === template && isSame(had, before)
          ? found.given
          : key === template || (key !== ownerKey && isAllOf(had, before))
            ? found.proposed
            : [];
      into.push(...missing.map((permission) => ({ groupId: id, permission })));
    }
  }
  return { ...found, given: once(found.given), proposed: once(found.proposed) };
}

const followed = templateKeys.filter((key) => key !== ownerKey);
const permissionsByTemplate = Object.fromEntries(followed.map((key) => [key, templates[key].permissions]));

const isAllOf = (heldPermissions: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 && wanted.every((permission) => heldPermissions.includes(permission));
const isSame = (heldPermissions: readonly string[], wanted: readonly string[]): boolean =>
  heldPermissions.length === new Set(wanted).size && wanted.every((permission) => heldPermissions.includes(permission));

/** Two templates may gain the same. */
const once = <Each extends { groupId: string; permission: string }>(all: readonly Each[]): Each[] => [
  ...new Map(all.map((each) => [`${each.groupId} ${each.permission}`, each])).values(),
];
