import type { Actor } from "@product/domain/actor";
import { confirmBatch, putInForce } from "#features/people/bank-accounts/batches.server.ts";
import { accountsWaiting } from "#features/people/bank-accounts/queries.server.ts";

/** Someone else confirms all accounts that an import brought, and they are put in force. */
export async function confirmAccounts(actor: Actor, importId: string): Promise<void> {
  const batch = (await accountsWaiting(actor)).find((each) => each.importId === importId)!;
  await confirmBatch(actor, { importId, proposal: batch.proposal });
  await putInForce();
}
