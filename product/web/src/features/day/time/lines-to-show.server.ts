/**
 * Which lines a screen shows: the database puts them in the order in which they have to be looked at, so that an exception comes
 * first however many lines there are. It judges as `groupOf` does, by which each line that is shown is judged once more.
 */
import { eq, sql, type SQL } from "drizzle-orm";
import { toleratedMinutes } from "@product/domain/day/hours";
import { lineGroups, proposedAfterMs, type LineGroup } from "@product/domain/day/time-lines";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/event";
import { hoursLines } from "@product/database/tables/hours";
import { workers } from "@product/database/tables/worker";
import { hasLine } from "./lines.server.ts";
import type { TimeTab } from "./schema.ts";

export const linesOnAScreen = 200;

type Wanted = { where: SQL | undefined; tab: TimeTab; after?: string | undefined; most?: number };
type LineCounts = Record<"open" | "disputed" | "approved" | "all" | "fine" | "missing" | "correction", number>;

/** `next`: what the next screen begins after, if there is one. */
export async function linesToShow({ where, tab, after, most = linesOnAScreen }: Wanted, now: Date) {
  const from = after ? sql`AND (rank, starts_at, listed_name, id) > ${placeOf(after)}` : sql``;
  const [found] = await database.select({ counts: sql<LineCounts>`counts`, page: sql<[number, string][]>`page` }).from(
    sql`(WITH line AS (${overLines(where, now).getSQL()}), stands AS (${stands}), judged AS (${judged(now)}) SELECT
        (SELECT json_build_object('open', count(*) FILTER (WHERE NOT is_marked), 'approved', count(*) FILTER (WHERE is_marked),
          'disputed', count(*) FILTER (WHERE NOT is_marked AND is_disputed), 'all', count(*),
          'fine', count(*) FILTER (WHERE rank = ${rankOf("fine")}), 'missing', count(*) FILTER (WHERE rank = ${rankOf("missing-out")}),
          'correction', count(*) FILTER (WHERE rank = ${rankOf("correction")})) FROM judged) AS counts,
        (SELECT coalesce(json_agg(json_build_array(rank, id) ORDER BY rank, starts_at, listed_name, id), '[]')
          FROM (SELECT * FROM judged WHERE ${ofTab[tab]} ${from}
            ORDER BY rank, starts_at, listed_name, id LIMIT ${most + 1}) AS next) AS page) AS found`,
  );
  const { counts, page } = found!;
  const shown = page.slice(0, most).map(([rank, id]) => ({ rank, id }));
  const last = page.length > most ? shown.at(-1) : undefined;
  return { shown, counts, next: last && `${last.rank}:${last.id}` };
}

const rankOf = (group: LineGroup) => sql.raw(String(lineGroups.indexOf(group)));
const afterAllGroups = sql.raw(String(lineGroups.length));

const ofTab: Record<TimeTab, SQL> = {
  open: sql`NOT is_marked`,
  disputed: sql`NOT is_marked AND is_disputed`,
  approved: sql`is_marked`,
  all: sql`true`,
  periods: sql`false`,
};

/** Where a line stood when it was shown, whatever has become of it since. */
const placeOf = (after: string): SQL => {
  const [rank, id] = after.split(":") as [string, string];
  return sql`(SELECT ${Number(rank)}::int, s.starts_at, w.listed_name, a.id FROM app.assignment a
    JOIN app.shift s ON s.id = a.shift_id JOIN app.worker w ON w.id = a.worker_id WHERE a.id = ${id})`;
};

const overLines = (where: SQL | undefined, now: Date) =>
  database
    .select({
      id: assignments.id,
      starts_at: shifts.startsAt,
      ends_at: shifts.endsAt,
      listed_name: workers.listedName,
      is_marked: sql`(${hoursLines.approvedAt} IS NOT NULL OR ${hoursLines.periodId} IS NOT NULL)`.as("is_marked"),
      is_disputed: sql`(${hoursLines.disputedAt} IS NOT NULL)`.as("is_disputed"),
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .leftJoin(hoursLines, eq(hoursLines.assignmentId, assignments.id))
    .where(hasLine(where, now));

/** The punches of each open line that stand, in the order in which the fold takes them: `i` in, `b` rest, `e` its end, `o` out. */
const stands = sql`SELECT p.assignment_id,
    string_agg(CASE p.kind WHEN 'in' THEN 'i' WHEN 'break_start' THEN 'b' WHEN 'break_end' THEN 'e' ELSE 'o' END, ''
      ORDER BY p.at, array_position(ARRAY['in', 'break_start', 'break_end', 'out'], p.kind), p.id) AS shape,
    date_trunc('minute', min(p.at) FILTER (WHERE p.kind = 'in')) AS came,
    date_trunc('minute', max(p.at) FILTER (WHERE p.kind = 'out')) AS went
  FROM line JOIN app.punch p ON p.assignment_id = line.id
    AND p.at BETWEEN (SELECT min(starts_at) - interval '1 day' FROM line) AND (SELECT max(ends_at) + interval '30 days' FROM line)
  WHERE NOT line.is_marked AND p.kind <> 'void' AND NOT EXISTS (SELECT FROM app.punch v WHERE v.voids = p.id)
  GROUP BY p.assignment_id`;

const tolerated = sql.raw(`interval '${toleratedMinutes} minutes'`);
const isThereStill = sql`coalesce(shape ~ 'i[^o]*$', false)`;

const judged = (now: Date) => sql`SELECT line.*, CASE
    WHEN is_marked THEN ${afterAllGroups}
    WHEN is_disputed THEN ${rankOf("disputed")}
    WHEN EXISTS (SELECT FROM app.punch_correction c
      WHERE c.assignment_id = line.id AND c.applied_at IS NULL AND c.refused_at IS NULL) THEN ${rankOf("correction")}
    WHEN came IS NULL THEN ${rankOf("absent")}
    WHEN ${isThereStill} THEN ${rankOf("missing-out")}
    WHEN shape !~ '^(i(be)*o)+$' THEN ${rankOf("odd")}
    WHEN came > starts_at + ${tolerated} OR went NOT BETWEEN ends_at - ${tolerated} AND ends_at + ${tolerated}
      THEN ${rankOf("different")}
    ELSE ${rankOf("fine")} END AS rank
  FROM line LEFT JOIN stands ON stands.assignment_id = line.id
  WHERE NOT (${isThereStill} AND ends_at + ${sql.raw(`interval '${proposedAfterMs} milliseconds'`)} > ${now})`;
