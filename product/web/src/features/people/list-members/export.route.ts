import { listWith, maySeeMembers } from "#features/people/lists/queries.server.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { seesPhones } from "#features/people/workers/queries.server.ts";
import { fileAnswer, workerLines } from "#features/people/workers/share/worker-file.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { orNotPermitted } from "#request/or-not-permitted.ts";
import type { Route } from "./+types/export.route";
import { recordExport } from "./commands.server.ts";
import { memberRows } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "list.view", alsoNeeds: "list.export" };

/** The members of a list as a file. The export is recorded first. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "list.view");
  if (!isPermitted(actor, "list.export")) throw notPermitted(true);
  const { id, locale } = context.get(requestContext);
  const list = await listWith(actor, recordId(params.listId));
  if (!list) throw pageNotFound(params.listId);
  if (!maySeeMembers(actor, list)) throw notPermitted(true);
  await orNotPermitted(recordExport({ ...actor, request: { id } }, list));
  const name =
    list.name
      .normalize("NFD")
      .replace(/[^\w -]/g, "")
      .trim() || "list";
  return fileAnswer(workerLines(memberRows(actor, list, locale), locale, seesPhones(actor)), name);
}
