import { redirect } from "react-router";
import { z } from "zod";
import { addressOf } from "#features/planning/event-files/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Route } from "./+types/client-file.route";
import { fileBehindClientLink } from "./queries.server.ts";

export const handle = { needs: "public" };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const fileId = z.uuid().safeParse(params.fileId).data;
  const file = fileId && (await fileBehindClientLink(params.token, fileId, clockNow()));
  if (!file) throw pageNotFound(pageAddress(request).pathname);
  const link = await addressOf(context.get(filesContext), file);
  return redirect(link, { headers: { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" } });
}
