import { and, asc, eq, isNull, ne, notInArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { languagesFrom } from "@product/domain/people/languages";
import { mergeHalves, mergeRefusals, type Half } from "@product/domain/people/merge-workers";
import { maskedEnd, maskedIban, typedWorker } from "@product/domain/people/typed-worker";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { workerFieldNames, type TypedWorker, type WorkerField } from "@product/domain/people/worker-record";
import { database } from "@product/database/client";
import { containedInName } from "@product/database/filters/worker-words";
import { erasures } from "@product/database/tables/privacy/erasure";
import { someWorkers, workerRoles, type workers } from "@product/database/tables/people/worker";
import { workerProposals } from "@product/database/tables/people/worker-record";
import { everHadAccount } from "@product/database/workers/decide-accounts";
import { findDuplicates } from "@product/database/workers/find-duplicates";
import { readRecord } from "@product/database/workers/read-record";
import { knownPeople } from "#features/people/worker-record/queries.server.ts";
import { countryName } from "#i18n/country-name.ts";
import type { Transaction } from "#request/perform.ts";
import { permittedRows } from "#request/who-may.ts";

type Reader = Pick<Transaction, "select" | "$count">;
type Row = typeof workers.$inferSelect;

/** A worker whom the actor may merge away or into; none for one that was merged already, or of whom nothing is left to merge. */
export async function mergeable(actor: Actor, wanted: { id?: string; code?: string }): Promise<Row | undefined> {
  const isWanted = wanted.id ? eq(someWorkers.id, wanted.id) : eq(someWorkers.code, wanted.code ?? "");
  const [worker] = await database
    .select()
    .from(someWorkers)
    .where(and(isWanted, canBeMerged(actor)));
  return worker;
}

const canBeMerged = (actor: Actor) =>
  and(
    isNull(someWorkers.mergedInto),
    notInArray(someWorkers.status, ["data_blocked", "erased"]),
    permittedRows(actor, "worker.delete", "entity", someWorkers.legalEntityId),
  );

const mostNamed = 10;

/** Others whose name, or code, contains all these words, whatever the accents. */
export async function namedOthers(actor: Actor, { id }: { id: string }, text: string) {
  const isNamed = containedInName(text);
  if (!isNamed) return [];
  const rows = await database
    .select({
      id: someWorkers.id,
      code: someWorkers.code,
      firstName: someWorkers.firstName,
      lastName: someWorkers.lastName,
      secondLastName: someWorkers.secondLastName,
    })
    .from(someWorkers)
    .where(and(ne(someWorkers.id, id), canBeMerged(actor), isNamed))
    .orderBy(asc(someWorkers.lastName), asc(someWorkers.firstName), asc(someWorkers.id))
    .limit(mostNamed);
  return rows.map(({ firstName, lastName, secondLastName, ...other }) => ({
    ...other,
    name: [firstName, lastName, secondLastName].filter(Boolean).join(" "),
  }));
}

export async function halfOf(reader: Reader, worker: Row): Promise<Half> {
  const record = (await readRecord(reader, worker.id))!;
  const roles = await reader.select().from(workerRoles).where(eq(workerRoles.workerId, worker.id));
  return {
    record,
    status: worker.status,
    changedAt: worker.updatedAt,
    userId: worker.userId,
    roleIds: roles.map(({ roleId }) => roleId),
    tags: worker.tags,
    hadAccount: await everHadAccount(reader, worker.id),
    hasProposal: await hasProposal(reader, worker.id),
  };
}

/** A block, an account or an erasure that waits for a second person. */
const hasProposal = async (reader: Reader, workerId: string): Promise<boolean> =>
  (await reader.$count(workerProposals, eq(workerProposals.workerId, workerId))) +
    (await reader.$count(erasures, and(eq(erasures.workerId, workerId), isNull(erasures.confirmedAt)))) >
  0;

/** Others who may be the same person, to choose from. */
export async function likelyOthers(actor: Actor, worker: Row) {
  const record = (await readRecord(database, worker.id))!;
  return (await knownPeople(database, actor, await findDuplicates(database, record, worker.id))).slice(0, 10);
}

type SeenClass = (typeof workerFieldRows)[WorkerField]["fieldClass"];

/** Both records side by side with what would come out of them: numbers masked, and only classes that the reader sees. */
export async function mergePreview(
  kept: Row,
  gone: Row,
  locale: Locale,
  sees: Record<Exclude<SeenClass, "basic">, boolean>,
) {
  const [keptHalf, goneHalf] = [await halfOf(database, kept), await halfOf(database, gone)];
  const { typed, taken } = mergeHalves(keptHalf, goneHalf);
  const [keptValues, goneValues] = [typedWorker(keptHalf.record), typedWorker(goneHalf.record)];
  const isSeen = (field: WorkerField) => ({ basic: true, ...sees })[workerFieldRows[field].fieldClass];
  const rows = workerFieldNames
    .filter((field) => isSeen(field) && (keptValues[field] || goneValues[field]))
    .map((field) => ({
      field,
      kept: masked(field, keptValues, locale),
      gone: masked(field, goneValues, locale),
      result: masked(field, typed, locale),
      isTaken: taken.includes(field),
    }));
  return { rows, refusals: mergeRefusals(keptHalf, goneHalf) };
}

function masked(field: WorkerField, typed: TypedWorker, locale: Locale): string {
  const value = typed[field] ?? "";
  if (!value) return "";
  if (field === "iban") return maskedIban(value);
  if (field === "birthDate") return "••••";
  if (workerFieldRows[field].kind === "country") return countryName(value, locale);
  if (field === "languages") {
    const names = new Intl.DisplayNames(locale, { type: "language" });
    return (languagesFrom(value) ?? []).map(({ language, level }) => `${names.of(language)} ${level}`).join(", ");
  }
  return "isMasked" in workerFieldRows[field] ? maskedEnd(value) : value;
}
