/** Accounts that wait for a second person. */
import { and, asc, count, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { maskedIban } from "@product/domain/people/typed-worker";
import { holdsAt } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { accounts } from "@product/database/tables/access/account";
import { workerImports } from "@product/database/tables/people/worker-import";
import { workers } from "@product/database/tables/people/worker";
import { workerProposals, workerSocials } from "@product/database/tables/people/worker-record";
import { identityOf } from "#request/proposal-identity.ts";
import { within, type Span } from "#request/slices/span.ts";
import { permittedRows } from "#request/who-may.ts";

/** Those about whom the actor may decide. */
export const isWaiting = (actor: Actor) =>
  and(
    eq(workerProposals.kind, "bank"),
    isNull(workerProposals.confirmedBy),
    permittedRows(actor, "pay.approve", "entity", workers.legalEntityId),
  );

/** One word for exactly these proposals, in whatever order. */
export const batchIdentity = (ids: readonly string[]): string => identityOf(ids.toSorted());

export const waitingCount = async (actor: Actor): Promise<number> =>
  (
    await database
      .select({ n: count() })
      .from(workerProposals)
      .innerJoin(workers, eq(workers.id, workerProposals.workerId))
      .where(isWaiting(actor))
  )[0]!.n;

/** How many of them wait for this very person: nobody confirms what they proposed. */
export async function toConfirm(actor: Actor, span?: Span): Promise<{ n: number; most: number }> {
  const own = actor.kind === "person" ? actor.id : null;
  const [row] = await database
    .select({ n: count() })
    .from(workerProposals)
    .innerJoin(workers, eq(workers.id, workerProposals.workerId))
    .where(
      and(
        isWaiting(actor),
        sql`${workerProposals.proposedBy} IS DISTINCT FROM ${own}`,
        // One by itself has a letter of its own.
        span && and(isNotNull(workerProposals.importId), within(workerProposals.proposedAt, span)),
      ),
    );
  return { n: row!.n, most: Number.MAX_SAFE_INTEGER };
}

/** How many accounts of a file are not in force yet, for whoever brought it. */
export const waitingOf = (importId: string): Promise<number> =>
  database.$count(workerProposals, eq(workerProposals.importId, importId));

const mostShown = 200;
type Shown = Awaited<ReturnType<typeof rowsWaiting>>[number];

/** The accounts that wait, grouped by file. Numbers are masked, and only for readers who see pay. */
export async function accountsWaiting(actor: Actor) {
  const rows = await rowsWaiting(actor);
  const groups = Map.groupBy(rows, ({ importId }) => importId);
  const own = actor.kind === "person" ? actor.id : "";
  const batches = [...groups].map(async ([importId, all]) => ({
    importId,
    file: all[0]!.file,
    proposer: all[0]!.proposer,
    at: all[0]!.at,
    count: all.length,
    isOwn: all.some(({ by, self }) => by === own || self === own),
    proposal: batchIdentity(all.map(({ id }) => id)),
    people: await shownPeople(actor, all.slice(0, mostShown)),
  }));
  return Promise.all(batches);
}

const rowsWaiting = (actor: Actor) =>
  database
    .select({
      id: workerProposals.id,
      importId: workerProposals.importId,
      file: workerImports.fileName,
      by: workerProposals.proposedBy,
      proposer: accounts.name,
      at: workerProposals.proposedAt,
      sealed: workerProposals.contentSealed,
      workerId: workers.id,
      self: workers.userId,
      code: workers.code,
      name: sql<string>`btrim(${workers.firstName} || ' ' || ${workers.lastName} || ' ' || ${workers.secondLastName})`,
      entity: workers.legalEntityId,
      ending: workerSocials.ibanLastFour,
    })
    .from(workerProposals)
    .innerJoin(workers, eq(workers.id, workerProposals.workerId))
    .leftJoin(workerImports, eq(workerImports.id, workerProposals.importId))
    .leftJoin(workerSocials, eq(workerSocials.workerId, workers.id))
    .leftJoin(accounts, eq(accounts.userId, workerProposals.proposedBy))
    .where(isWaiting(actor))
    .orderBy(asc(workerProposals.proposedAt), asc(workers.listedName), asc(workers.id));

async function shownPeople(actor: Actor, rows: readonly Shown[]) {
  const seals = await sealsIn(
    database,
    rows.map(({ workerId }) => workerId),
  );
  const sees = (entity: string) => actor.kind === "person" && holdsAt(actor.grants, "pay.view", { entity });
  return rows.map(({ workerId, code, name, sealed, entity, ending }) => {
    const text = seals.get(workerId)?.open(sealed);
    const { iban } = text ? (JSON.parse(text) as { iban: string | null }) : { iban: null };
    return {
      id: workerId,
      code,
      name,
      isNone: iban === null,
      account: iban !== null && sees(entity) ? maskedIban(iban) : null,
      replaced: ending !== null && sees(entity) ? `•••• ${ending}` : null,
      isReplacing: ending !== null,
    };
  });
}
