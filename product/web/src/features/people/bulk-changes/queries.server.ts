import { and, asc, count, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { mayDo, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { changeBy, isBulkMove, mostAtOnce, type BulkDeed, type LeftOut } from "@product/domain/people/bulk-changes";
import { workerMoves } from "@product/domain/people/worker-states";
import { database } from "@product/database/client";
import { bulkChanges, bulkChangeWorkers } from "@product/database/tables/bulk-change";
import { roles } from "@product/database/tables/master-data";
import { workers } from "@product/database/tables/worker";
import { foundBy } from "#features/people/workers/queries.server.ts";
import type { Transaction } from "#request/perform.ts";
import { identityOf } from "#request/proposal-identity.ts";

/** So long can a change be taken back. */
export const undoHours = 24;

export type Chosen = Awaited<ReturnType<typeof chosenBy>>[number];

/** Those of the chosen whom the actor sees, by name; one more than can be changed at once when there are more. */
export const chosenBy = (actor: Actor, chosen: { filter: Filter } | { ids: readonly string[] }) =>
  read(database)
    .where(
      "filter" in chosen
        ? foundBy(chosen.filter, actor)
        : and(foundBy({ and: [] }, actor), inArray(workers.id, [...chosen.ids])),
    )
    .orderBy(asc(workers.listedName), asc(workers.id))
    .limit(mostAtOnce + 1);

/** The same, kept as they are until the change is made; in the order of their ids, so that two changes do not wait for each other. */
export const lockChosen = (tx: Transaction, actor: Actor, ids: readonly string[]) =>
  read(tx)
    .where(and(foundBy({ and: [] }, actor), inArray(workers.id, [...ids])))
    .orderBy(asc(workers.id))
    .for("update");

const read = (reading: Pick<Transaction, "select">) =>
  reading
    .select({
      id: workers.id,
      name: sql<string>`btrim(${workers.firstName} || ' ' || ${workers.lastName} || ' ' || ${workers.secondLastName})`,
      legalEntityId: workers.legalEntityId,
      tags: workers.tags,
      roles: sql<string[]>`ARRAY(SELECT r.key FROM app.worker_role held JOIN app.role r ON r.id = held.role_id
        WHERE held.worker_id = worker.id ORDER BY r.key)`,
      standing: { status: workers.status, reason: workers.statusReason, until: workers.statusUntil },
      version: workers.version,
    })
    .from(workers);

export function actFor({ kind, value }: BulkDeed) {
  if (kind !== "move") return kind.endsWith("tag") ? "worker.tag" : "worker.give-role";
  return isBulkMove(value) ? workerMoves[value].act : "worker.move";
}

/** What a deed would make of someone, or why it leaves them as they are. */
function verdictOn(actor: Actor, deed: BulkDeed, worker: Chosen): ReturnType<typeof changeBy> {
  return mayDo(actor, acts[actFor(deed)], worker) ? changeBy(deed, worker) : { leftOut: "place" };
}

export type Preview = { changed: Chosen[]; leftOut: { reason: LeftOut; worker: Chosen }[] };

export function previewOf(actor: Actor, deed: BulkDeed, chosen: readonly Chosen[]): Preview {
  const preview: Preview = { changed: [], leftOut: [] };
  for (const worker of chosen) {
    const verdict = verdictOn(actor, deed, worker);
    if ("leftOut" in verdict) preview.leftOut.push({ reason: verdict.leftOut, worker });
    else preview.changed.push(worker);
  }
  return preview;
}

/** What the preview said of everyone in it, in one word: who changes, who stays and why, and which version of them was meant. */
export function previewIdentity({ kind, value }: BulkDeed, { changed, leftOut }: Preview): string {
  const said = [
    ...changed.map(({ id, version }) => [id, version, null] as const),
    ...leftOut.map(({ reason, worker: { id, version } }) => [id, version, reason] as const),
  ];
  return identityOf(
    kind,
    value,
    said.toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** A change that someone made, and whether it can still be taken back; others' changes are none to them. */
export async function changeMade(actor: Actor, id: string) {
  if (actor.kind !== "person") return undefined;
  const isRecent = gt(bulkChanges.doneAt, sql`now() - make_interval(hours => ${undoHours})`);
  const [made] = await database
    .select({
      deed: bulkChanges.deed,
      leftOut: bulkChanges.leftOut,
      changed: count(bulkChangeWorkers.workerId),
      undoneCount: bulkChanges.undoneCount,
      mayUndo: sql<boolean>`(${isNull(bulkChanges.undoneAt)} AND ${isRecent})`,
    })
    .from(bulkChanges)
    .leftJoin(bulkChangeWorkers, eq(bulkChangeWorkers.bulkChangeId, bulkChanges.id))
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.doneBy, actor.id)))
    .groupBy(bulkChanges.id);
  return made;
}

/** What a deed's value is called: roles by their name. Moves are named by the page. */
export async function valueName({ kind, value }: BulkDeed, locale: Locale): Promise<string> {
  if (!kind.endsWith("role")) return value;
  const [role] = await database.select().from(roles).where(eq(roles.key, value));
  return role ? (locale === "es" ? role.nameEs : role.nameEn) : value;
}
