import type { RouterContextProvider } from "react-router";
import { isPermitted, NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { requirePermission } from "#request/who-may.ts";
import { batchFile, fileName } from "./batch-file.ts";
import { recordDownload } from "./commands.server.ts";
import { batchPieces, batchWith, voidSince } from "./queries.server.ts";

/** The rows of a batch for whoever may take it along, and what its file is called. */
export async function batchFor(context: Readonly<RouterContextProvider>, id: string) {
  const actor = requirePermission(context, "timesheet.export");
  const { locale } = context.get(requestContext);
  const batch = await batchWith(actor, recordId(id));
  if (!batch) throw failure("pageNotFound", { path: id });
  try {
    await recordDownload(actor, { id: batch.id, legalEntityId: batch.legalEntityId });
  } catch (error) {
    if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
    // A reader viewing as a colleague can perform nothing in the colleague's name.
    if (error instanceof Refused) throw notPermitted(true);
    throw error;
  }
  const money = isPermitted(actor, "pay.view", { entity: batch.legalEntityId });
  return {
    rows: batchFile({ ...batch, voids: await voidSince(batch.id) }, batchPieces(batch.id, locale), locale, { money }),
    name: fileName(batch, locale),
  };
}
