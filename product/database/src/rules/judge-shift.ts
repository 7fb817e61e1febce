/** Asks the rules about people on a shift: with all that they work besides, by the law of who employs them. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ShiftValues } from "@product/domain/planning/shifts";
import { condensed } from "@product/domain/rules/condense";
import type { Finding } from "@product/domain/rules/finding";
import { historyOf } from "@product/domain/rules/history";
import { judgeDesign, judgeOneMore, nightHoursOf } from "@product/domain/rules/judge";
import type { Period } from "@product/domain/rules/work";
import type { Instant } from "@product/domain/time/instant";
import { events, shifts } from "@product/database/tables/planning/event";
import { legalEntities, venues } from "@product/database/tables/company/master-data";
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
type Findings = Map<string, Finding[]>;

export const judgePeople = async (reader: Reader, shift: JudgedShift, people: readonly Asked[]): Promise<Findings> =>
  (await judgeShifts(reader, [{ shift, people }])).get(shift.id) ?? new Map();

/** The same of many shifts, each by its id; what is known of people is read once for each day. */
export async function judgeShifts(
  reader: Reader,
  judgedShifts: readonly { shift: JudgedShift; people: readonly Asked[] }[],
): Promise<Map<string, Findings>> {
  const staffed = judgedShifts.filter(({ people }) => people.length > 0);
  if (staffed.length === 0) return new Map();
  const settings = await readSettings(reader);
  const points = await pointsOf(reader, [...new Set(staffed.map(({ shift }) => shift.event.venueId))]);
  const found = new Map<string, Findings>();
  for (const [day, ofDay] of Map.groupBy(staffed, ({ shift }) => shift.values.day)) {
    const ids = [...new Set(ofDay.flatMap(({ people }) => people.map(({ workerId }) => workerId)))];
    const [known, work] = [await readPeople(reader, ids, day), await readWork(reader, ids, day)];
    for (const { shift, people } of ofDay) {
      const where = points.get(shift.event.venueId) ?? unknownPoint;
      const judged = people.flatMap(({ workerId, roleId, toldAt }): [string, Finding[]][] => {
        const person = known.get(workerId);
        if (!person) return [];
        const others = (work.get(workerId) ?? []).filter(({ id }) => id !== shift.id);
        const period = periodOn(shift, { roleId, convenio: person.scopes.convenio, ...where }, toldAt);
        return [
          [workerId, condensed(judgeOneMore(person, historyOf(others, nightHoursOf(person.pack)), period, settings))],
        ];
      });
      found.set(shift.id, new Map(judged));
    }
  }
  return found;
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

/** Findings about the shift itself, regardless of its workers. */
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

async function pointsOf(reader: Reader, venueIds: readonly string[]) {
  const rows = await reader
    .select({ id: venues.id, ...venuePoint })
    .from(venues)
    .where(inArray(venues.id, [...venueIds]));
  return new Map(rows.map(({ id, ...point }) => [id, point]));
}

const unknownPoint = { latitude: null, longitude: null, nation: null, town: "", country: "ES" } as const;
