import type { Person } from "@product/domain/actor";
import { templates } from "@product/domain/permissions/templates";

/** A person with all the permissions of an owner, everywhere. */
export const planner: Person = {
  kind: "person",
  id: crypto.randomUUID(),
  name: "Paula",
  grants: templates.owner.permissions.map((permission) => ({ permission, scope: "all" as const })),
};
