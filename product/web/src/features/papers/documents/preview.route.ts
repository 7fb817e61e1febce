import { notPermitted, requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import type { Route } from "./+types/preview.route";
import { lookAtDocument } from "./commands.server.ts";
import { messages } from "./messages.ts";
import { fileInScope, isGuarded, isIdentity } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "document.view" };

/**
 * A small picture of the file. One of an identity document is watermarked with the company for which alone it is meant.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "document.view");
  const found = await fileInScope(actor, recordId(params.fileId));
  if (!found) throw pageNotFound(pageAddress(request).pathname);
  const { file, kind, worker } = found;
  if (actor.kind === "person" && actor.viewedBy) throw notPermitted(true);
  const { brand, locale } = context.get(requestContext);
  const mark = isIdentity(kind) ? messages.onlyFor[locale].replace("{brand}", (await brand()).name) : undefined;
  const picture = await context.get(filesContext).preview("worker-documents", file.path, mark);
  if (!picture) throw pageNotFound(pageAddress(request).pathname);
  if (isGuarded(kind)) await lookAtDocument(actor, worker);
  return new Response(picture as BodyInit, { headers: pictureHeaders });
}

// Long enough to go on and back in the same review, and not for whoever sits down there next.
const pictureHeaders = {
  "Content-Type": "image/jpeg",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, max-age=300",
};
