import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/preview.route";
import { messages } from "./messages.ts";
import { fileInSight } from "./review.server.ts";

export const handle = { needs: "submission.view" };

/** A small picture of what was sent, with for whom alone it is meant written across. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  if (actor.kind === "person" && actor.viewedBy) throw notPermitted(true);
  const file = await fileInSight(actor, recordId(params.applicationId), recordId(params.fileId));
  if (!file) throw pageNotFound(pageAddress(request).pathname);
  const { brand, locale } = context.get(requestContext);
  const mark = messages.onlyFor[locale].replace("{brand}", (await brand()).name);
  const picture = await context.get(filesContext).preview("worker-documents", file.path, mark);
  if (!picture) throw pageNotFound(pageAddress(request).pathname);
  return new Response(picture as BodyInit, { headers });
}

const headers = {
  "Content-Type": "image/jpeg",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, max-age=300",
};
