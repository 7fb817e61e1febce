/** Acts on events, their shifts and the people on them; acts.ts holds all acts together. */
import { deciding, notDeciding } from "@product/domain/acts/deciding";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";

export const eventActs = {
  "event.create": onEvent("event.create"),
  "event.edit": onEvent("event.edit"),
  "event.move-on": onEvent("event.edit"),
  "event.cancel": onEvent("event.delete"),
  "event.postpone": onEvent("event.edit"),
  "event.reopen": onEvent("event.publish"),
  "event.copy": onEvent("event.create"),
  "event.mark-template": onEvent("event.edit"),
  "event.import": onEvent("event.create"),
  "event.set-terms": onEvent("event.edit"),
  // A rate of a company, a client, an event or a shift: kept apart from their own trail, which more people read.
  "work-rate.set": {
    needs: "pay.edit",
    subject: "work-rate",
    id: (at: { id: string; place: Place }) => at.id,
    place: (at: { id: string; place: Place }) => at.place,
    audits: "changes",
  } as const,
  "event.brief": onEvent("event.edit"),
  "shift.brief": onPart("shift", "shift.edit"),
  "shift.set-terms": onPart("shift", "shift.edit"),
  "event-file.add": onPart("event-file", "event.edit"),
  "event-file.show": onPart("event-file", "event.edit"),
  "event-file.remove": onPart("event-file", "event.edit"),
  "client-link.create": onPart("client-link", "event.edit"),
  "client-link.revoke": onPart("client-link", "event.edit"),
  // Done by whoever has the link.
  "client-link.send-code": { ...onPart("client-link", "event.edit"), audits: "fact" as const },
  "client-link.prove": onPart("client-link", "event.edit"),
  "client-link.approve-hours": onPart("client-link", "event.edit"),
  "incident.report": notDeciding(onIncident("incident.create")),
  "incident.edit": deciding(onIncident("incident.edit")),
  // Done by the system when the term of its record is over.
  "incident.end-term": notDeciding(onIncident("settings.delete")),
  "shift.create": onPart("shift", "shift.create"),
  "shift.edit": onPart("shift", "shift.edit"),
  "shift.delete": onPart("shift", "shift.delete"),
  "shift.publish": onPart("shift", "shift.publish"),
  "shift.schedule": onPart("shift", "shift.publish"),
  "shift.unschedule": onPart("shift", "shift.publish"),
  "slot.save": onPart("slot", "shift.edit"),
  "slot.remove": onPart("slot", "shift.edit"),
  "slot.start-cover": onPart("slot", "assignment.create"),
  "slot.stop-cover": onPart("slot", "assignment.create"),
  "slot.ask-cover": onPart("slot", "assignment.create"),
  "slot.note-call": notDeciding({ ...onAssignment("assignment.create"), subject: "slot" as const }),
  "assignment.create": notDeciding(onAssignment("assignment.create")),
  "assignment.release": notDeciding(onAssignment("assignment.delete")),
  "assignment.give": notDeciding(onAssignment("assignment.delete")),
  // Done by the system: who comes by the link of a letter holds no permission.
  "assignment.answer": notDeciding(onAssignment("assignment.edit")),
  "assignment.say-late": notDeciding(onAssignment("assignment.edit")),
  "assignment.read-briefing": notDeciding(onAssignment("assignment.edit")),
  "assignment.tell": notDeciding({ ...onAssignment("assignment.edit"), audits: "fact" as const }),
  "assignment.remind": notDeciding({ ...onAssignment("assignment.edit"), audits: "fact" as const }),
  "assignment.lapse": notDeciding(onAssignment("assignment.edit")),
  "assignment.wait": notDeciding(onAssignment("assignment.edit")),
  "assignment.promote": notDeciding(onAssignment("assignment.edit")),
  "assignment.apply": notDeciding(onAssignment("assignment.edit")),
  // By a supervisor at the gate, for who stands there.
  "assignment.walk-in": notDeciding(onAssignment("checkin.override")),
  "assignment.select": deciding(onAssignment("assignment.create")),
  "assignment.turn-down": deciding(onAssignment("assignment.delete")),
  "assignment.stand-by": notDeciding(onAssignment("assignment.create")),
  "assignment.call-in": notDeciding(onAssignment("assignment.create")),
  "assignment.mark-no-show": deciding(onAssignment("assignment.edit")),
  "assignment.offer-swap": notDeciding(onAssignment("assignment.edit")),
  "assignment.withdraw-swap": notDeciding(onAssignment("assignment.edit")),
  "assignment.take-swap": notDeciding(onAssignment("assignment.edit")),
  "assignment.expire-swap": notDeciding(onAssignment("assignment.edit")),
  "assignment.agree-swap": deciding(onAssignment("assignment.edit")),
  "assignment.decline-swap": deciding(onAssignment("assignment.edit")),
  "assignment.override": deciding(onAssignment("clearance.override")),
  "assignment.confirm-override": deciding(onAssignment("clearance.override")),
} as const;

export type EventPlace = { id: string; legalEntityId: string; clientId: string | null; venueId: string };

/** An event lies at its company, its client and its venue, and is a place itself. */
export const placeOfEvent = ({ id, legalEntityId, clientId, venueId }: EventPlace): Place => ({
  event: id,
  entity: legalEntityId,
  venue: venueId,
  ...(clientId && { client: clientId }),
});

function onEvent(needs: Permission) {
  return {
    needs,
    subject: "event",
    id: (event: EventPlace) => event.id,
    place: (event: EventPlace) => placeOfEvent(event),
    audits: "changes",
  } as const;
}

/** A part of an event lies where the event does. */
function onPart(subject: string, needs: Permission) {
  return {
    needs,
    subject,
    id: (part: { id: string; event: EventPlace }) => part.id,
    place: ({ event }: { id: string; event: EventPlace }) => placeOfEvent(event),
    audits: "changes",
  } as const;
}

/** Acts on a worker's assignment: its entry in the trail is sealed with the worker's key. */
function onAssignment(needs: Permission) {
  return {
    needs,
    subject: "assignment",
    id: (assignment: { id: string; workerId: string; event: EventPlace }) => assignment.id,
    place: ({ event }: { id: string; workerId: string; event: EventPlace }) => placeOfEvent(event),
    person: ({ workerId }: { id: string; workerId: string; event: EventPlace }) => workerId,
    audits: "changes",
  } as const;
}

type IncidentPlace = { id: string; workerId: string | null; event: EventPlace };

/** Acts on an incident: where it names a worker, its entry in the trail is sealed with that worker's key. */
function onIncident(needs: Permission) {
  return {
    needs,
    subject: "incident",
    id: (incident: IncidentPlace) => incident.id,
    place: ({ event }: IncidentPlace) => placeOfEvent(event),
    person: ({ workerId }: IncidentPlace) => workerId ?? undefined,
    audits: "changes",
  } as const;
}
