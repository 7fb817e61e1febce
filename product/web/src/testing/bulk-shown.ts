import type { Actor } from "@product/domain/actor";
import type { BulkDeed } from "@product/domain/people/bulk-changes";
import { previewIdentity, previewOf } from "#features/ground/bulk/queries.server.ts";
import { chosenBy } from "#features/people/bulk-changes/queries.server.ts";
import { workersTogether } from "#features/people/bulk-changes/worker-bulk.server.ts";

/** What the page of a preview sends when everyone in it is to be changed. */
export async function bulkShown(actor: Actor, deed: BulkDeed, chosen: Parameters<typeof chosenBy>[1]) {
  const those = await chosenBy(actor, chosen);
  return {
    ...deed,
    shown: those.map(({ id }) => id),
    proposal: previewIdentity(deed, previewOf(workersTogether, actor, deed, those)),
  };
}
