import { demoAccounts, type DemoRole } from "@product/database/demo/accounts";
import { demoGroups } from "@product/database/demo/groups";
import { templates } from "@product/domain/permissions/templates";
import type { Grant } from "@product/domain/permissions/grants";
import type { Identify } from "./sessions/identify-session.ts";

/** Believes the cookie `act-as`, which names a demo role; without it, sessions decide as they always do. */
export const actAs =
  (bySession: Identify): Identify =>
  async (request, caller) => {
    const identified = await bySession(request, caller);
    const role = request.headers.get("cookie")?.match(/(?:^|;\s*)act-as=(\w+)/)?.[1];
    const account = demoAccounts.find((candidate) => candidate.role === role);
    if (!account) return identified;
    return {
      ...identified,
      actor: { kind: "person", id: account.id, name: account.name, grants: grantsOf(account.role) },
    };
  };

function grantsOf(role: DemoRole): Grant[] {
  const group = demoGroups[role];
  return group ? templates[group].permissions.map((permission) => ({ permission, scope: "all" })) : [];
}
