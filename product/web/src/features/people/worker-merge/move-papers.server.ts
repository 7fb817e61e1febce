/** Brings what shows that someone may work from the record that goes to the one that stays. What is sealed is closed anew. */
import { eq, sql } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import { sealsOf } from "@product/database/person-keys";
import { documents } from "@product/database/tables/papers/document";
import { engagements } from "@product/database/tables/papers/engagement";
import { guardians, rightToWorkChecks, selfEmployedMarks } from "@product/database/tables/papers/right-to-work";
import type { Transaction } from "#request/perform.ts";

export async function movePapers(tx: Transaction, from: string, to: string): Promise<void> {
  const anew = await resealing(tx, from, to);
  await insistOnOneContract(tx, from, to);
  await settleDocuments(tx, from, to);
  for (const { id, detailsSealed } of await tx.select().from(documents).where(eq(documents.workerId, from)))
    await tx
      .update(documents)
      .set({ workerId: to, detailsSealed: anew(detailsSealed) })
      .where(eq(documents.id, id));
  for (const { id, detailsSealed } of await tx
    .select()
    .from(rightToWorkChecks)
    .where(eq(rightToWorkChecks.workerId, from)))
    await tx
      .update(rightToWorkChecks)
      .set({ workerId: to, detailsSealed: anew(detailsSealed) })
      .where(eq(rightToWorkChecks.id, id));
  for (const { id, textSealed, signatureSealed } of await tx
    .select()
    .from(engagements)
    .where(eq(engagements.workerId, from)))
    await tx
      .update(engagements)
      .set({ workerId: to, textSealed: anew(textSealed), signatureSealed: anew(signatureSealed) })
      .where(eq(engagements.id, id));
  await moveAssignments(tx, from, to);
  await moveGuardian(tx, from, to, anew);
  await moveMark(tx, from, to, anew);
  await moveTheRest(tx, from, to);
}

type Anew = (sealed: Buffer | null) => Buffer | null;

async function resealing(tx: Transaction, from: string, to: string): Promise<Anew> {
  const seals = await sealsOf(tx, [from, to]);
  return (sealed) => sealed && seals.get(to)!.close(seals.get(from)!.open(sealed));
}

/** Nobody can have two contracts with one company on one day: which of them holds is for people to say. */
async function insistOnOneContract(tx: Transaction, from: string, to: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`SELECT FROM app.engagement own JOIN app.engagement other
    ON other.worker_id = ${from} AND other.state <> 'cancelled' AND other.legal_entity_id = own.legal_entity_id
      AND daterange(other.first_day, other.last_day, '[]') && daterange(own.first_day, own.last_day, '[]')
    WHERE own.worker_id = ${to} AND own.state <> 'cancelled' LIMIT 1`);
  if (rowCount) throw new Refused({ code: "merge.two-contracts" });
}

/** Of each kind one is in force and one on its way: what is valid for longer, and what has come rather than what was asked for. */
async function settleDocuments(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE app.document SET state = 'superseded', updated_at = now() WHERE id IN (
    SELECT (array_agg(id ORDER BY state = 'requested', coalesce(valid_until, 'infinity') DESC, worker_id <> ${to}))[2]
    FROM app.document WHERE worker_id IN (${from}, ${to}) AND state IN ('verified', 'requested', 'uploaded', 'in_review')
    GROUP BY document_type_id, state = 'verified' HAVING count(*) > 1)`);
  // Numbers of versions go on after those that are there.
  await tx.execute(sql`UPDATE app.document moved SET number_in_chain = moved.number_in_chain + own.last
    FROM (SELECT document_type_id, max(number_in_chain) AS last FROM app.document WHERE worker_id = ${to} GROUP BY 1) own
    WHERE moved.worker_id = ${from} AND moved.document_type_id = own.document_type_id`);
}

async function moveGuardian(tx: Transaction, from: string, to: string, anew: Anew): Promise<void> {
  const [guardian] = await tx.delete(guardians).where(eq(guardians.workerId, from)).returning();
  if (guardian)
    await tx
      .insert(guardians)
      .values({ ...guardian, workerId: to, detailsSealed: anew(guardian.detailsSealed)! })
      .onConflictDoNothing();
}

async function moveMark(tx: Transaction, from: string, to: string, anew: Anew): Promise<void> {
  const [mark] = await tx.delete(selfEmployedMarks).where(eq(selfEmployedMarks.workerId, from)).returning();
  if (mark)
    await tx
      .insert(selfEmployedMarks)
      .values({ ...mark, workerId: to, reasonSealed: anew(mark.reasonSealed)! })
      .onConflictDoNothing();
}

/** Of what is there twice, or at the same time, that of the record that stays is kept; a verified qualification counts for more. */
/** Nobody works at two places at once: where both records say so, people must release one of them first. */
async function moveAssignments(tx: Transaction, from: string, to: string): Promise<void> {
  const { rows } = await tx.execute<{ title: string }>(sql`SELECT DISTINCT shift.title FROM app.assignment own
    JOIN app.assignment other ON other.worker_id = ${from} AND other.during && own.during
    JOIN app.shift ON shift.id = other.shift_id
    WHERE own.worker_id = ${to} AND own.state = ANY(${sql.param(placeTaking)}::text[])
      AND other.state = ANY(${sql.param(placeTaking)}::text[])`);
  if (rows.length > 0)
    throw new Refused({ code: "assignment.overlap", shifts: rows.map(({ title }) => title).join(", ") });
  await tx.execute(sql`UPDATE app.assignment moved SET worker_id = ${to} WHERE worker_id = ${from} AND NOT EXISTS
    (SELECT FROM app.assignment own WHERE own.worker_id = ${to} AND own.slot_id = moved.slot_id)`);
}

async function moveTheRest(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`UPDATE app.call_out SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`UPDATE app.phone_call SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`UPDATE app.swap_request SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`UPDATE app.swap_request SET peer_id = ${to} WHERE peer_id = ${from}`);
  await tx.execute(sql`UPDATE app.zone_passage SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`UPDATE app.punch_position SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`UPDATE app.item_loan SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`UPDATE app.evidence_request SET worker_id = ${to} WHERE worker_id = ${from}`);
  await tx.execute(sql`DELETE FROM app.worker_qualification own USING app.worker_qualification other
    WHERE own.worker_id = ${to} AND own.state = 'claimed' AND other.worker_id = ${from} AND other.state = 'verified'
      AND other.qualification_id = own.qualification_id`);
  await tx.execute(sql`UPDATE app.worker_qualification moved SET worker_id = ${to} WHERE worker_id = ${from} AND NOT EXISTS
    (SELECT FROM app.worker_qualification own WHERE own.worker_id = ${to} AND own.qualification_id = moved.qualification_id)`);
  for (const table of ["absence", "study_term"])
    await tx.execute(sql`UPDATE app.${sql.identifier(table)} moved SET worker_id = ${to} WHERE worker_id = ${from} AND NOT EXISTS
      (SELECT FROM app.${sql.identifier(table)} own WHERE own.worker_id = ${to}
        AND daterange(own.first_day, own.last_day, '[]') && daterange(moved.first_day, moved.last_day, '[]'))`);
}
