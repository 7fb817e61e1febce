import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { Callout } from "@product/ui/callout";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";
import { shortDay, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/call-list.page";
import { CallRow } from "./call-row.tsx";
import { recordCall } from "./commands.server.ts";
import { peopleToCall } from "./queries.server.ts";
import { callForm } from "./schema.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "call-list", "request", "forms"],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  const mayCall =
    frame?.may.assign && frame.may.seePeople && isPermitted(actor, "worker.view.contact", { entity: frame.entityId });
  if (!frame || !mayCall) throw failure("pageNotFound", { path: params.slotId });
  const shifts = await shiftsOf(frame.id, locale);
  const chosen = shifts
    .flatMap((shift) => shift.slots.map((slot) => ({ shift, slot })))
    .find(({ slot }) => slot.id === recordId(params.slotId));
  if (!chosen || chosen.shift.state === "draft" || chosen.shift.state === "cancelled")
    throw failure("pageNotFound", { path: params.slotId });
  const { shift, slot } = chosen;
  const open = Math.max(0, slot.target - slot.confirmed);
  const where = { entityId: frame.entityId, venueId: frame.venueId, day: shift.day };
  return {
    shift,
    slot,
    open,
    people: open > 0 ? await peopleToCall(actor, slot, where) : [],
    eventId: frame.id,
    timeZone: frame.timeZone,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const slotId = recordId(params.slotId);
  return formAction(
    "assignment.create",
    callForm,
    (actor, form) => recordCall(actor, slotId, form),
    () => pageAddress(sent.request).pathname,
  )(sent);
};

/** One after the other is called by a tap, and what came of it is noted by another. */
export default function CallListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("call-list");
  const locale = useLocale();
  const { shift, slot, open, people, eventId, timeZone, submissionKey } = loaderData;
  const at = (moment: number) => timeOf(new Date(moment), locale, timeZone);
  return (
    <div className="flex max-w-4xl flex-col gap-4 pt-4 pb-8">
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 className="text-base font-semibold">
            {t("title")}: {slot.role}, {shift.title}
          </h2>
          <p className="num text-compact text-fg-2">
            {shortDay(shift.day, locale)}, {at(shift.startsAt)}–{at(shift.endsAt)} · {t("open", { n: open })}
          </p>
        </div>
        <Link
          to={inLocale(`/admin/events/${eventId}/staffing?slot=${slot.id}`, locale)}
          className={buttonClass("quiet")}
        >
          {t("back")}
        </Link>
      </header>
      {actionData && <Refusals reply={actionData} />}
      {open === 0 ? (
        <Callout tone="ok">{t("filled")}</Callout>
      ) : (
        <>
          <p className="max-w-2xl text-compact text-pretty text-fg-2">{t("text")}</p>
          {people.length === 0 ? (
            <EmptyState title={t("nobody")}>{t("nobodyText")}</EmptyState>
          ) : (
            <ol aria-label={t("people")} className="divide-y divide-line rounded-card border border-line">
              {people.map((person) => (
                <CallRow key={person.id} person={person} zone={timeZone} submissionKey={submissionKey} />
              ))}
            </ol>
          )}
        </>
      )}
    </div>
  );
}
