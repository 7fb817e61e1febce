import type { RouterContextProvider } from "react-router";
import type { Actor } from "@product/domain/actor";
import { actorWho, notPermitted } from "#request/context.ts";
import { holdsEverywhere } from "./queries.server.ts";

/** Who reads the trail, once it is sure that they may: holding the permission in one place opens nothing. */
export function auditorIn(
  context: Readonly<RouterContextProvider>,
  needs: "audit.view" | "audit.export",
): { actor: Actor; actorId: string | undefined } {
  const actor = actorWho(needs, context);
  if (!holdsEverywhere(actor, needs)) throw notPermitted(true);
  return { actor, actorId: actor.kind === "person" ? actor.id : undefined };
}
