import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { pictureHeaders } from "#request/picture-headers.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/picture.route";
import { pictureOfWorker, workerInScope } from "./queries.server.ts";

export const handle = { needs: "worker.view" };

/** How a worker looks, for those who see them. An address of a photo that is no longer theirs shows nothing. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const nothing = pageNotFound(pageAddress(request).pathname);
  const found = await workerInScope(actor, recordId(params.workerId));
  const picture = found && (await pictureOfWorker(found.worker.id));
  if (!picture || picture.id !== recordId(params.fileId)) throw nothing;
  const bytes = await context.get(filesContext).preview("worker-documents", picture.path);
  if (!bytes) throw nothing;
  return new Response(bytes as BodyInit, { headers: pictureHeaders });
}
