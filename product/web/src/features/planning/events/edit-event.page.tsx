import { data } from "react-router";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/edit-event.page";
import { editEvent } from "./commands.server.ts";
import { eventChoices, eventWith } from "./queries.server.ts";
import { eventForm, eventsAddress } from "./schema.ts";
import { EventScreen } from "./event-screen.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "master-data", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const found = await eventWith(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!found || !isPermitted(actor, "event.edit", placeOfEvent(found.event)))
    throw failure("pageNotFound", { path: params.eventId });
  const { event, managerIds } = found;
  const { saved, headers } = takeSaved(request);
  return data(
    {
      values: {
        titleEs: event.titleEs,
        titleEn: event.titleEn,
        legalEntityId: event.legalEntityId,
        clientId: event.clientId ?? "",
        venueId: event.venueId,
        startsAt: wallOf(event.startsAt.getTime() as Instant, event.timeZone),
        endsAt: wallOf(event.endsAt.getTime() as Instant, event.timeZone),
        visibility: event.visibility,
        purchaseOrder: event.purchaseOrder,
        descriptionEs: event.descriptionEs,
        descriptionEn: event.descriptionEn,
        colour: String(event.colour),
        managers: managerIds,
        version: event.version,
      },
      choices: await eventChoices(actor, "event.edit", {
        entity: event.legalEntityId,
        client: event.clientId,
        venue: event.venueId,
      }),
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  formAction(
    "event.edit",
    eventForm,
    (actor, form) => editEvent(actor, recordId(params.eventId), form),
    ({ id }, request) => inLocale(`${eventsAddress}/${id}/edit`, localeOf(pageAddress(request).pathname)),
  )(sent);

export default function EditEventPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="pt-4">
      <EventScreen {...loaderData} reply={actionData} />
    </div>
  );
}
