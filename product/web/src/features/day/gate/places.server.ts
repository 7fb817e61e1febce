/** Places of published shifts, as gates know them. */
import { and, eq, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { SelectedFields } from "drizzle-orm/pg-core";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles, venueZones } from "@product/database/tables/company/master-data";

const takesPlaceNow = and(isNotNull(shifts.publishedAt), isNull(shifts.cancelledAt), ne(events.status, "cancelled"));

/** Somebody is expected there. */
export const stands = and(inArray(assignments.state, [...placeTaking]), takesPlaceNow);

/** Also who was marked since as not having come: a scan of before says that they did. */
export const stoodThere = and(inArray(assignments.state, [...placeTaking, "no_show"]), takesPlaceNow);

const whereAndWhen = {
  zone: sql<string | null>`CASE WHEN ${venueZones.kind} = 'zone' THEN ${venueZones.name} END`,
  gate: sql<string | null>`CASE WHEN ${venueZones.kind} = 'gate' THEN ${venueZones.name} END`,
  startsAt: shifts.startsAt,
  endsAt: shifts.endsAt,
  breaks: shifts.breaks,
};

export const placesWith = <Fields extends SelectedFields>(fields: Fields) =>
  database
    .select({ ...fields, ...whereAndWhen })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .leftJoin(venueZones, eq(venueZones.id, shifts.zoneId));
