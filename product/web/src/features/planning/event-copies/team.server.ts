/** Last time's people: who of them can come again, and what stands against the others. */
import { sql } from "drizzle-orm";
import { lockWorkersIn } from "@product/database/workers/lock-worker";
import { allReasons, clearanceBy } from "@product/domain/clearance/clearance";
import type { Reason } from "@product/domain/clearance/verdict";
import type { FillMode } from "@product/domain/planning/shifts";
import { readAsks } from "@product/database/clearance/read-asks";
import { readFacts } from "@product/database/clearance/read-facts";
import { taking } from "@product/database/filters/event-columns";
import { readRules } from "@product/database/clearance/read-rules";
import { assignments } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";

type Place = {
  workerId: string;
  name: string;
  code: string;
  legalEntityId: string;
  isAtCompany: boolean;
  shiftId: string;
  shift: string;
  day: string;
  slotId: string;
  roleId: string;
  fillMode: FillMode;
  room: number;
  /** Other work of theirs at that time. */
  busy: string | null;
  isHere: boolean;
};

/** `here` are down for it already; `free` could be. */
export type Standing = "here" | "free" | "busy" | "other" | "not-allowed";
export type TeamPlace = Place & { standing: Standing; reasons: Reason[]; today: string };

type Reader = Pick<Transaction, "select">;

/** Everyone who held a place on a shift from which one of these events was copied, judged for the copied shift. */
export async function teamFor(reader: Reader, eventIds: readonly string[], now: Date): Promise<TeamPlace[]> {
  const places = sql`SELECT held.worker_id AS "workerId", worker.code, shift.starts_at, worker.listed_name,
      btrim(concat_ws(' ', worker.first_name, worker.last_name, worker.second_last_name)) AS name,
      worker.legal_entity_id AS "legalEntityId", worker.legal_entity_id = event.legal_entity_id AS "isAtCompany",
      shift.id AS "shiftId", shift.title AS shift, shift.day::text AS day, slot.id AS "slotId", slot.role_id AS "roleId",
      slot.fill_mode AS "fillMode", slot.maximum - slot.agency_seats AS room,
      (SELECT string_agg(DISTINCT at.title, ', ') FROM app.assignment other JOIN app.shift at ON at.id = other.shift_id
        WHERE other.worker_id = held.worker_id AND other.state IN (${taking}) AND other.during && shift.during
          AND other.shift_id <> shift.id) AS busy,
      EXISTS (SELECT FROM app.assignment mine WHERE mine.slot_id = slot.id AND mine.worker_id = held.worker_id
        AND mine.state IN ('staged', 'invited', 'applied', 'waitlisted', 'standby', ${taking})) AS "isHere"
    FROM app.shift JOIN app.event ON event.id = shift.event_id
    JOIN app.slot ON slot.shift_id = shift.id
    JOIN app.slot was ON was.shift_id = shift.copied_from AND was.role_id = slot.role_id
    JOIN app.assignment held ON held.slot_id = was.id AND held.state IN (${taking})
    JOIN app.worker ON worker.id = held.worker_id
    WHERE shift.event_id = ANY(${sql.param(eventIds)}::uuid[]) AND shift.cancelled_at IS NULL
      AND worker.merged_into IS NULL AND worker.status NOT IN ('data_blocked', 'erased')`;
  const found = await reader
    .select({ place: sql<Place>`to_jsonb(team)` })
    .from(sql`(${places}) team`)
    .orderBy(sql`team.starts_at, team."shiftId", team.listed_name, team."workerId"`);
  const rows = found.map(({ place }) => place);
  const [known, rules, asks] = [
    await readFacts(reader, [...new Set(rows.map(({ workerId }) => workerId))], now),
    await readRules(reader),
    await readAsks(
      reader,
      rows.map(({ slotId }) => slotId),
    ),
  ];
  return rows.map((place) => {
    const worker = known.get(place.workerId);
    const today = worker?.today ?? place.day;
    const judged = { ...place, reasons: [], today };
    if (place.isHere) return { ...judged, standing: "here" };
    if (!worker || !place.isAtCompany || !worker.roleIds.includes(place.roleId))
      return { ...judged, standing: "other" };
    const everything = allReasons(worker.facts, rules, asks.get(place.slotId)!);
    const verdict = clearanceBy(everything, worker.facts, { from: place.day, until: place.day }, now.toISOString());
    if (!verdict.canWork)
      return {
        ...judged,
        standing: "not-allowed",
        reasons: verdict.reasons.filter((reason) => reason.verdict === "BLOCK"),
      };
    return { ...judged, standing: place.busy === null ? "free" : "busy" };
  });
}

/** Stages those who may work, as far as there is room. Gives how many. */
export async function stageTeam(
  tx: Transaction,
  source: { id: string },
  eventIds: readonly string[],
  now: Date,
): Promise<number> {
  const sourceTeam = sql`(SELECT held.worker_id FROM app.assignment held JOIN app.shift ON shift.id = held.shift_id
    WHERE shift.event_id = ${source.id})`;
  await lockWorkersIn(tx, sourceTeam);
  const free = (await teamFor(tx, eventIds, now)).filter(({ standing }) => standing === "free");
  const staged = [...Map.groupBy(free, ({ slotId }) => slotId).values()].flatMap((people) =>
    people.slice(0, Math.max(0, people[0]!.room)),
  );
  // A few thousand at once would be more than one statement holds.
  for (let from = 0; from < staged.length; from += 1000) {
    const some = staged.slice(from, from + 1000);
    const { rows } = await tx.execute<{ id: string; during: string }>(
      sql`SELECT id, during::text AS during FROM app.shift WHERE id = ANY(${sql.param(some.map(({ shiftId }) => shiftId))}::uuid[])`,
    );
    const during = new Map(rows.map((row) => [row.id, row.during]));
    await tx.insert(assignments).values(
      some.map(({ slotId, shiftId, workerId, fillMode }) => ({
        slotId,
        shiftId,
        workerId,
        during: during.get(shiftId)!,
        state: "staged" as const,
        source: fillMode === "invite" ? ("invite" as const) : ("book" as const),
      })),
    );
  }
  return staged.length;
}
