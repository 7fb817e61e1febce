import { data, Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isUnsettled } from "@product/domain/planning/events";
import { hasPlaces } from "@product/domain/planning/shifts";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import type { Zone } from "@product/domain/time/zone";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { FindingCard } from "#features/planning/rules/share/finding-card.tsx";
import { shiftTerms } from "#features/planning/work-terms/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/shift.page";
import { cancelShift, editShift, removeSlot, saveSlot } from "./commands.server.ts";
import { designFindings, shiftChoices, shiftWith, type ShiftRow } from "./queries.server.ts";
import { reviewAddress } from "./review-address.ts";
import { onShift, onSlot, shiftForm, slotForm } from "./schema.ts";
import { ShiftScreen } from "./shift-screen.tsx";
import { SlotForms } from "./slot-forms.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "shifts", "master-data", "rules", "findings", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  const shift = frame && (await shiftWith(frame.id, recordId(params.shiftId), locale));
  if (!shift) throw failure("pageNotFound", { path: params.shiftId });
  const { saved, headers } = takeSaved(request);
  const [choices, findings, { inForce }] = await Promise.all([
    shiftChoices(actor, frame.id, locale),
    designFindings(shift.id),
    shiftTerms(frame.id, shift.id),
  ]);
  return data(
    {
      shift,
      values: valuesOf(shift, frame.timeZone),
      findings,
      termsDocumentIds: inForce.documentTypeIds.value,
      ...choices,
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}

function valuesOf(shift: ShiftRow, timeZone: Zone) {
  const planned = { ...shift, ...shift.pending };
  const [first] = planned.breaks;
  return {
    title: planned.title,
    zoneId: planned.zoneId ?? "",
    startsAt: wallOf(planned.startsAt as Instant, timeZone),
    endsAt: wallOf(planned.endsAt as Instant, timeZone),
    startsWhich: "",
    endsWhich: "",
    breakMinutes: String(first?.minutes ?? 0),
    breakAfter: String(first?.after ?? 240),
    breakPaid: first?.paid ?? false,
    meetingPoint: planned.meetingPoint,
    meetingMinutes: String(planned.meetingMinutes),
    notesEs: planned.notesEs,
    notesEn: planned.notesEn,
    version: shift.version,
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const [eventId, id] = [recordId(params.eventId), recordId(params.shiftId)];
  const shifts = inLocale(`/admin/events/${eventId}/shifts`, localeOf(pageAddress(sent.request).pathname));
  const here = () => `${shifts}/${id}`;
  if (!pageAddress(sent.request).searchParams.has("do"))
    return formAction("shift.edit", shiftForm, (actor, form) => editShift(actor, id, form), here)(sent);
  return runNamedAction(
    {
      cancel: formAction(
        "shift.delete",
        onShift,
        (actor, { version }) => cancelShift(actor, id, version),
        () => shifts,
      ),
      slot: formAction("shift.edit", slotForm, (actor, form) => saveSlot(actor, id, form), here),
      "remove-slot": formAction("shift.edit", onSlot, (actor, { slotId }) => removeSlot(actor, id, slotId), here),
    },
    sent,
  );
};

export default function ShiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("shifts");
  const locale = useLocale();
  const frame = useEventFrame();
  const { shift, roles, wanted, termsDocumentIds, zones, submissionKey, values, findings, isSaved } = loaderData;
  const isOpen = frame.may.plan && shift.state !== "cancelled";
  const isAboutSlot = actionData?.result.initialValue?.["roleId"] !== undefined;
  return (
    <div className="flex flex-col gap-4 pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-base font-semibold">{shift.pending?.title ?? shift.title}</h2>
        <Link
          to={inLocale(`/admin/events/${frame.id}/shifts?day=${shift.day}`, locale)}
          className={buttonClass("quiet")}
        >
          {t("back")}
        </Link>
        {isOpen && (
          <Link
            to={inLocale(`/admin/events/${frame.id}/shifts/${shift.id}/terms`, locale)}
            className={buttonClass("quiet")}
          >
            {t("terms")}
          </Link>
        )}
        {frame.may.seeRates && (
          <Link
            to={inLocale(`/admin/events/${frame.id}/shifts/${shift.id}/rates`, locale)}
            className={buttonClass("quiet")}
          >
            {t("rates")}
          </Link>
        )}
        {frame.may.publish && isOpen && shift.state !== "published" && (
          <Link
            to={inLocale(reviewAddress(frame.id, { shift: shift.id, day: shift.day }), locale)}
            className={buttonClass("primary")}
          >
            {t("publish")}
          </Link>
        )}
      </div>
      {frame.may.publish && isOpen && shift.state !== "published" && isUnsettled(frame.status) && (
        <Callout tone="info">{t(hasPlaces(shift.slots) ? "settles" : "settlesNot")}</Callout>
      )}
      {shift.state === "published" && isOpen && <Callout tone="info">{t("pendingIntro")}</Callout>}
      {findings.length > 0 && (
        <section aria-label={t("findings")} className="max-w-3xl rounded-card border border-line">
          <ul className="divide-y divide-line">
            {findings.map((each) => (
              <FindingCard key={each.finding.rule} {...each} zone={frame.timeZone} />
            ))}
          </ul>
        </section>
      )}
      <ShiftScreen
        values={values}
        zones={zones}
        submissionKey={submissionKey}
        isReadOnly={!isOpen}
        isSaved={isSaved}
        reply={isAboutSlot ? undefined : actionData}
        below={
          isOpen && (
            <SlotForms
              shift={shift}
              roles={roles}
              wanted={wanted}
              termsDocumentIds={termsDocumentIds}
              submissionKey={submissionKey}
              reply={isAboutSlot ? actionData : undefined}
            />
          )
        }
      />
      {isOpen && (
        <section className="flex max-w-3xl flex-col gap-3 border-t border-line pt-5 pb-24">
          <p className="text-compact text-fg-2">{t("cancelWhy")}</p>
          <Form method="post" action="?do=cancel">
            <input type="hidden" name="version" value={shift.version} />
            <Button look="danger" type="submit">
              {t("cancelShift")}
            </Button>
          </Form>
        </section>
      )}
    </div>
  );
}
