import { demoAccounts } from "@product/database/demo/accounts";
import { demoGroups } from "@product/database/demo/groups";
import type { Person } from "@product/domain/actor";
import { templateKeys, templates, type TemplateKey } from "@product/domain/permissions/templates";
import type { Identify } from "./sessions/identify-session.ts";

/**
 * Believes the cookie `act-as`, which names a demo role, a template of a group or, as in `another-owner`, someone else of that
 * group; without it, sessions decide as they always do.
 */
export const actAs =
  (bySession: Identify): Identify =>
  async (request, caller) => {
    const identified = await bySession(request, caller);
    const role = request.headers.get("cookie")?.match(/(?:^|;\s*)act-as=([\w-]+)/)?.[1];
    const actor = role ? (demoPerson(role) ?? someoneOf(role.replace(/^another-/, ""))) : undefined;
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

const nobodysId = "00000000-0000-4000-8000-0000000000ff";

const grantsOf = (group: TemplateKey | undefined): Person["grants"] =>
  (group ? templates[group].permissions : []).map((permission) => ({ permission, scope: "all" }));
