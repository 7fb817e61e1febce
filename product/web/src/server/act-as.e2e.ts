import { demoAccounts } from "@product/database/demo/accounts";
import { demoGroups } from "@product/database/demo/groups";
import type { Person } from "@product/domain/actor";
import type { PlaceKind } from "@product/domain/permissions/grants";
import { templateKeys, templates, type TemplateKey } from "@product/domain/permissions/templates";
import type { Identify } from "./sessions/identify-session.ts";

/**
 * Believes the cookie `act-as`, which names a demo role, a template of a group or, as in `another-owner`, someone else of that
 * group, and after it a place, as in `owner.venue.7f…`, to whom all of that group is given there alone; without it, sessions decide
 * as they always do.
 */
export const actAs =
  (bySession: Identify): Identify =>
  async (request, caller) => {
    const identified = await bySession(request, caller);
    const named = request.headers.get("cookie")?.match(/(?:^|;\s*)act-as=([\w.-]+)/)?.[1];
    const [role, kind, id] = named?.split(".") ?? [];
    const person = role ? (demoPerson(role) ?? someoneOf(role.replace(/^another-/, ""))) : undefined;
    const actor = person && kind && id ? onlyAt({ kind: kind as PlaceKind, id }, person) : person;
    return actor ? { ...identified, actor } : identified;
  };

function demoPerson(role: string): Person | undefined {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  return account && { kind: "person", id: account.id, name: account.name, grants: grantsOf(demoGroups[account.role]) };
}

function someoneOf(key: string): Person | undefined {
  const template = templateKeys.find((candidate) => candidate === key);
  return template && { kind: "person", id: nobodysId, name: "Someone", grants: grantsOf(template) };
}

const onlyAt = (scope: { kind: PlaceKind; id: string }, person: Person): Person => ({
  ...person,
  id: nobodysId,
  grants: person.grants.map(({ permission }) => ({ permission, scope })),
});

const nobodysId = "00000000-0000-4000-8000-0000000000ff";

const grantsOf = (group: TemplateKey | undefined): Person["grants"] =>
  (group ? templates[group].permissions : []).map((permission) => ({ permission, scope: "all" }));
