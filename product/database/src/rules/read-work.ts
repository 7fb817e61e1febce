/**
 * The work of people around a shift, as far as any rule looks: what takes their time now, and what will take it once
 * published.
 */
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { placeTaking, type AssignmentState } from "@product/domain/planning/assignments";
import type { PlannedBreak } from "@product/domain/planning/shifts";
import { longestAverage } from "@product/domain/rules/reach";
import type { Nation } from "@product/domain/rules/school-leaving";
import type { Break, Period } from "@product/domain/rules/work";
import { centreOf } from "@product/domain/towns/towns";
import type { Point } from "@product/domain/towns/distance";
import type { Country } from "@product/domain/people/workers";
import type { Instant } from "@product/domain/time/instant";
import { plusDays } from "@product/domain/time/local-date";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { engagements } from "@product/database/tables/papers/engagement";
import { venues } from "@product/database/tables/company/master-data";
import type { Transaction } from "@product/database/write";

/** Where a venue lies: by its own point, or by the centre of its town. */
export const venuePoint = {
  latitude: venues.latitude,
  longitude: venues.longitude,
  nation: venues.nation,
  town: venues.town,
  country: venues.country,
};
type VenuePoint = {
  latitude: string | null;
  longitude: string | null;
  nation: Nation | null;
  town: string;
  country: Country;
};

const reach = 7 * (longestAverage + 1);

export async function readWork(
  reader: Pick<Transaction, "select">,
  workerIds: readonly string[],
  day: string,
): Promise<Map<string, Period[]>> {
  if (workerIds.length === 0) return new Map();
  const [from, until] = [plusDays(day, -reach), plusDays(day, reach)];
  const rows = await reader
    .select({
      workerId: assignments.workerId,
      state: assignments.state,
      toldAt: assignments.offeredAt,
      shift: { id: shifts.id, startsAt: shifts.startsAt, endsAt: shifts.endsAt, breaks: shifts.breaks },
      event: {
        id: events.id,
        legalEntityId: events.legalEntityId,
        clientId: events.clientId,
        timeZone: events.timeZone,
      },
      roleId: slots.roleId,
      ...venuePoint,
      convenio: convenioOnTheDay,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(
      and(
        inArray(assignments.workerId, [...workerIds]),
        sql`${assignments.during} && tstzrange(${from}::date, ${until}::date)`,
        or(
          inArray(assignments.state, [...placeTaking]),
          and(eq(assignments.state, "staged"), ne(slots.fillMode, "invite")),
        ),
      ),
    );
  const periods = rows.map((row) => ({ workerId: row.workerId, period: periodOf(row) }));
  return new Map(
    [...Map.groupBy(periods, ({ workerId }) => workerId)].map(([id, all]) => [id, all.map(({ period }) => period)]),
  );
}

/** The collective agreement in the contract with the company that holds the event. */
const convenioOnTheDay = sql<string | null>`(SELECT NULLIF(${engagements.convenio}, '') FROM ${engagements}
  WHERE ${engagements.workerId} = ${assignments.workerId} AND ${engagements.legalEntityId} = ${events.legalEntityId}
    AND ${engagements.state} <> 'cancelled'
    AND ${shifts.day} BETWEEN ${engagements.firstDay} AND coalesce(${engagements.lastDay}, 'infinity') LIMIT 1)`;

type Row = {
  state: AssignmentState;
  toldAt: Date | null;
  shift: { id: string; startsAt: Date; endsAt: Date; breaks: readonly PlannedBreak[] };
  event: Placed["event"];
  roleId: string;
  convenio: string | null;
} & VenuePoint;

const periodOf = ({ state, toldAt, shift, convenio, ...where }: Row): Period => ({
  ...placed({ ...where, convenio: convenio ?? undefined }),
  id: shift.id,
  start: shift.startsAt.getTime() as Instant,
  end: shift.endsAt.getTime() as Instant,
  breaks: breaksOf(shift.breaks),
  kind: worked.includes(state) ? "worked" : "planned",
  toldAt: (toldAt?.getTime() ?? null) as Instant | null,
});

const worked: readonly AssignmentState[] = ["checked_out", "endorsed", "approved", "exported"];

export type Placed = {
  event: Pick<typeof events.$inferSelect, "id" | "legalEntityId" | "clientId" | "timeZone">;
  roleId: string | undefined;
  convenio: string | undefined;
} & VenuePoint;

/** Where work lies: its zone, its place on the map, and what numbers can be set for. Nothing says yet that a role is hazardous. */
export const placed = ({ event, roleId, convenio, ...venue }: Placed) => ({
  zone: event.timeZone,
  scopes: {
    entity: event.legalEntityId,
    convenio,
    client: event.clientId ?? undefined,
    event: event.id,
    role: roleId,
  },
  place: pointOf(venue),
  nation: venue.nation,
  isHazardous: false,
  overtimeMinutes: 0,
});

function pointOf({ latitude, longitude, town, country }: VenuePoint): Point | null {
  if (latitude !== null && longitude !== null) return { latitude: Number(latitude), longitude: Number(longitude) };
  return centreOf(town, country) ?? null;
}

export const breaksOf = (breaks: readonly PlannedBreak[]): Break[] =>
  breaks.map(({ minutes, paid }) => ({ minutes, isPaid: paid }));
