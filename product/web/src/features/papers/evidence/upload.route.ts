import { Refused } from "@product/domain/refusals";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/upload.route";
import { evidenceUploads, openLinkId } from "./queries.server.ts";

export const handle = { needs: "public" };

/** Opens a place to send one side of a document to, for whoever has a link that works. */
export async function action({ context, params }: Route.ActionArgs) {
  const linkId = await openLinkId(params.token);
  if (!linkId) return Response.json({ refusals: [{ code: "worker.link-gone" }] }, { status: 422 });
  try {
    return Response.json(await context.get(filesContext).openUpload(evidenceUploads(linkId)));
  } catch (error) {
    if (error instanceof Refused) return Response.json({ refusals: error.refusals }, { status: 422 });
    throw error;
  }
}

export const loader = ({ request }: Route.LoaderArgs) => {
  throw pageNotFound(pageAddress(request).pathname);
};
