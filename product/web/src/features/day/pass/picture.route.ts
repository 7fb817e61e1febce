import { z } from "zod";
import { pictureHeaders } from "#request/picture-headers.ts";
import { actorContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/picture.route";
import { passHolder } from "./holder.server.ts";
import { pictureOfHolder } from "./queries.server.ts";

export const handle = { needs: "public" };

/** The holder's own picture, as the pass shows it. Like the pass it asks nobody to sign in: whoever is not that worker finds nothing. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const nothing = pageNotFound(pageAddress(request).pathname);
  const holder = await passHolder(request, context.get(actorContext));
  const picture = holder && (await pictureOfHolder(holder));
  if (!picture || picture.id !== z.uuid().safeParse(params.fileId).data) throw nothing;
  const bytes = await context.get(filesContext).preview("worker-documents", picture.path);
  if (!bytes) throw nothing;
  return new Response(bytes as BodyInit, { headers: pictureHeaders });
}
