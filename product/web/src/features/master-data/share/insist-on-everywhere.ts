import type { RouterContextProvider } from "react-router";
import type { Permission } from "@product/domain/permissions/catalogue";
import { holdsEverywhere } from "#features/audit/queries.server.ts";
import { actorWho, notPermitted } from "#request/context.ts";

/** New records lie at no place yet: only who holds the permission everywhere makes one. */
export function insistOnEverywhere(permission: Permission, context: Readonly<RouterContextProvider>): void {
  if (!holdsEverywhere(actorWho(permission, context), permission)) throw notPermitted(true);
}
