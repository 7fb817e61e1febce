import { redirect } from "react-router";
import { notPermitted } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import type { Route } from "./+types/file.route";
import { lookAtDocument } from "./commands.server.ts";
import { fileInScope, isGuarded } from "./queries.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "document.view" };

/** The file as it was kept, by an address that works for some minutes. Only ever asked for on purpose. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "document.view");
  const found = await fileInScope(actor, recordId(params.fileId));
  if (!found) throw pageNotFound(pageAddress(request).pathname);
  const { file, document, kind, worker } = found;
  // A reader viewing as a colleague leaves no trace of their own, and therefore may open no papers.
  if (actor.kind === "person" && actor.viewedBy) throw notPermitted(true);
  if (isGuarded(kind)) await lookAtDocument(actor, worker);
  const name = `${worker.code}-${kind.key}-v${document.numberInChain}-${file.position + 1}.${endings[file.type]}`;
  const link = await context.get(filesContext).downloadLink("worker-documents", file.path, name);
  return redirect(link, { headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } });
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
