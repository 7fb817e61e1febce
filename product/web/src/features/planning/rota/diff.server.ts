/** Preview of publishing: the shifts that differ from what workers know, and the workers it would tell. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { stillThere, takesPlace } from "@product/domain/planning/assignments";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { isUnsettled } from "@product/domain/planning/events";
import { rotaDays } from "@product/domain/planning/rota/rota";
import { asksAgain, hoursUntil } from "@product/domain/planning/shifts";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { publishedValues } from "#features/planning/shifts/commands.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { rotaShifts } from "./queries.server.ts";
import { isOfEvent, type ReviewQuery } from "./schema.ts";

/** Under Spanish law whoever is called must know day and hour five days before. */
const noticeHours = 5 * 24;

export async function rotaDiff(actor: Actor, query: ReviewQuery, locale: Locale) {
  const days = isOfEvent(query) ? "all" : rotaDays(query.view, query.day ?? homeDay());
  const { event, role, shift: only } = query;
  const shown = await rotaShifts(actor, { days, event, role, shift: only }, locale);
  const open = shown.filter(({ state }) => state === "draft" || state === "changed");
  const ids = open.map(({ id }) => id);
  const [places, people] = await Promise.all([placesOf(ids), peopleOn(ids)]);
  const now = clockNow();
  const found = open.flatMap((shift) => {
    const place = places.get(shift.id);
    if (!place || !isPermitted(actor, "shift.publish", placeOfEvent(place.event))) return [];
    const shiftPeople = people.filter(({ shiftId }) => shiftId === shift.id);
    const recipients = shiftPeople.filter(({ state }) => state === "staged" || shift.state === "changed");
    const isOfUnsettledEvent = isUnsettled(place.event.status);
    const joining = shiftPeople.filter(({ state }) => state === "staged").length;
    const row = {
      ...shift,
      joining,
      informed: shiftPeople.length - joining,
      asksForNobody: !place.hasPlaces && recipients.length === 0,
      isOfUnsettledEvent,
      asksAgain:
        asksAgain(publishedValues(place.shift), place.shift.pending ?? {}) &&
        shiftPeople.some(({ state }) => takesPlace(state)),
    };
    const isShort = place.country === "ES" && hoursUntil(shift.startsAt, now) < noticeHours;
    return [{ row, recipients, isShort, settles: isOfUnsettledEvent && !row.asksForNobody }];
  });
  const settled = new Set(found.filter(({ settles }) => settles).map(({ row }) => row.event));
  return { rows: found.map(({ row }) => row), told: toldOf(found), settled: [...settled] };
}
export type RotaDiff = Awaited<ReturnType<typeof rotaDiff>>;

type ToldRow = { recipients: { workerId: string; language: string }[]; isShort: boolean };

function toldOf(rows: readonly ToldRow[]) {
  const languages = new Map(
    rows.flatMap(({ recipients }) => recipients.map(({ workerId, language }) => [workerId, language])),
  );
  const short = new Set(
    rows.filter(({ isShort }) => isShort).flatMap(({ recipients }) => recipients.map(({ workerId }) => workerId)),
  );
  const byLanguage = Map.groupBy(languages.values(), (language) => language);
  return {
    count: languages.size,
    es: byLanguage.get("es")?.length ?? 0,
    en: byLanguage.get("en")?.length ?? 0,
    short: short.size,
  };
}

const asksForPeople = sql<boolean>`EXISTS (SELECT FROM app.slot asked WHERE asked.shift_id = ${shifts.id} AND asked.target > 0)`;

async function placesOf(ids: readonly string[]) {
  const rows = await database
    .select({ shift: shifts, event: events, country: legalEntities.country, hasPlaces: asksForPeople })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId))
    .where(inArray(shifts.id, [...ids]));
  return new Map(rows.map((row) => [row.shift.id, row]));
}

const peopleOn = async (ids: readonly string[]) =>
  ids.length === 0
    ? []
    : database
        .select({
          shiftId: assignments.shiftId,
          workerId: assignments.workerId,
          state: assignments.state,
          language: workers.language,
        })
        .from(assignments)
        .innerJoin(workers, eq(workers.id, assignments.workerId))
        .where(and(inArray(assignments.shiftId, [...ids]), inArray(assignments.state, [...stillThere])));
