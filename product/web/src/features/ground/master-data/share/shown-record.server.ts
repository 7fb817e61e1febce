import { isPermitted, mayDo, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import type { Kind } from "@product/domain/company/kinds";
import { historyOf } from "#features/ground/audit/queries.server.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";

type Kept = { id: string; archivedAt: Date | null };

/** The data of a record's page beside its fields: permitted actions, history, and whether it has just been saved. */
export async function shownRecord(actor: Actor, request: Request, kind: Kind, record: Kept) {
  const mayEdit = mayDo(actor, acts[`${kind}.edit`], record);
  const seesHistory = mayEdit || isPermitted(actor, "audit.view", "everywhere");
  const { saved, part, headers } = takeSaved(request);
  const shown = {
    isArchived: record.archivedAt !== null,
    isReadOnly: !mayEdit,
    mayArchive: mayDo(actor, acts[`${kind}.archive`], record),
    history: seesHistory ? await historyOf(actor, kind, record.id) : undefined,
    isSaved: saved,
    submissionKey: crypto.randomUUID(),
  };
  return { shown, part, headers };
}
