import { redirect } from "react-router";
import { z } from "zod";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Route } from "./+types/worker-file.route";
import { addressOf, fileBehindLink } from "./queries.server.ts";

export const handle = { needs: "public" };

/** By the link of a worker: a file of an event where they were asked or work. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const fileId = z.uuid().safeParse(params.fileId).data;
  const file = fileId && (await fileBehindLink(params.token, fileId));
  if (!file) throw pageNotFound(pageAddress(request).pathname);
  const link = await addressOf(context.get(filesContext), file);
  return redirect(link, { headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } });
}
