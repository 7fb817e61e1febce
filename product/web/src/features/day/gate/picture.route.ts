import { z } from "zod";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { pictureHeaders } from "#request/picture-headers.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Route } from "./+types/picture.route";
import { deviceOf } from "./device.server.ts";
import { pictureAt } from "./queries.server.ts";

export const handle = { needs: "public" };

/** Serves the photo of a worker at the device's own event; any other request finds nothing. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const nothing = pageNotFound(pageAddress(request).pathname);
  const paired = await deviceOf(request);
  const fileId = z.uuid().safeParse(params.fileId).data;
  const picture = paired && fileId ? await pictureAt(paired.event.id, fileId) : undefined;
  const bytes = picture && (await context.get(filesContext).preview("worker-documents", picture.path));
  if (!bytes) throw nothing;
  return new Response(bytes as BodyInit, { headers: pictureHeaders });
}
