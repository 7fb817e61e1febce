import { homeDayAt } from "#request/clock.ts";
import { and, asc, desc, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { fold } from "@product/domain/filters/fold";
import type { ImportSurroundings, RowFault } from "@product/domain/imports/check-row";
import { daysUndoable } from "@product/domain/imports/limits";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { linesFrom, sealOfImport, type ImportLine } from "@product/database/imports/lines";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { workerImportChanges, workerImportRows, workerImports } from "@product/database/tables/people/worker-import";
import { workers } from "@product/database/tables/people/worker";
import { seesAllImports } from "./reach.server.ts";
import { permittedRows, permittedPlaces } from "#request/who-may.ts";

export type ImportRun = typeof workerImports.$inferSelect;
/** The state of an import that a page showed: each step and each mended cell gives another. */
export const proposalIn = ({ id, version }: ImportRun): string => `${id}.${version}`;

export const badRowsPerPage = 50;
const importsListed = 30;
const keptListed = 100;

const idOf = (actor: Actor) => (actor.kind === "person" ? actor.id : "");

const visible = (actor: Actor) => (seesAllImports(actor) ? undefined : eq(workerImports.madeBy, idOf(actor)));

/** The newest imports that someone may see. */
export const importsOf = (actor: Actor): Promise<ImportRun[]> =>
  database
    .select()
    .from(workerImports)
    .where(visible(actor))
    .orderBy(desc(workerImports.createdAt))
    .limit(importsListed);

export async function importWith(actor: Actor, id: string): Promise<ImportRun | undefined> {
  const [run] = await database
    .select()
    .from(workerImports)
    .where(and(eq(workerImports.id, id), visible(actor)));
  return run;
}

/** The first rows, as they were sent; none when they are not kept any more. */
export async function firstLines(importId: string, count: number): Promise<ImportLine[]> {
  const seal = await sealOfImport(database, importId);
  return seal ? (await linesFrom(database, importId, seal, 0)).slice(0, count) : [];
}

export type BadRow = { number: number; outcome: "error" | "duplicate"; faults: RowFault[]; cells: string[] };

type Outcome = NonNullable<(typeof workerImportRows.$inferSelect)["outcome"]>;

async function rowsThat(importId: string, outcomes: Outcome[], which: SQL, limit: number): Promise<BadRow[]> {
  const rows = await database
    .select()
    .from(workerImportRows)
    .where(and(eq(workerImportRows.importId, importId), inArray(workerImportRows.outcome, outcomes), which))
    .orderBy(asc(workerImportRows.number))
    .limit(limit);
  return withCells(importId, rows);
}

/** Rows that stay out, after this one, with what was sent and why. */
export const badRowsAfter = (importId: string, after: number, limit: number) =>
  rowsThat(importId, ["error", "duplicate"], gt(workerImportRows.number, after), limit);

const isOdd = sql`(${workerImportRows.doubts} IS NOT NULL OR ${workerImportRows.found} IS NOT NULL)`;

/** Rows that go in although something is odd about them. */
export const doubtfulRows = (importId: string, limit: number) => rowsThat(importId, ["new", "update"], isOdd, limit);

export async function withCells(importId: string, rows: (typeof workerImportRows.$inferSelect)[]): Promise<BadRow[]> {
  const seal = await sealOfImport(database, importId);
  let piece: ImportLine[] = [];
  const bad: BadRow[] = [];
  for (const { number, outcome, faults, found, doubts } of rows) {
    const isOut = outcome === "error" || outcome === "duplicate";
    if (seal && (piece.at(-1)?.number ?? 0) < number) piece = await linesFrom(database, importId, seal, number);
    bad.push({
      number,
      outcome: outcome as BadRow["outcome"],
      faults: [...(faults ?? []), ...(found ?? []), ...(isOut ? [] : (doubts ?? []))],
      cells: piece.find((line) => line.number === number)?.cells ?? [],
    });
  }
  return bad;
}

/** Whom undoing left as they are, since somebody changed them. */
export async function keptWorkers(actor: Actor, importId: string) {
  return database
    .select({ id: workers.id, code: workers.code, first: workers.firstName, last: workers.lastName })
    .from(workerImportChanges)
    .innerJoin(workers, eq(workers.id, workerImportChanges.workerId))
    .where(
      and(
        eq(workerImportChanges.importId, importId),
        eq(workerImportChanges.kept, true),
        permittedRows(actor, "worker.view", "entity", workers.legalEntityId),
      ),
    )
    .orderBy(asc(workers.listedName), asc(workers.id))
    .limit(keptListed);
}

/** Whether there is still what undoing needs. */
export const canBeUndone = ({ state, committedAt }: ImportRun, now: Date): boolean =>
  state === "done" && committedAt !== null && now.getTime() - committedAt.getTime() < daysUndoable * 24 * 3600 * 1000;

/** Legal entities to which someone may bring workers. */
export async function entityChoices(actor: Actor, locale: Locale) {
  const scope = permittedPlaces(actor, "worker.create", "entity");
  const rows = await database
    .select({ id: legalEntities.id, name: legalEntities.name, country: legalEntities.country })
    .from(legalEntities)
    .where(isNull(legalEntities.archivedAt));
  const { compare } = new Intl.Collator(locale);
  return rows.filter(({ id }) => scope === "all" || scope.includes(id)).toSorted((a, b) => compare(a.name, b.name));
}

/** The names that cells may use, as people write them. */
export async function surroundingsOf(actor: Actor, now: Date): Promise<ImportSurroundings> {
  const scope = permittedPlaces(actor, "worker.create", "entity");
  const entities = await database.select().from(legalEntities).where(isNull(legalEntities.archivedAt));
  const known = await database.select().from(roles).where(isNull(roles.archivedAt));
  return {
    today: homeDayAt(now),
    entities: new Map(
      entities.map(({ id, name }) => [fold(name), { id, isTheirs: scope === "all" || scope.includes(id) }]),
    ),
    roles: new Map(
      known.flatMap(({ id, key, nameEn, nameEs }) =>
        [key, nameEn, nameEs].flatMap(genders).map((name): [string, string] => [fold(name), id]),
      ),
    ),
  };
}

/** For a role such as `Camarero/a`, people write one form or the other. */
function genders(name: string): string[] {
  const [, masculine, ending] = /^(.+)\/(\p{L}{1,3})$/u.exec(name) ?? [];
  return masculine && ending ? [name, masculine, masculine.replace(/[oe]?$/, ending)] : [name];
}
