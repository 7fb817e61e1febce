/** Acts on the day of an event; acts.ts holds all acts together. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";
import { placeOfEvent, type EventPlace } from "@product/domain/planning/event-acts";

export const dayActs = {
  "event.let-clock": {
    needs: "event.edit",
    subject: "event",
    id: (event: EventPlace) => event.id,
    place: placeOfEvent,
    audits: "changes",
  },
  "punch.record": notDeciding(onPunch("checkin.create")),
  "punch.void": notDeciding(onPunch("checkin.create")),
  // Tapped on the worker's own phone, and not written since it does not fit.
  "punch.put-aside": notDeciding(onPunch("checkin.create")),
  "punch.settle-aside": deciding(onPunch("device.edit")),
  "item.issue": notDeciding({ ...onPunch("checkin.create"), subject: "item" }),
  "item.return": notDeciding({ ...onPunch("checkin.create"), subject: "item" }),
  "passage.record": notDeciding({ ...onPunch("checkin.create"), subject: "passage" }),
  "passage.undo": notDeciding({ ...onPunch("checkin.create"), subject: "passage" }),
  // Done by the system: who opens a pass by its link holds no permission.
  "pass.issue": notDeciding({ ...onPass("worker.edit"), audits: "fact" as const }),
  "pass.send-link": notDeciding({ ...onPass("worker.edit"), audits: "fact" as const }),
  "pass.send-month": notDeciding({ ...onPass("worker.edit"), audits: "fact" as const }),
  "pass.send-code": notDeciding({ ...onPass("worker.edit"), audits: "fact" as const }),
  "pass.prove": notDeciding(onPass("worker.edit")),
  "pass.register-phone": notDeciding(onPass("worker.edit")),
  "pass.change-phone": notDeciding({ ...onPass("worker.edit"), audits: "fact" as const }),
  "device.add": onDevice("device.create"),
  "device.new-pin": { ...onDevice("device.edit"), audits: "fact" as const },
  "device.revoke": onDevice("device.delete"),
  "device.set-supervisor": onDevice("device.create"),
  "device.train": onDevice("device.edit"),
  // Done by the system: what is typed is the only thing known of whoever pairs it.
  "device.pair": onDevice("device.edit"),
  "device.register-key": { ...onDevice("checkin.create"), audits: "fact" as const },
  "device.report-conflict": onDevice("checkin.create"),
  "device.settle-conflict": onDevice("device.edit"),
  "time.propose": deciding(onHours("time.create")),
  "time.agree": deciding(onHours("time.approve")),
  "time.refuse": deciding(onHours("time.approve")),
  // Workers answer by their pass and hold no permission.
  "time.answer": notDeciding(onHours("time.edit")),
  "hours.endorse": notDeciding(onHours("time.edit")),
  "hours.dispute": notDeciding(onHours("time.edit")),
  // Clients answer by their link.
  "hours.client-dispute": notDeciding(onHours("time.edit")),
  "hours.tell": notDeciding({ ...onHours("time.edit"), audits: "fact" as const }),
  "hours.approve": deciding(onHours("timesheet.approve")),
  "hours.reopen": deciding(onHours("timesheet.edit")),
  "hours.write": deciding(onHours("time.approve")),
  "hours.settle": deciding(onHours("timesheet.edit")),
  // Two people: one proposes it with a reason, another one confirms what they read.
  "hours.propose-reopening": onPeriod("timesheet.edit"),
  "hours.drop-reopening": onPeriod("timesheet.edit"),
  "hours.confirm-reopening": onPeriod("timesheet.approve"),
  "register.export": {
    needs: "time.export",
    subject: "register",
    id: (file: { name: string }) => file.name,
    place: (): Place => ({}),
    audits: "fact",
  },
  // Done by the system when the longest term of a month is over.
  "register.end-term": {
    needs: "settings.delete",
    subject: "register",
    id: (month: { name: string }) => month.name,
    place: (): Place => ({}),
    audits: "changes",
  },
  "hours.lock": onPeriod("timesheet.approve"),
  "pay-policy.edit": { ...onPeriod("pay.edit"), subject: "pay-policy" },
  "client-charge.edit": {
    needs: "pay.edit",
    subject: "client-charge",
    id: (client: { id: string }) => client.id,
    place: ({ id }: { id: string }): Place => ({ client: id }),
    audits: "changes",
  },
  "inspection.create": { ...onPeriod("time.export"), subject: "inspection" },
  "inspection.revoke": { ...onPeriod("time.export"), subject: "inspection" },
  "inspection.take": { ...onPeriod("time.export"), subject: "inspection", audits: "fact" },
  "batch.make": { ...onPeriod("timesheet.export"), subject: "hours-batch" },
  "batch.download": { ...onPeriod("timesheet.export"), subject: "hours-batch", audits: "fact" },
} as const;

/** A punch lies where its event does; one without an event, at the company of the worker. */
export type PunchPlace = { id: string; workerId: string; legalEntityId: string; event: EventPlace | undefined };

/** Acts on a worker's punch: its entry in the trail is sealed with the worker's key. */
function onPunch(needs: Permission) {
  return {
    needs,
    subject: "punch",
    id: (punch: PunchPlace) => punch.id,
    place: ({ event, legalEntityId }: PunchPlace): Place => (event ? placeOfEvent(event) : { entity: legalEntityId }),
    person: ({ workerId }: PunchPlace) => workerId,
    audits: "changes",
  } as const;
}

/** The pass of a worker lies where their record does, and has its id. */
function onPass(needs: Permission) {
  return {
    needs,
    subject: "pass",
    id: (worker: { id: string; legalEntityId: string }) => worker.id,
    place: ({ legalEntityId }: { id: string; legalEntityId: string }): Place => ({ entity: legalEntityId }),
    person: ({ id }: { id: string; legalEntityId: string }) => id,
    audits: "changes",
  } as const;
}

/** A device lies where its event does. */
function onDevice(needs: Permission) {
  return {
    needs,
    subject: "device",
    id: (device: { id: string; event: EventPlace }) => device.id,
    place: ({ event }: { id: string; event: EventPlace }): Place => placeOfEvent(event),
    audits: "changes",
  } as const;
}
/** The hours of someone on a shift lie where the event does. */
function onHours(needs: Permission) {
  return {
    needs,
    subject: "assignment",
    id: (hours: HoursPlace) => hours.id,
    place: ({ event }: HoursPlace): Place => placeOfEvent(event),
    person: ({ workerId }: HoursPlace) => workerId,
    audits: "changes",
  } as const;
}
type HoursPlace = { id: string; workerId: string; event: EventPlace };

/** Closed hours lie where their company does. */
function onPeriod(needs: Permission) {
  return {
    needs,
    subject: "hours-period",
    id: (period: { id: string; legalEntityId: string }) => period.id,
    place: ({ legalEntityId }: { id: string; legalEntityId: string }): Place => ({ entity: legalEntityId }),
    audits: "changes",
  } as const;
}
