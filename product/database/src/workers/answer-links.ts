/**
 * The links of a worker: to answer, and to the calendar of their shifts. They follow from a secret key and a number, so that each can
 * be sent again and lies in no queue; their hashes are kept to find the worker by. With another number they are others.
 */
import { eq, inArray, sql } from "drizzle-orm";
import { keyedHash } from "@product/database/keyed-hash";
import { answerLinks } from "@product/database/tables/planning/call-out";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { sha256Of } from "./contract-links.ts";
import { recordsOf } from "./merged-records.ts";

const derived = (purpose: "answer" | "calendar", workerId: string, number: number): string =>
  keyedHash(`worker ${purpose} ${workerId} ${number}`).toString("base64url");

export type WorkerTokens = { answer: string; calendar: string };

const tokensOf = (workerId: string, number: number): WorkerTokens => ({
  answer: derived("answer", workerId, number),
  calendar: derived("calendar", workerId, number),
});

const hashesOf = ({ answer, calendar }: WorkerTokens) => ({
  answerTokenHash: sha256Of(answer),
  calendarTokenHash: sha256Of(calendar),
});

/** Made the first time that somebody is told of something. */
export async function tokensFor(tx: Transaction, workerId: string): Promise<WorkerTokens> {
  await tx
    .insert(answerLinks)
    .values({ workerId, ...hashesOf(tokensOf(workerId, 1)) })
    .onConflictDoNothing();
  const [link] = await tx.select().from(answerLinks).where(eq(answerLinks.workerId, workerId));
  return tokensOf(workerId, link!.number);
}

export const calendarTokenOf = (workerId: string, number: number): string => tokensOf(workerId, number).calendar;
export const answerTokenOf = (workerId: string, number: number): string => tokensOf(workerId, number).answer;

/**
 * The worker whose link it is; undefined where it is unknown, was replaced, or its worker's data are gone. For merged
 * records, the one that stays.
 */
export async function workerBehind(reader: Pick<Transaction, "select">, token: string): Promise<string | undefined> {
  const [found] = await reader
    .select({ id: sql<string>`coalesce(${workers.mergedInto}, ${workers.id})` })
    .from(answerLinks)
    .innerJoin(workers, eq(workers.id, answerLinks.workerId))
    .where(eq(answerLinks.answerTokenHash, sha256Of(token)));
  return found?.id;
}

/** The token of a link, or a worker whom something else has made known: their pass, or their account. */
export type AnsweredBy = string | { workerId: string };

export const whoAnswers = async (reader: Pick<Transaction, "select">, by: AnsweredBy): Promise<string | undefined> =>
  typeof by === "string" ? workerBehind(reader, by) : by.workerId;

/** From now on those of before open nothing, also those of records that became part of this one. */
export async function renewTokens(tx: Transaction, workerId: string): Promise<void> {
  const theirLinks = inArray(answerLinks.workerId, await recordsOf(tx, workerId));
  const links = await tx.select().from(answerLinks).where(theirLinks).orderBy(answerLinks.workerId).for("update");
  for (const { workerId: id, number } of links)
    await tx
      .update(answerLinks)
      .set({ number: number + 1, ...hashesOf(tokensOf(id, number + 1)), createdAt: sql`now()` })
      .where(eq(answerLinks.workerId, id));
}
