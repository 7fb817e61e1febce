import type { RouterContextProvider } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import { notPermitted } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";

/** The reader of the trail, once their permission is certain: holding it in one place opens nothing. */
export function auditorIn(
  context: Readonly<RouterContextProvider>,
  needs: "audit.view" | "audit.export",
): { actor: Actor; actorId: string | undefined; seesWorkers: boolean } {
  const actor = requirePermission(context, needs);
  if (!isPermitted(actor, needs, "everywhere")) throw notPermitted(true);
  return {
    actor,
    actorId: actor.kind === "person" ? actor.id : undefined,
    seesWorkers: isPermitted(actor, "worker.view", "everywhere"),
  };
}
