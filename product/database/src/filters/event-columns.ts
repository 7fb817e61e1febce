import { sql } from "drizzle-orm";
import type { eventFields } from "@product/domain/planning/event-list";
import { placeTaking } from "@product/domain/planning/assignments";
import { endedStatuses } from "@product/domain/planning/events";
import { eventManagers, events } from "@product/database/tables/planning/event";
import type { FilterColumns } from "./compile.ts";

/** Where an event lies, for narrowing a question to what someone may see. */
export const eventPlaces = {
  event: events.id,
  entity: events.legalEntityId,
  client: events.clientId,
  venue: events.venueId,
} as const;

/** The states that take a place, as a list in a question. */
export const taking = sql.raw(placeTaking.map((state) => `'${state}'`).join(", "));

/** Places that count, of the shifts that take place, with how many people hold each. */
export const filledSlots = sql`SELECT slot.id, slot.role_id, slot.minimum, slot.target, slot.maximum, slot.standby,
    slot.shift_id, slot.event_id, shift.day, slot.agency_seats + held.taken AS confirmed, held.asked, held.waiting, held.on_standby, held.staged
  FROM app.slot JOIN app.shift ON shift.id = slot.shift_id AND shift.cancelled_at IS NULL
  CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE a.state IN (${taking})))::int AS taken,
      (count(*) FILTER (WHERE a.state IN ('invited', 'applied')))::int AS asked,
      (count(*) FILTER (WHERE a.state = 'waitlisted'))::int AS waiting,
      (count(*) FILTER (WHERE a.state = 'standby'))::int AS on_standby,
      (count(*) FILTER (WHERE a.state = 'staged'))::int AS staged
    FROM app.assignment a WHERE a.slot_id = slot.id) held`;

/** Condition for events that can still be planned for, spelled like the index that keeps those in order. */
export const isOpenEvent = sql`event.status NOT IN (${sql.raw(endedStatuses.map((status) => `'${status}'`).join(", "))})`;

/** The only columns of events that a filter reaches. */
export const eventColumns: FilterColumns<typeof eventFields> = {
  title: { text: events.searched },
  eventStatus: { choice: events.status },
  client: { id: events.clientId },
  venue: { id: events.venueId },
  entity: { id: events.legalEntityId },
  manager: {
    members: (ids) =>
      sql`(EXISTS (SELECT FROM ${eventManagers} WHERE ${eventManagers.eventId} = ${events.id}
        ${ids === undefined ? sql`` : sql`AND ${eventManagers.userId}::text = ANY(${sql.param(ids)}::text[])`}))`,
  },
  roles: {
    members: (keys) =>
      sql`(EXISTS (SELECT FROM app.slot JOIN app.role ON role.id = slot.role_id
        WHERE slot.event_id = ${events.id} ${keys === undefined ? sql`` : sql`AND role.key = ANY(${sql.param(keys)}::text[])`}))`,
  },
  startsOn: { instant: events.startsAt },
  endsOn: { instant: events.endsAt },
  place: {
    text: sql`(SELECT app.fold(concat_ws(' ', venue.name, venue.town, client.name)) FROM app.venue
      LEFT JOIN app.client ON client.id = ${events.clientId} WHERE venue.id = ${events.venueId})`,
  },
  visibility: { choice: events.visibility },
  isBelowMinimum: {
    flag: sql`(EXISTS (SELECT FROM (${filledSlots} WHERE slot.event_id = ${events.id}) filled
      WHERE filled.confirmed < filled.minimum))`,
  },
};
