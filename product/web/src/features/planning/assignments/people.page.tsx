import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { contactsOn, contactTime } from "@product/domain/planning/contacts";
import { buttonClass } from "@product/ui/controls/button";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { shiftWith } from "#features/planning/shifts/queries.server.ts";
import { weekdayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/people.page";
import {
  assignWorker,
  callIn,
  confirmOverride,
  markNoShow,
  overrideFindings,
  putOnStandby,
  releaseWorker,
  selectApplicant,
  turnDown,
} from "./commands.server.ts";
import { candidatesFor, judgedPeopleOn } from "./queries.server.ts";
import { assignForm, confirmForm, noShowForm, onPersonForm, overrideForm, releaseForm } from "./schema.ts";
import { SlotPeople } from "./slot-people.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "event.view",
  messages: ["events", "shifts", "assignments", "rules", "findings", "request", "forms"],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  const shift = frame?.may.seePeople ? await shiftWith(frame.id, recordId(params.shiftId), locale) : undefined;
  if (!frame || !shift) throw failure("pageNotFound", { path: params.shiftId });
  const isOpen = frame.isOpen && shift.state !== "cancelled";
  const may = {
    assign: isOpen && frame.may.assign && isPermitted(actor, "worker.view"),
    release: isOpen && isPermitted(actor, "assignment.delete"),
    override: isOpen && frame.may.override,
    noShow:
      isOpen &&
      shift.state !== "draft" &&
      shift.startsAt <= clockNow().getTime() &&
      isPermitted(actor, "assignment.edit"),
  };
  const contacts = contactsOn(actor, placeOfEvent(frame.place), frame, clockNow().getTime());
  const [people, candidates] = await Promise.all([
    judgedPeopleOn(actor, shift.id, contacts === "seen"),
    Promise.all(shift.slots.map((slot) => (may.assign ? candidatesFor(actor, slot, frame.entityId) : []))),
  ]);
  const { id: eventId, timeZone } = frame;
  const contactsFrom = contacts === "later" ? contactTime(frame).from : null;
  return { shift, people, candidates, may, eventId, timeZone, contactsFrom, submissionKey: crypto.randomUUID() };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const id = recordId(params.shiftId);
  const here = () => pageAddress(sent.request).pathname;
  return runNamedAction(
    {
      assign: formAction("assignment.create", assignForm, (actor, form) => assignWorker(actor, id, form), here),
      release: formAction("assignment.delete", releaseForm, (actor, form) => releaseWorker(actor, id, form), here),
      override: formAction(
        "clearance.override",
        overrideForm,
        (actor, form) => overrideFindings(actor, id, form),
        here,
      ),
      select: formAction("assignment.create", onPersonForm, (actor, form) => selectApplicant(actor, id, form), here),
      "turn-down": formAction("assignment.delete", onPersonForm, (actor, form) => turnDown(actor, id, form), here),
      "stand-by": formAction("assignment.create", onPersonForm, (actor, form) => putOnStandby(actor, id, form), here),
      "call-in": formAction("assignment.create", onPersonForm, (actor, form) => callIn(actor, id, form), here),
      "no-show": formAction("assignment.edit", noShowForm, (actor, form) => markNoShow(actor, id, form), here),
      confirm: formAction("clearance.override", confirmForm, (actor, form) => confirmOverride(actor, id, form), here),
    },
    sent,
  );
};

/** People on a shift, role by role. */
export default function PeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("assignments");
  const shifts = useTranslations("shifts");
  const locale = useLocale();
  const { shift, people, candidates, may, eventId, timeZone, contactsFrom, submissionKey } = loaderData;
  return (
    <div className="flex max-w-4xl flex-col gap-4 pt-4 pb-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="flex-1 text-base font-semibold">
          {shift.title}: {t("people")}
        </h2>
        <Link
          to={inLocale(`/admin/events/${eventId}/shifts?day=${shift.day}`, locale)}
          className={buttonClass("quiet")}
        >
          {shifts("back")}
        </Link>
      </div>
      {contactsFrom !== null && (
        <p className="text-compact text-fg-2">
          {t("contactsFrom", { at: weekdayAndTime(new Date(contactsFrom), locale, timeZone) })}
        </p>
      )}
      {actionData && <Refusals reply={actionData} />}
      {shift.slots.map((slot, index) => (
        <SlotPeople
          key={slot.id}
          slot={slot}
          people={people.filter(({ slotId }) => slotId === slot.id)}
          candidates={candidates[index]!}
          may={may}
          zone={timeZone}
          reply={actionData}
          submissionKey={submissionKey}
        />
      ))}
    </div>
  );
}
