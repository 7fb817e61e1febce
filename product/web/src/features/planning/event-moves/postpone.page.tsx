import { useLocale, useTranslations } from "use-intl";
import { DayField } from "#features/ground/forms/share/day-field.tsx";
import { useFieldSentences } from "#features/ground/forms/share/form-parts.tsx";
import { recordAddress } from "#features/ground/master-data/share/record-action.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { eventsAddress } from "#features/planning/events/schema.ts";
import { calendarDay } from "#i18n/format.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/postpone.page";
import { ChangeForm } from "./change-form.tsx";
import { postponeEvent } from "./commands.server.ts";
import { CompensationFields } from "./compensation-fields.tsx";
import { NotifiesBox } from "./notifies-box.tsx";
import { compensationOf, concernedBy } from "./queries.server.ts";
import { postponeForm } from "./schema.ts";
import { ClockFields } from "./share/clock-fields.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["events", "event-moves", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  if (!frame?.may.postpone) throw failure("pageNotFound", { path: params.eventId });
  const { firstDay, version } = frame;
  return {
    concerned: await concernedBy(frame.id),
    ...(await compensationOf(frame.id)),
    firstDay,
    version,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  formAction(
    "event.edit",
    postponeForm,
    (actor, form) => postponeEvent(actor, recordId(params.eventId), form),
    ({ id }, request) => recordAddress(eventsAddress, id, request),
  )(sent);

export default function PostponeEventPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("event-moves");
  const locale = useLocale();
  const sentences = useFieldSentences();
  const { concerned, usual, own, firstDay: now, ...form } = loaderData;
  return (
    <ChangeForm
      {...form}
      actionName="postpone"
      texts={{ firstDay: "", lateHours: usual.lateHours }}
      labelOf={(name) => t(name)}
      about={t("concerned", concerned)}
      reply={actionData}
    >
      {({ firstDay, lateHours }, typedValue) => (
        <>
          <DayField
            id={firstDay.id}
            name={firstDay.name}
            defaultValue={firstDay.initialText}
            errors={sentences(firstDay.errors)}
            label={t("firstDay")}
            help={t("firstDayHelp", { day: calendarDay(now, locale) })}
            required
          />
          <ClockFields reply={actionData} />
          <NotifiesBox choice={actionData ? typedValue("notifies") : "unasked"} />
          <CompensationFields
            chosen={typedValue("compensation") ?? usual.compensation}
            lateHours={lateHours}
            own={own}
            help={t("lateHoursBefore")}
          />
        </>
      )}
    </ChangeForm>
  );
}
