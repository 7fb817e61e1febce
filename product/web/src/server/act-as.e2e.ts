import { demoAccounts } from "@product/database/demo/accounts";
import type { Grant } from "@product/domain/permissions/grants";
import type { Identify } from "#request/context.ts";

/** Believes the cookie `act-as`, which names a demo role. */
export const actAs: Identify = async (request) => {
  const role = request.headers.get("cookie")?.match(/(?:^|;\s*)act-as=(\w+)/)?.[1];
  const account = demoAccounts.find((candidate) => candidate.role === role);
  return account
    ? { kind: "person", id: account.id, name: account.name, grants: grantsOf[account.role] ?? [] }
    : { kind: "nobody" };
};

const editsPages: Grant[] = [{ permission: "page.edit", scope: "all" }];
const grantsOf: Partial<Record<string, Grant[]>> = { owner: editsPages, editor: editsPages };
