/** By which whoever has the link of a client shows that they read that client's own mail: a code, and then a while of trust. */
import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { keyedHash } from "@product/database/keyed-hash";
import { clientCodes } from "@product/database/tables/planning/event-parts";
import type { Transaction } from "@product/database/write";

/** The link that is opened, and the address that its client's record has now: of another one nothing is good any more. */
export type ClientMailbox = { linkId: string; address: string };

/** Six digits, which follow from a secret key, so that they lie in no queue. */
export const clientCodeOf = ({ linkId, address }: ClientMailbox, number: number): string =>
  String(keyedHash(`client code ${linkId} ${address} ${number}`).readUInt32BE(0) % 1_000_000).padStart(6, "0");

const hashOf = ({ linkId, address }: ClientMailbox, code: string): Buffer =>
  keyedHash(`typed client code ${linkId} ${address} ${code}`);

const pauseMs = 60_000;
const mostADay = 10;
const codeMs = 15 * 60_000;
const mostTries = 5;
/** Then the link signs nothing any more: of a million codes nobody tries more than a few. */
const mostWrong = 25;

/** Another code takes the place of the one before; `undefined` where that would be too soon or too often, or the link has been guessed at. */
export async function renewClientCode(tx: Transaction, mailbox: ClientMailbox, now: Date): Promise<number | undefined> {
  const { linkId } = mailbox;
  const today = now.toISOString().slice(0, 10);
  const codeHash = hashOf(mailbox, clientCodeOf(mailbox, 1));
  const [first] = await tx
    .insert(clientCodes)
    .values({ linkId, codeHash, sentAt: now, sentOn: today })
    .onConflictDoNothing()
    .returning();
  if (first) return first.number;
  const known = await lockCode(tx, linkId);
  const sent = known!.sentOn === today ? known!.sentThatDay : 0;
  const isTooSoon = now.getTime() - known!.sentAt.getTime() < pauseMs;
  if (isTooSoon || sent >= mostADay || known!.wrong >= mostWrong) return undefined;
  const number = known!.number + 1;
  const next = { number, codeHash: hashOf(mailbox, clientCodeOf(mailbox, number)), tries: 0 };
  await tx
    .update(clientCodes)
    .set({ ...next, sentAt: now, sentOn: today, sentThatDay: sent + 1 })
    .where(eq(clientCodes.linkId, linkId));
  return number;
}

/** Counts the try, also the wrong one. A code is good once, for a quarter of an hour. */
export async function tryClientCode(
  tx: Transaction,
  mailbox: ClientMailbox,
  typed: string,
  now: Date,
): Promise<boolean> {
  const known = await lockCode(tx, mailbox.linkId);
  if (!known || known.tries >= mostTries || known.wrong >= mostWrong) return false;
  if (now.getTime() - known.sentAt.getTime() > codeMs) return false;
  const isRight = timingSafeEqual(hashOf(mailbox, typed), known.codeHash);
  const after = isRight ? { tries: mostTries } : { tries: known.tries + 1, wrong: known.wrong + 1 };
  await tx.update(clientCodes).set(after).where(eq(clientCodes.linkId, mailbox.linkId));
  return isRight;
}

async function lockCode(tx: Transaction, linkId: string) {
  const [known] = await tx.select().from(clientCodes).where(eq(clientCodes.linkId, linkId)).for("update");
  return known;
}

const trustMs = 30 * 60_000;
const signed = ({ linkId, address }: ClientMailbox, until: number) =>
  keyedHash(`client proven ${linkId} ${address} ${until}`).toString("base64url");

/** The proof that the browser keeps for half an hour once the code was right. */
export const clientProofFor = (mailbox: ClientMailbox, now: Date): string => {
  const until = now.getTime() + trustMs;
  return `${until}.${signed(mailbox, until)}`;
};

export function isClientProof(proof: string, mailbox: ClientMailbox, now: Date): boolean {
  const [until = "", signature = ""] = proof.split(".");
  const [actual, right] = [Buffer.from(signature), Buffer.from(signed(mailbox, Number(until)))];
  return Number(until) > now.getTime() && actual.length === right.length && timingSafeEqual(actual, right);
}
