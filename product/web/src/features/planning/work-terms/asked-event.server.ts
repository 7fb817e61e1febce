import type { RouterContextProvider } from "react-router";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";

/** The event that an address names, for whoever may see events; without a frame where they do not see this one. */
export async function askedEvent(context: Readonly<RouterContextProvider>, eventId: string) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  return { locale, frame: await eventFrame(actor, eventId, locale) };
}
