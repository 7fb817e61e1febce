import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { forgetSigner } from "#features/day/client-hours/commands.server.ts";
import { signingsOf } from "#features/day/client-hours/queries.server.ts";
import { forgetForm } from "#features/day/client-hours/schema.ts";
import { SigningList } from "#features/day/client-hours/share/signing-list.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/event-time.page";
import { HoursPart } from "./hours-part.tsx";
import { hoursOfEvent } from "./queries.server.ts";

export const handle = { needs: "event.view", messages: ["events", "time", "time-tabs", "client-hours"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame?.may.seeTime) throw failure("pageNotFound", { path: params.eventId });
  const mayPropose = isPermitted(actor, "time.create", placeOfEvent(frame.place));
  const [hours, signings] = await Promise.all([
    hoursOfEvent(actor, frame.id, locale, clockNow()),
    signingsOf(frame.id),
  ]);
  return { ...hours, signings, mayPropose, mayForget: isPermitted(actor, "settings.delete", "everywhere") };
}

export const action = ({ context, ...sent }: Route.ActionArgs) => {
  requirePermission(context, "event.view");
  const back = (_: unknown, request: Request) => pageAddress(request).pathname;
  return formAction("settings.delete", forgetForm, forgetSigner, back)({ context, ...sent });
};

/** Planned and worked hours at one event, side by side. */
export default function EventTimePage({ loaderData: { signings, mayForget, ...hours } }: Route.ComponentProps) {
  const { timeZone } = useEventFrame();
  return (
    <div className="flex flex-col gap-5 pt-5 pb-8">
      <SigningList signings={signings} timeZone={timeZone} mayForget={mayForget} />
      <HoursPart {...hours} isWithinEvent />
    </div>
  );
}
