/** Asks the rules about people on a shift: with all that they work besides, by the law of who employs them. */
import { and, eq, isNull } from "drizzle-orm";
import type { ShiftValues } from "@product/domain/planning/shifts";
import { condensed } from "@product/domain/rules/condense";
import type { Finding } from "@product/domain/rules/finding";
import { historyOf } from "@product/domain/rules/history";
import { judgeDesign, judgeOneMore, nightHoursOf } from "@product/domain/rules/judge";
import type { Period } from "@product/domain/rules/work";
import type { Instant } from "@product/domain/time/instant";
import { events, shifts } from "@product/database/tables/event";
import { legalEntities, venues } from "@product/database/tables/master-data";
import type { Transaction } from "@product/database/write";
import { packOf, readPeople } from "./read-people.ts";
import { readSettings } from "./read-settings.ts";
import { breaksOf, placed, readWork, venuePoint } from "./read-work.ts";

type Reader = Pick<Transaction, "select">;

export type JudgedShift = {
  id: string;
  event: Pick<typeof events.$inferSelect, "id" | "legalEntityId" | "clientId" | "venueId" | "timeZone">;
  values: Pick<ShiftValues, "startsAt" | "endsAt" | "day" | "breaks">;
};
/** `toldAt` is null for whom nobody tells yet. */
type Asked = { workerId: string; roleId: string; toldAt: Date | null };

/** By worker, the gravest first; who is not known is missing. */
export async function judgePeople(
  reader: Reader,
  shift: JudgedShift,
  people: readonly Asked[],
): Promise<Map<string, Finding[]>> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ workerId }) => workerId);
  const known = await readPeople(reader, ids, shift.values.day);
  const work = await readWork(reader, ids, { shiftId: shift.id, day: shift.values.day });
  const settings = await readSettings(reader);
  const where = await pointOf(reader, shift.event.venueId);
  return new Map(
    people.flatMap(({ workerId, roleId, toldAt }): [string, Finding[]][] => {
      const person = known.get(workerId);
      if (!person) return [];
      const history = historyOf(work.get(workerId) ?? [], nightHoursOf(person.pack));
      const one = periodOn(shift, { roleId, convenio: person.scopes.convenio, ...where }, toldAt);
      return [[workerId, condensed(judgeOneMore(person, history, one, settings))]];
    }),
  );
}

/** A shift with all that is planned for it, published or not; undefined for one that is called off. */
export async function readPlanned(reader: Reader, shiftId: string) {
  const [row] = await reader
    .select({ shift: shifts, event: events })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(shifts.id, shiftId), isNull(shifts.cancelledAt)));
  if (!row) return undefined;
  const { startsAt, endsAt, day, breaks, pending, publishedAt } = row.shift;
  const values = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), day, breaks, ...pending };
  return { id: shiftId, event: row.event, values, isPublished: publishedAt !== null, isChanged: pending !== null };
}

/** What is wrong with the shift itself, whoever works it. */
export async function judgeShiftDesign(reader: Reader, shift: JudgedShift): Promise<Finding[]> {
  const [entity] = await reader
    .select({ country: legalEntities.country, nation: legalEntities.nation })
    .from(legalEntities)
    .where(eq(legalEntities.id, shift.event.legalEntityId));
  const nowhere = { roleId: undefined, convenio: undefined, ...unknownPoint };
  return judgeDesign(packOf(entity!), periodOn(shift, nowhere, null), await readSettings(reader));
}

const periodOn = (
  { id, event, values }: JudgedShift,
  where: Omit<Parameters<typeof placed>[0], "event">,
  toldAt: Date | null,
): Period => ({
  ...placed({ event, ...where }),
  id,
  start: values.startsAt as Instant,
  end: values.endsAt as Instant,
  breaks: breaksOf(values.breaks),
  kind: "planned",
  toldAt: (toldAt?.getTime() ?? null) as Instant | null,
});

async function pointOf(reader: Reader, venueId: string) {
  const [venue] = await reader.select(venuePoint).from(venues).where(eq(venues.id, venueId));
  return venue ?? unknownPoint;
}

const unknownPoint = { latitude: null, longitude: null, nation: null, town: "", country: "ES" } as const;
