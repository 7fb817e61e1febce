import type { Actor } from "@product/domain/actor";
import type { BulkAction } from "@product/domain/people/bulk-changes";
import { previewIdentity, previewOf } from "#features/ground/bulk/queries.server.ts";
import { chosenBy } from "#features/people/bulk-changes/queries.server.ts";
import { workersTogether } from "#features/people/bulk-changes/worker-bulk.server.ts";

/** The values that a preview page sends when everyone in it is to be changed. */
export async function bulkShown(actor: Actor, action: BulkAction, chosen: Parameters<typeof chosenBy>[1]) {
  const those = await chosenBy(actor, chosen);
  return {
    ...action,
    shown: those.map(({ id }) => id),
    proposal: previewIdentity(action, previewOf(workersTogether, actor, action, those)),
  };
}
