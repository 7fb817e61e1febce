import { historyOf } from "#features/ground/audit/queries.server.ts";
import { History } from "#features/ground/audit/share/history.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/history.page";
import { eventFrame } from "./queries.server.ts";

export const handle = { needs: "event.view", messages: ["events", "audit"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.seeHistory) throw failure("pageNotFound", { path: params.eventId });
  return { history: await historyOf(actor, "event", frame.id) };
}

/** Acts on the event, the latest first. */
export default function EventHistoryPage({ loaderData }: Route.ComponentProps) {
  return <History entries={loaderData.history} />;
}
