import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { buttonClass } from "@product/ui/controls/button";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/incident.page";
import { editIncident } from "./commands.server.ts";
import { IncidentFields } from "./incident-fields.tsx";
import { incidentChoices, incidentWith } from "./queries.server.ts";
import { incidentForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "incidents", "request", "forms"],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  const mayEdit = frame?.may.seeIncidents && isPermitted(actor, "incident.edit", placeOfEvent(frame.place));
  const values = mayEdit && (await incidentWith(frame.id, recordId(params.incidentId), frame.timeZone));
  if (!values) throw failure("pageNotFound", { path: params.incidentId });
  return { values, choices: await incidentChoices(frame.id), submissionKey: crypto.randomUUID() };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const eventId = recordId(params.eventId);
  return formAction(
    "incident.edit",
    incidentForm,
    (actor, form) => editIncident(actor, eventId, recordId(params.incidentId), form),
    (_done, request) => inLocale(`/admin/events/${eventId}/incidents`, localeOf(pageAddress(request).pathname)),
  )(sent);
};

export default function IncidentPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("incidents");
  const locale = useLocale();
  const frame = useEventFrame();
  return (
    <div className="flex max-w-3xl flex-col gap-4 pt-4 pb-8">
      <IncidentFields {...loaderData} title={t("edit")} reply={actionData} />
      <div>
        <Link to={inLocale(`/admin/events/${frame.id}/incidents`, locale)} className={buttonClass("quiet", "form")}>
          {t("back")}
        </Link>
      </div>
    </div>
  );
}
