/** What is done on the day of an event; acts.ts holds all acts together. */
import type { Permission } from "@product/domain/permissions/catalogue";
import type { Place } from "@product/domain/permissions/grants";
import { placeOfEvent, type EventPlace } from "@product/domain/planning/event-acts";

export const dayActs = {
  "punch.record": onPunch("checkin.create"),
  "punch.void": onPunch("checkin.create"),
} as const;

/** A punch lies where its event does; one without an event, at the company of the worker. */
export type PunchPlace = { id: string; workerId: string; legalEntityId: string; event: EventPlace | undefined };

/** Of a worker: what the trail says of it is sealed with their key. */
function onPunch(needs: Permission) {
  return {
    needs,
    subject: "punch",
    id: (one: PunchPlace) => one.id,
    place: ({ event, legalEntityId }: PunchPlace): Place => (event ? placeOfEvent(event) : { entity: legalEntityId }),
    person: ({ workerId }: PunchPlace) => workerId,
    tells: "changes",
  } as const;
}
