import type { RouterContextProvider } from "react-router";
import type { Permission } from "@product/domain/permissions/catalogue";
import { listedStatuses } from "@product/domain/people/workers";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { workerInScope } from "#features/people/worker-page/queries.server.ts";
import { notPermitted } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { isPermitted } from "@product/domain/actor";
import { requirePermission } from "#request/who-may.ts";

type Asked = { context: Readonly<RouterContextProvider>; request: Request; params: { workerId: string } };

/**
 * The worker whom an address below their record names, once it is sure that the reader may see them and the data kept
 * there. A worker whose data is sealed away or erased has no such page.
 */
export async function reachedWorker(needs: Permission, { context, request, params }: Asked) {
  const actor = requirePermission(context, "worker.view");
  requirePermission(context, needs);
  const found = await workerInScope(actor, recordId(params.workerId));
  if (!found || !listedStatuses.includes(found.worker.status as never))
    throw pageNotFound(pageAddress(request).pathname);
  if (!isPermitted(actor, needs, { entity: found.worker.legalEntityId })) throw notPermitted(true);
  return { actor, worker: found.worker, today: found.today };
}
