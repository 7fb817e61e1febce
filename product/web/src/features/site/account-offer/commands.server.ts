/** An account for somebody who was approved, if they want one: a new one, or one that they have. */
import { and, eq, ne } from "drizzle-orm";
import { themselves, type Person } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { accounts, endedAccounts } from "@product/database/tables/access/account";
import { workers } from "@product/database/tables/people/worker";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform, type Transaction } from "#request/perform.ts";
import { workerBehind } from "./queries.server.ts";

/** Mails the way in to that address, and says whose account it is; unless there is one already, or the service cannot now. */
export type InviteByMail = (
  email: string,
  person: { name: string; language: Locale },
) => Promise<{ userId: string } | "known" | "not-now">;

/**
 * Why it came to nothing: the record has an account; there is one for the address; the service cannot now; the account has not
 * proven the address that the office has; the account has another record.
 */
export type NotTaken = "has-one" | "known" | "not-now" | "not-yours" | "other-record";

/** The way in is mailed to the address that the office has, so that whoever found the link alone gets nothing by it. */
export const takeAccount = (token: string, invite: InviteByMail): Promise<"mailed" | NotTaken> =>
  orWhyNot(
    perform(themselves, "worker.take-account", async ({ tx, subject }) => {
      const { found, worker } = await heldBehind(token, tx);
      const { userId } = subject(worker);
      if (userId) throw new CameToNothing("has-one");
      const invitation = await invite(found.email, { name: found.name, language: found.language });
      if (typeof invitation === "string") throw new CameToNothing(invitation);
      await giveTo(tx, found, invitation.userId);
      return "mailed";
    }),
  );

/** `address` is the one that the signed-in account has proven. It takes both, the link and the address: neither is enough by itself. */
export const linkAccount = (actor: Person, token: string, address: string | undefined): Promise<"linked" | NotTaken> =>
  orWhyNot(
    perform(actor, "worker.link-account", async ({ tx, subject }) => {
      const { found, worker } = await heldBehind(token, tx);
      const { userId, email, legalEntityId } = worker;
      subject({ id: found.id, legalEntityId, userId: actor.id });
      if (userId) throw new CameToNothing("has-one");
      if (!address || !email || address.toLowerCase() !== email.toLowerCase()) throw new CameToNothing("not-yours");
      await giveTo(tx, found, actor.id);
      return "linked";
    }),
  );

async function heldBehind(token: string, tx: Transaction) {
  const found = await workerBehind(token, tx);
  if (!found?.email) throw new Refused({ code: "application.link-gone" });
  const worker = await lockWorker(tx, found.id);
  // A worker who was blocked while this waited is not behind the link any more.
  if (worker.status === "blocked") throw new Refused({ code: "application.link-gone" });
  return { found: { ...found, email: found.email }, worker };
}

type Found = { id: string; name: string; language: Locale };

/** The account is held, so that of two records which want it at the same time the second finds it given. */
async function giveTo(tx: Transaction, { id, name, language }: Found, userId: string): Promise<void> {
  await tx.insert(accounts).values({ userId, name, language }).onConflictDoNothing();
  const isIt = eq(accounts.userId, userId);
  await tx.select({ userId: accounts.userId }).from(accounts).where(isIt).for("update");
  if ((await tx.$count(workers, and(eq(workers.userId, userId), ne(workers.id, id)))) > 0)
    throw new CameToNothing("other-record");
  // The service has yet to take its part of it away; then there can be a new one.
  if ((await tx.$count(endedAccounts, eq(endedAccounts.userId, userId))) > 0) throw new CameToNothing("not-now");
  await tx.update(workers).set({ userId }).where(eq(workers.id, id));
}

/** Nothing was done, so that nothing is told of it in the trail either. */
class CameToNothing extends Error {
  readonly why: NotTaken;
  constructor(why: NotTaken) {
    super(`no account was taken: ${why}`);
    this.why = why;
  }
}

const orWhyNot = <Done extends string>(actionName: Promise<Done>): Promise<Done | NotTaken> =>
  actionName.catch((error: unknown) => {
    if (error instanceof CameToNothing) return error.why;
    throw error;
  });
