/** Into which account someone is paid. By whatever way another one comes, it is the same proposal and the same letter. */
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Actor } from "@product/domain/actor";
import { maskedIban } from "@product/domain/people/typed-worker";
import { refreshClearance } from "@product/database/clearance/refresh";
import { enqueue } from "@product/database/jobs/queue";
import { workers } from "@product/database/tables/people/worker";
import { decideAccounts, everHadAccount, isSameAccount, type Account } from "@product/database/workers/decide-accounts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { keepProposals, takeConfirmed, takeProposal, tellOf } from "@product/database/workers/proposals";
import { readRecord } from "@product/database/workers/read-record";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { ProposalForm } from "./schema.ts";

type Subject = { id: string; legalEntityId: string };

export const accountContent = z.object({ iban: z.string().nullable(), accountHolder: z.string().nullable() });

/**
 * The account that is in force afterwards. One person is enough for the first, and its owner is told; any other one waits for a
 * second person. The caller holds the worker.
 */
export async function settleAccount(
  tx: Transaction,
  actor: Actor,
  worker: Subject,
  before: Account,
  wanted: Account,
): Promise<Account> {
  if (isSameAccount(before, wanted)) return before;
  if (await everHadAccount(tx, worker.id)) {
    await proposeBank(actor, worker, wanted);
    return before;
  }
  await enterFirst(tx, actor, worker.id, wanted);
  return wanted;
}

/** For a worker who never had an account. */
export async function enterFirst(tx: Transaction, actor: Actor, workerId: string, account: Account): Promise<void> {
  await decideAccounts(tx, [{ workerId, account, proposedBy: whoEnters(actor, workerId) }]);
  if (account.iban !== null) await tellWorker(tx, workerId, "entered");
}

/** A person who comes by a link is the worker. */
const whoEnters = (actor: Actor, workerId: string) => (actor.kind === "person" ? actor.id : workerId);

/** The worker hears of it wherever they can be reached: who has someone else's pay sent elsewhere is found out at once. */
export const tellWorker = (tx: Transaction, workerId: string, change: "entered" | "changed") =>
  enqueue(tx, { kind: "worker.bank-changed-letter", payload: { workerId, change } });

export const proposeBank = (actor: Actor, worker: Subject, { iban, accountHolder }: Account) =>
  perform(actor, "worker.propose-bank", async ({ tx, subject }) => {
    subject(worker);
    const proposedBy = whoEnters(actor, worker.id);
    await keepProposals(tx, [{ workerId: worker.id, kind: "bank", content: { iban, accountHolder }, proposedBy }]);
    await enqueue(tx, tellOf(worker.id, "bank"));
  });

export const dropBank = (actor: Actor, id: string, { proposal }: ProposalForm) =>
  perform(actor, "worker.drop-bank", async ({ tx, subject }) => {
    subject(await lockWorker(tx, id));
    await takeProposal(tx, id, "bank", proposal);
    return { id };
  });

export const confirmBank = (actor: Actor, id: string, { proposal }: ProposalForm) =>
  perform(actor, "worker.change-bank", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const { content, ...people } = await takeConfirmed(tx, actor, worker, "bank", proposal);
    const account = accountContent.parse(content);
    const before = (await readRecord(tx, id))!;
    await decideAccounts(tx, [{ workerId: id, account, ...people }]);
    await tx
      .update(workers)
      .set({ version: worker.version + 1, updatedAt: now })
      .where(eq(workers.id, id));
    await refreshClearance(tx, [id], clockNow());
    await tellWorker(tx, id, before.iban === null ? "entered" : "changed");
    recordChange(worker, accountTrail(before), accountTrail(account));
    return { id };
  });

/** As the trail tells it. */
export const accountTrail = ({ iban, accountHolder }: Account) => ({
  iban: iban === null ? null : maskedIban(iban),
  accountHolder,
});
