import { Refused } from "@product/domain/refusals";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/upload.route";
import { photoUploads } from "./commands.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "authenticated" };

/** Opens a place to send one picture to. */
export async function action({ context }: Route.ActionArgs) {
  const actor = requirePermission(context, "self");
  try {
    return Response.json(await context.get(filesContext).openUpload(photoUploads(actor)));
  } catch (error) {
    if (error instanceof Refused) return Response.json({ refusals: error.refusals }, { status: 422 });
    throw error;
  }
}

export const loader = ({ request }: Route.LoaderArgs) => {
  throw pageNotFound(pageAddress(request).pathname);
};
