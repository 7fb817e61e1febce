/** Demo data that can be loaded into any installation, and removed again. */
import { inArray, sql } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { demoKindNames, type DemoKind } from "@product/domain/company/demo-kinds";
import { demoRecords } from "@product/database/tables/company/demo-record";
import type { Transaction } from "@product/database/write";
import { findDemoRecords } from "./findings.ts";
import { countsOf, nameOf, referencesIn, type Reader } from "./references.ts";
import { loadDemoPapers } from "./papers.ts";
import { loadDemoSettings } from "./settings.ts";
import { loadDemoWorkers } from "./workers.ts";
import { missingEntities, missingRoles, missingWorkers } from "./missing.ts";
import { loadDemoPlaces, missingClients, missingVenues } from "./places.ts";
import { loadDemoSeason, misdatedEvents, missingEvents } from "./season.ts";

/** The ids of what is new. */
export type Made = Record<DemoKind, readonly string[]>;
export type DemoCounts = Record<DemoKind, number>;

/**
 * Adds the missing records, remembers them, and returns how many there were. A record that exists, of the demonstration
 * or not, stays as it is; rows that `more` adds to the records belong to them.
 */
export async function loadDemoRecords(tx: Transaction, more?: () => Promise<void>): Promise<DemoCounts> {
  await takeTurns(tx);
  const people = await loadDemoWorkers(tx);
  const loaded = { ...people, ...(await loadDemoPlaces(tx)), event: [] as readonly string[] };
  await loadDemoSettings(tx, loaded);
  await loadDemoPapers(tx, loaded.worker);
  loaded.event = await loadDemoSeason(tx);
  await more?.();
  await remember(tx, loaded);
  return countsIn((kind) => loaded[kind].length);
}

/** How much `loadDemoRecords` would bring now. */
export const missingCounts = async (reader: Reader): Promise<DemoCounts> => {
  const [event, worker, role, client, venue, entity] = await Promise.all([
    missingEvents(reader),
    missingWorkers(reader),
    missingRoles(reader),
    missingClients(reader),
    missingVenues(reader),
    missingEntities(reader),
  ]);
  return {
    event: event.length,
    worker: worker.length,
    role: role.length,
    client: client.length,
    venue: venue.length,
    legal_entity: entity.length,
  };
};

/** Removes what nobody has changed or uses, and says how much that was. */
export async function removeDemoRecords(tx: Transaction): Promise<DemoCounts> {
  await ensureTurn(tx);
  // The locks make changes that refer to these records wait, or wait for such changes.
  for (const kind of demoKindNames)
    await tx.execute(sql`SELECT FROM app.${sql.identifier(kind)} WHERE id IN
      (SELECT id FROM app.demo_record WHERE kind = ${kind}) ORDER BY id FOR UPDATE`);
  const found = await findDemoRecords(tx);
  for (const { kind, removable } of found) {
    await tx.execute(sql`DELETE FROM app.${sql.identifier(kind)} WHERE id = ANY(${sql.param(removable)}::uuid[])`);
    if (removable.length > 0) await tx.delete(demoRecords).where(inArray(demoRecords.id, removable));
  }
  return countsIn((kind) => found.find((each) => each.kind === kind)!.removable.length);
}

/** The season of the demonstration lies around today, whenever it is looked at: what nobody touched is dated anew. */
export async function redateDemoSeason(tx: Transaction): Promise<void> {
  await takeTurns(tx);
  const found = await findDemoRecords(tx);
  const untouched = await misdatedEvents(tx, found.find(({ kind }) => kind === "event")!.removable);
  if (untouched.length === 0) return;
  // Removing the events changes the assignments of the demonstration's workers, which is no edit of those workers.
  await tx.execute(sql`DELETE FROM app.event WHERE id = ANY(${sql.param(untouched)}::uuid[])`);
  await tx.delete(demoRecords).where(inArray(demoRecords.id, untouched));
  const event = await loadDemoSeason(tx, untouched);
  await remember(tx, { event, worker: [], role: [], client: [], venue: [], legal_entity: [] });
  await tx.execute(sql`UPDATE app.demo_record demo SET parts = demo.parts || jsonb_build_object('assignment.worker_id',
      (SELECT count(*) FROM app.assignment WHERE worker_id = demo.id)) WHERE kind = 'worker'`);
}

/** With what came along, so that what is added later can be told from it. */
async function remember(tx: Transaction, loaded: Made): Promise<void> {
  const references = (await referencesIn(tx)).filter(({ goesAlong }) => goesAlong);
  for (const kind of demoKindNames) {
    const ids = loaded[kind];
    if (ids.length === 0) continue;
    const parts = new Map(ids.map((id) => [id, {} as Record<string, number>]));
    for (const reference of references.filter((each) => each.kind === kind))
      for (const [id, n] of await countsOf(tx, reference, ids)) parts.get(id)![nameOf(reference)] = n;
    const { rows } = await tx.execute<{ id: string; version: number }>(
      sql`SELECT id, version FROM app.${sql.identifier(kind)} WHERE id = ANY(${sql.param(ids)}::uuid[])`,
    );
    await tx.insert(demoRecords).values(rows.map((row) => ({ ...row, kind, parts: parts.get(row.id)! })));
  }
}

const takeTurns = (tx: Transaction) => tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('demo data'))`);

/** To remove takes long, and who waited for another to do it would find nothing left. */
async function ensureTurn(tx: Transaction): Promise<void> {
  const taken = sql`SELECT pg_try_advisory_xact_lock(hashtext('demo data')) AS "isMine"`;
  const { rows } = await tx.execute<{ isMine: boolean }>(taken);
  if (!rows[0]!.isMine) throw new Refused({ code: "demo.changed-meanwhile" });
}

const countsIn = (count: (kind: DemoKind) => number) =>
  Object.fromEntries(demoKindNames.map((kind) => [kind, count(kind)])) as DemoCounts;
