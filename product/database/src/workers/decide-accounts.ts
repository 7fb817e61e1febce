/** The only writer of the account that someone is paid into. The database demands two people from the second account on. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { lastFour } from "@product/domain/identifiers/iban";
import { hashedIban } from "@product/domain/people/identity-numbers";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import { keyedHash } from "@product/database/keyed-hash";
import { sealsOf } from "@product/database/person-keys";
import { accountDecisions, workerSocials } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";

export type Account = Pick<WorkerRecord, "iban" | "accountHolder">;

/** Whose account becomes which, and who wanted it; a second person for every account but the first. */
export type AccountDecision = { workerId: string; account: Account; proposedBy: string; confirmedBy?: string };

export const isSameAccount = (account: Account, other: Account): boolean =>
  account.iban === other.iban && account.accountHolder === other.accountHolder;

/** Whether they ever had an account here: then another one, or none, takes two people. */
export const everHadAccount = async (reader: Pick<Transaction, "$count">, workerId: string): Promise<boolean> =>
  (await reader.$count(
    accountDecisions,
    and(eq(accountDecisions.workerId, workerId), isNotNull(accountDecisions.ibanHash)),
  )) > 0;

/** Some hundred at a time, each worker once. The caller holds the workers. */
export async function decideAccounts(tx: Transaction, decisions: readonly AccountDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  const seals = await sealsOf(
    tx,
    decisions.map(({ workerId }) => workerId),
  );
  const inserted = await tx
    .insert(accountDecisions)
    .values(
      decisions.map(({ workerId, account: { iban }, proposedBy, confirmedBy = null }) => ({
        workerId,
        ibanHash: iban === null ? null : keyedHash(hashedIban(iban)),
        proposedBy,
        confirmedBy,
      })),
    )
    .returning({ workerId: accountDecisions.workerId, id: accountDecisions.id, ibanHash: accountDecisions.ibanHash });
  const wanted = new Map(decisions.map(({ workerId, account }) => [workerId, account]));
  const rows = inserted.map(({ workerId, id, ibanHash }) => {
    const { iban, accountHolder } = wanted.get(workerId)!;
    const sealed = (text: string | null) => (text === null ? null : seals.get(workerId)!.close(text));
    return {
      workerId,
      ibanSealed: sealed(iban),
      ibanHash,
      ibanLastFour: iban === null ? null : lastFour(iban),
      accountHolderSealed: sealed(accountHolder),
      accountDecisionId: id,
    };
  });
  await tx.insert(workerSocials).values(rows).onConflictDoUpdate({ target: workerSocials.workerId, set: written });
}

const of = (name: string) => sql`excluded.${sql.identifier(name)}`;
const written = {
  ibanSealed: of("iban_sealed"),
  ibanHash: of("iban_hash"),
  ibanLastFour: of("iban_last_four"),
  accountHolderSealed: of("account_holder_sealed"),
  accountDecisionId: of("account_decision_id"),
};
