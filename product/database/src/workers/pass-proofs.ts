/** By which someone who holds the link of a pass shows that they are that person: a code in their mail, and then a while of trust. */
import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { keyedHash } from "@product/database/keyed-hash";
import { passProofs } from "@product/database/tables/day/pass";
import type { Transaction } from "@product/database/write";

/** Six digits, which lie nowhere: they follow from a secret key and a number. */
export const proofCodeOf = (workerId: string, number: number): string =>
  String(keyedHash(`proof code ${workerId} ${number}`).readUInt32BE(0) % 1_000_000).padStart(6, "0");

const pauseMs = 60_000;
const mostADay = 10;
const codeMs = 15 * 60_000;
const mostTries = 5;

/** Another code takes the place of the one before; `undefined` where that would be too soon, or too often. */
export async function renewProof(tx: Transaction, workerId: string, now: Date): Promise<number | undefined> {
  const today = now.toISOString().slice(0, 10);
  const [first] = await tx
    .insert(passProofs)
    .values({ workerId, sentAt: now, sentOn: today })
    .onConflictDoNothing()
    .returning();
  if (first) return first.number;
  const [known] = await tx.select().from(passProofs).where(eq(passProofs.workerId, workerId)).for("update");
  const sent = known!.sentOn === today ? known!.sentThatDay : 0;
  if (now.getTime() - known!.sentAt.getTime() < pauseMs || sent >= mostADay) return undefined;
  const next = { number: known!.number + 1, sentAt: now, sentOn: today, sentThatDay: sent + 1, tries: 0 };
  await tx.update(passProofs).set(next).where(eq(passProofs.workerId, workerId));
  return next.number;
}

/** Counts the try, also the wrong one. A code is good once, for a quarter of an hour. */
export async function tryProof(tx: Transaction, workerId: string, typed: string, now: Date): Promise<boolean> {
  const [known] = await tx.select().from(passProofs).where(eq(passProofs.workerId, workerId)).for("update");
  if (!known || known.tries >= mostTries || now.getTime() - known.sentAt.getTime() > codeMs) return false;
  const isRight = isSame(typed, proofCodeOf(workerId, known.number));
  const after = isRight ? { number: known.number + 1, tries: mostTries } : { tries: known.tries + 1 };
  await tx.update(passProofs).set(after).where(eq(passProofs.workerId, workerId));
  return isRight;
}

const trustMs = 30 * 60_000;
const signed = (workerId: string, until: number) => keyedHash(`proven ${workerId} ${until}`).toString("base64url");

/** The proof that the browser keeps for half an hour once the code was right. */
export const proofFor = (workerId: string, now: Date): string => {
  const until = now.getTime() + trustMs;
  return `${until}.${signed(workerId, until)}`;
};

export function isProof(proof: string, workerId: string, now: Date): boolean {
  const [until = "", signature = ""] = proof.split(".");
  return Number(until) > now.getTime() && isSame(signature, signed(workerId, Number(until)));
}

function isSame(signature: string, other: string): boolean {
  const [a, b] = [Buffer.from(signature), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
