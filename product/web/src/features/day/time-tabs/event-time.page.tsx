import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/event-time.page";
import { HoursPart } from "./hours-part.tsx";
import { hoursOfEvent } from "./queries.server.ts";

export const handle = { needs: "event.view", messages: ["events", "time", "time-tabs"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = insist(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame?.may.seeTime) throw failure("pageNotFound", { path: params.eventId });
  const mayPropose = isPermitted(actor, "time.create", placeOfEvent(frame.place));
  return { ...(await hoursOfEvent(actor, frame.id, locale, clockNow())), mayPropose };
}

/** What was planned against what was worked at one event. */
export default function EventTimePage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-5 pt-5 pb-8">
      <HoursPart {...loaderData} />
    </div>
  );
}
