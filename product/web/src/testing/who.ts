import type { Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Scope } from "@product/domain/permissions/grants";

/** Someone of the office who holds these permissions everywhere, or at one place. */
export const who = (permissions: readonly Permission[], scope: Scope = "all"): Person => ({
  kind: "person",
  id: crypto.randomUUID(),
  name: "Olalla Requena",
  grants: permissions.map((permission) => ({ permission, scope })),
});
