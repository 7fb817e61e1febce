import { demoAccounts, type DemoRole } from "@product/database/demo/accounts";
import { demoPermissions } from "@product/database/demo/permissions";
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

const grantsOf = (role: DemoRole): Grant[] => demoPermissions[role].map((permission) => ({ permission, scope: "all" }));
