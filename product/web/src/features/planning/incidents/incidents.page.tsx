import { data } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { Callout } from "@product/ui/callout";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/incidents.page";
import { reportIncident } from "./commands.server.ts";
import { IncidentFields } from "./incident-fields.tsx";
import { IncidentList } from "./incident-list.tsx";
import { incidentChoices, incidentsOf } from "./queries.server.ts";
import { incidentForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "incidents", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.seeIncidents) throw failure("pageNotFound", { path: params.eventId });
  const place = placeOfEvent(frame.place);
  const mayReport = isPermitted(actor, "incident.create", place);
  const { saved, headers } = takeSaved(request);
  return data(
    {
      rows: await incidentsOf(frame.id),
      choices: mayReport ? await incidentChoices(frame.id) : undefined,
      mayEdit: isPermitted(actor, "incident.edit", place),
      values: {
        kind: "other",
        severity: "low",
        happenedAt: wallOf(clockNow().getTime() as Instant, frame.timeZone),
        shiftId: "",
        workerId: "",
        account: "",
        followUp: "",
        isClosed: false,
        version: 0,
      },
      saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  return formAction(
    "incident.create",
    incidentForm,
    (actor, form) => reportIncident(actor, recordId(params.eventId), form),
    (_done, request) => pageAddress(request).pathname,
  )(sent);
};

/** Incidents at the event, and how each was dealt with. */
export default function IncidentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("incidents");
  const { rows, choices, mayEdit, values, saved, submissionKey } = loaderData;
  return (
    <div className="flex max-w-3xl flex-col gap-6 pt-4 pb-8">
      {saved && !actionData && <Callout tone="ok">{t("saved")}</Callout>}
      {rows.length === 0 ? (
        <p className="text-compact text-fg-2">{t("none")}</p>
      ) : (
        <IncidentList rows={rows} mayEdit={mayEdit} />
      )}
      {choices && (
        <IncidentFields
          key={rows.length}
          title={t("add")}
          values={values}
          choices={choices}
          submissionKey={submissionKey}
          reply={actionData}
        />
      )}
    </div>
  );
}
