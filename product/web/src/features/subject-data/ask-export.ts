import type { RouterContextProvider } from "react-router";
import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { recordId } from "#features/master-data/share/record-id.ts";
import { holds, workerInScope } from "#features/worker-page/queries.server.ts";
import { actorWho, notPermitted, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { mailboxContext } from "#request/mailbox.ts";
import { exportPerson, type PersonExport } from "./export.server.ts";

/** The export of whom the address names, for whoever may make it. */
export async function askExport(
  context: Readonly<RouterContextProvider>,
  params: { workerId: string },
): Promise<PersonExport> {
  actorWho("worker.view", context);
  const actor = actorWho("identity.view", context);
  const found = await workerInScope(actor, recordId(params.workerId));
  if (!found) throw pageNotFound(params.workerId);
  if (!holds(actor, "identity.view", found.worker.legalEntityId)) throw notPermitted(true);
  const { id } = context.get(requestContext);
  return exportPerson({ ...actor, request: { id } }, found.worker.id, context.get(mailboxContext)).catch((error) => {
    // Whoever looks through another's eyes takes nothing along.
    throw error instanceof Refused || error instanceof NotPermitted ? notPermitted(true) : error;
  });
}

export const asFile = (body: string | Uint8Array<ArrayBuffer>, type: string, name: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
