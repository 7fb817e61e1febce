import { useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { EmptyState } from "@product/ui/records/empty-state";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { useLive } from "#features/ground/live/share/use-live.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { loansAt } from "#features/day/items/queries.server.ts";
import { gateCounts } from "#features/day/passages/queries.server.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { runNamedAction } from "#request/forms/named-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/check-in.page";
import { AttendanceTable } from "./attendance-table.tsx";
import { ClockSwitch } from "./clock-switch.tsx";
import {
  addDevice,
  letClock,
  renewPin,
  revokeDevice,
  setSupervisor,
  settleConflict,
  takeBack,
  trainDevice,
} from "./commands.server.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import { DoorCounts } from "./door-counts.tsx";
import { DevicePanel } from "./device-panel.tsx";
import { attendanceOf, conflictsOf, countConflicts, devicesOf, doorsOf, wholeRoll } from "./queries.server.ts";
import { LoanPanel } from "./loan-panel.tsx";
import { Roll } from "./roll.tsx";
import {
  clockForm,
  conflictActionForm,
  deviceActionForm,
  deviceForm,
  itemActionForm,
  supervisorForm,
  trainingForm,
} from "./schema.ts";

export const handle = { needs: "event.view", messages: ["events", "check-in", "gate", "request", "forms"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale, settings } = context.get(requestContext);
  const frame = await eventFrame(actor, recordId(params.eventId), locale);
  if (!frame?.may.checkIn) throw failure("pageNotFound", { path: params.eventId });
  const place = placeOfEvent(frame.place);
  const { origin, searchParams } = pageAddress(request);
  const isRoll = searchParams.has("roll");
  return {
    people: await attendanceOf(frame.id, locale, isRoll ? wholeRoll : undefined),
    counts: await gateCounts(frame.id),
    loans: await loansAt(frame.id, locale),
    devices: isPermitted(actor, "device.view", place) ? await devicesOf(frame.id) : undefined,
    conflicts: await conflictsOf(frame.id),
    conflictsInAll: await countConflicts(frame.id),
    ...(await doorsOf(frame.id)),
    timeZone: frame.timeZone,
    now: clockNow(),
    isRoll,
    site: settings.origin || origin,
    may: {
      add: isPermitted(actor, "device.create", place),
      renew: isPermitted(actor, "device.edit", place),
      revoke: isPermitted(actor, "device.delete", place),
      clock: frame.may.edit,
      takeBack: isPermitted(actor, "checkin.create", place),
    },
    submissionKey: crypto.randomUUID(),
  };
}
export type CheckIn = Route.ComponentProps["loaderData"];

export const action = ({ params, ...sent }: Route.ActionArgs) => {
  requirePermission(sent.context, "event.view");
  const eventId = recordId(params.eventId);
  const back = (_: unknown, request: Request) => pageAddress(request).pathname;
  return runNamedAction(
    {
      "add-device": formAction(
        "device.create",
        deviceForm,
        (actor, form) => addDevice(actor, eventId, form),
        (newPin) => ({ newPin }),
      ),
      "new-pin": formAction(
        "device.edit",
        deviceActionForm,
        (actor, { device }) => renewPin(actor, eventId, device),
        (newPin) => ({ newPin }),
      ),
      "revoke-device": formAction(
        "device.delete",
        deviceActionForm,
        (actor, { device }) => revokeDevice(actor, eventId, device),
        back,
      ),
      "return-item": formAction(
        "checkin.create",
        itemActionForm,
        (actor, { loan }) => takeBack(actor, eventId, loan),
        back,
      ),
      "set-supervisor": formAction(
        "device.create",
        supervisorForm,
        (actor, { device, supervisorPhone }) => setSupervisor(actor, eventId, device, supervisorPhone),
        back,
      ),
      "train-device": formAction(
        "device.edit",
        trainingForm,
        (actor, { device, training }) => trainDevice(actor, eventId, device, training === "on"),
        back,
      ),
      "settle-conflict": formAction(
        "device.edit",
        conflictActionForm,
        (actor, { conflict }) => settleConflict(actor, eventId, conflict),
        back,
      ),
      "let-clock": formAction(
        "event.edit",
        clockForm,
        (actor, { selfClock }) => letClock(actor, eventId, selfClock),
        back,
      ),
    },
    sent,
  );
};

/** The day itself: who is in, who is late, who has not come; and the devices that say so. */
export default function CheckInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("check-in");
  useLive("punch");
  const { people, isRoll } = loaderData;
  const reply = actionData && "result" in actionData ? actionData : undefined;
  const newPin = actionData && "newPin" in actionData ? actionData.newPin : undefined;
  if (isRoll) return <Roll checkIn={loaderData} />;
  return (
    <div className="flex flex-col gap-6 pt-4 pb-8">
      {reply && reply.refusals.length > 0 && <Refusals reply={reply} />}
      {people.length === 0 ? (
        <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
      ) : (
        <AttendanceTable checkIn={loaderData} />
      )}
      <DoorCounts checkIn={loaderData} />
      {loaderData.loans.length > 0 && <LoanPanel checkIn={loaderData} />}
      {loaderData.conflicts.length > 0 && <ConflictPanel checkIn={loaderData} />}
      {loaderData.devices && <DevicePanel checkIn={loaderData} newPin={newPin} actionData={actionData} />}
      {loaderData.may.clock && <ClockSwitch checkIn={loaderData} />}
    </div>
  );
}
