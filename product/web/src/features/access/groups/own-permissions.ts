import type { Actor } from "@product/domain/actor";
import { everyPermission, type Permission } from "@product/domain/permissions/catalogue";
import { holdsAt } from "@product/domain/permissions/grants";

/** The permissions that the actor may give to others: all that they hold everywhere. */
export const heldEverywhere = (actor: Actor): Permission[] =>
  everyPermission.filter(
    (permission) => actor.kind === "system" || (actor.kind === "person" && holdsAt(actor.grants, permission, {})),
  );

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
