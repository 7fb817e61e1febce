import { useTranslations } from "use-intl";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { eventsAddress } from "#features/planning/events/schema.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/cancel.page";
import { ChangeForm } from "./change-form.tsx";
import { cancelEvent } from "./commands.server.ts";
import { CompensationFields } from "./compensation-fields.tsx";
import { NotifiesBox } from "./notifies-box.tsx";
import { compensationOf, concernedBy } from "./queries.server.ts";
import { cancelForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "event-moves", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.cancel) throw failure("pageNotFound", { path: params.eventId });
  return {
    concerned: await concernedBy(frame.id),
    ...(await compensationOf(frame.id)),
    version: frame.version,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  formAction(
    "event.delete",
    cancelForm,
    (actor, form) => cancelEvent(actor, recordId(params.eventId), form),
    ({ id }, request) => recordAddress(eventsAddress, id, request),
  )(sent);

export default function CancelEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("event-moves");
  const { concerned, usual, own, ...form } = loaderData;
  return (
    <ChangeForm
      {...form}
      actionName="cancel"
      texts={{ lateHours: usual.lateHours }}
      labelOf={(name) => t(name)}
      about={t("concerned", concerned)}
      reply={actionData}
    >
      {({ lateHours }, typedValue) => (
        <>
          <NotifiesBox choice={actionData ? typedValue("notifies") : "unasked"} />
          <CompensationFields
            chosen={typedValue("compensation") ?? usual.compensation}
            lateHours={lateHours}
            own={own}
            help={t("lateHoursHelp")}
          />
        </>
      )}
    </ChangeForm>
  );
}
