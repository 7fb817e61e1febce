import { useTranslations } from "use-intl";
import { compensations } from "@product/domain/planning/events";
import { Field } from "@product/ui/controls/field";
import { RadioGroup } from "@product/ui/controls/radio-group";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { eventsAddress } from "#features/planning/events/schema.ts";
import { eventTerms } from "#features/planning/work-terms/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { insist } from "#request/who-may.ts";
import type { Route } from "./+types/cancel.page";
import { ChangeForm } from "./change-form.tsx";
import { cancelEvent } from "./commands.server.ts";
import { NotifiesBox } from "./notifies-box.tsx";
import { OwnCompensations } from "./own-compensations.tsx";
import { concernedBy, shiftsWithCompensation } from "./queries.server.ts";
import { cancelForm, mostLateHours } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "event-moves", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = insist(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.cancel) throw failure("pageNotFound", { path: params.eventId });
  const [concerned, { inForce }, own] = await Promise.all([
    concernedBy(frame.id),
    eventTerms(frame.id),
    shiftsWithCompensation(frame.id, clockNow()),
  ]);
  return {
    concerned,
    own,
    usual: { compensation: inForce.compensation.value, lateHours: String(inForce.lateHours.value) },
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

export default function CancelEventPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useTranslations("event-moves");
  const sentences = useFieldSentences();
  const { concerned, usual, own, ...form } = loaderData;
  return (
    <ChangeForm
      {...form}
      deed="cancel"
      texts={{ lateHours: usual.lateHours }}
      labelOf={(name) => t(name)}
      about={t("concerned", concerned)}
      reply={actionData}
    >
      {({ lateHours }, said) => (
        <>
          <NotifiesBox said={actionData ? said("notifies") : "unasked"} />
          <RadioGroup
            name="compensation"
            label={t("compensation")}
            defaultValue={said("compensation") ?? usual.compensation}
            options={compensations.map((value) => ({ value, label: t(`compensation:${value}`) }))}
          />
          <Field
            id={lateHours.id}
            name={lateHours.name}
            defaultValue={lateHours.initialText}
            errors={sentences(lateHours.errors)}
            label={t("lateHours")}
            help={t("lateHoursHelp")}
            type="number"
            inputMode="numeric"
            min={1}
            max={mostLateHours}
            className="num"
          />
          <OwnCompensations eventId={params.eventId} shifts={own} />
        </>
      )}
    </ChangeForm>
  );
}
