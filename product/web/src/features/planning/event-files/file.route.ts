import { redirect } from "react-router";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { eventFrame } from "#features/planning/events/queries.server.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/file.route";
import { addressOf, fileOf } from "./queries.server.ts";

export const handle = { needs: "event.view" };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const frame = await eventFrame(actor, recordId(params.eventId), context.get(requestContext).locale);
  const file = frame && (await fileOf(frame.id, recordId(params.fileId)));
  if (!file) throw pageNotFound(pageAddress(request).pathname);
  const link = await addressOf(context.get(filesContext), file);
  return redirect(link, { headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } });
}
