/**
 * Facts for the plan of an erasure: the data held, since when, the rules about it, and the person's last day of work.
 */
import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { classIds, type ClassId } from "@product/domain/privacy/data-classes";
import type { ErasureFacts, HeldOf } from "@product/domain/privacy/erasure-plan";
import type { WorkerStatus } from "@product/domain/people/workers";
import { staff } from "@product/database/tables/access/group";
import { actSubjects } from "@product/database/tables/ground/act";
import { documentTypes } from "@product/database/tables/company/document-type";
import { documents } from "@product/database/tables/papers/document";
import { engagements } from "@product/database/tables/papers/engagement";
import { retentionRules } from "@product/database/tables/company/retention";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { readPerson, type Person } from "./read-person.ts";

type Reader = Pick<Transaction, "select" | "selectDistinct">;
type Worker = Pick<typeof workers.$inferSelect, "id" | "userId" | "country" | "status" | "statusSince" | "hasWorked">;

export async function readErasureFacts(
  reader: Reader,
  worker: Worker,
  today: string,
): Promise<{ facts: ErasureFacts; person: Person; isEngaged: boolean }> {
  const person = await readPerson(reader, worker.id);
  const contracts = await contractsOf(reader, worker.id);
  const last = contracts
    .map(({ until }) => until ?? "9999-12-31")
    .toSorted()
    .at(-1);
  const isEngaged = last !== undefined && last >= today;
  const heldByClass = Object.fromEntries(classIds.map((id) => [id, heldIn(person, id)])) as Record<ClassId, HeldOf>;
  heldByClass.trail = await trailOf(reader, worker.id);
  heldByClass.documents.ruleIds = await documentRules(reader, worker.id);
  return {
    person,
    isEngaged,
    facts: {
      country: worker.country,
      today,
      workedUntil: isEngaged ? today : (last ?? workedByStatus(worker, today)),
      held: heldByClass,
      isStaff: worker.userId !== null && (await isStaff(reader, worker.userId)),
      rules: await reader
        .select({
          id: retentionRules.id,
          term: retentionRules.term,
          unit: retentionRules.unit,
          countedFrom: retentionRules.countedFrom,
          ending: retentionRules.ending,
        })
        .from(retentionRules),
    },
  };
}

/** Only who is here keeps the account: who was invited and never came, or has left, is no colleague. */
const isStaff = async (reader: Reader, userId: string): Promise<boolean> =>
  (
    await reader
      .select({ id: staff.userId })
      .from(staff)
      .where(and(eq(staff.userId, userId), isHere))
  ).length > 0;
const isHere = and(isNotNull(staff.joinedAt), isNull(staff.deactivatedAt));

/** Someone may have worked before contracts were kept here. */
function workedByStatus({ status, statusSince, hasWorked }: Worker, today: string): string | undefined {
  if (working.includes(status)) return today;
  return hasWorked || status === "blocked" ? statusSince.toISOString().slice(0, 10) : undefined;
}

const working: readonly WorkerStatus[] = ["active", "dormant", "paused", "suspended"];

/** Those that were signed or registered, with the last day of each; none where it has no end. */
const contractsOf = (reader: Reader, workerId: string) =>
  reader
    .select({ until: sql<string | null>`coalesce(${engagements.bajaOn}, ${engagements.lastDay})::text` })
    .from(engagements)
    .where(
      and(
        eq(engagements.workerId, workerId),
        ne(engagements.state, "cancelled"),
        or(eq(engagements.state, "signed"), isNotNull(engagements.altaOn)),
      ),
    );

function heldIn(person: Person, id: ClassId): HeldOf {
  const rows = person[id].flatMap(({ rows: found }) => found);
  const newest = rows
    .flatMap((row) => [row["created_at"], row["received_at"], row["last_day"]])
    .filter((day) => typeof day === "string")
    .toSorted()
    .at(-1);
  return { records: rows.length, newest };
}

async function trailOf(reader: Reader, workerId: string): Promise<HeldOf> {
  const [counted] = await reader
    .select({ records: sql<number>`count(*)::int`, newest: sql<string | null>`max(${actSubjects.at})::date::text` })
    .from(actSubjects)
    .where(and(eq(actSubjects.kind, "worker"), eq(actSubjects.subjectId, workerId)));
  return { records: counted!.records, newest: counted!.newest ?? undefined };
}

async function documentRules(reader: Reader, workerId: string): Promise<string[]> {
  const rows = await reader
    .selectDistinct({
      id: sql<string>`CASE ${workers.country} WHEN 'UK' THEN coalesce(${documentTypes.retentionRuleUkId}, ${documentTypes.retentionRuleId})
        ELSE ${documentTypes.retentionRuleId} END`,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(eq(documents.workerId, workerId));
  return rows.map(({ id }) => id);
}
