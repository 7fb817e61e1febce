import { z } from "zod";
import { actorContext, notPermitted } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { filesContext } from "#request/ports/files.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/photo.route";
import { isPhotoOf, isSeen, photoName } from "./queries.server.ts";
import { isPermitted } from "@product/domain/actor";

export const handle = { needs: "authenticated" };

const address = z.object({ userId: z.uuid(), file: z.uuid() });

/** Someone's photo, for themselves and for those who may see them in the office. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = context.get(actorContext);
  const nothing = pageNotFound(pageAddress(request).pathname);
  const { data } = address.safeParse(params);
  if (!data) throw nothing;
  const isOwn = actor.kind === "person" && actor.id === data.userId;
  if (!isOwn && !isPermitted(actor, "staff.view")) throw notPermitted(actor.kind === "person");
  // The photo of a person whom the reader may not see does not exist for that reader.
  if (!isOwn && !(await isSeen(actor, data.userId))) throw nothing;
  if (!(await isPhotoOf(data.userId, data.file))) throw nothing;
  const photo = await context.get(filesContext).read("photos", photoName(data.userId, data.file));
  if (!photo) throw nothing;
  return new Response(photo, { headers: photoHeaders });
}

// The address changes with the photo, so that a browser may keep it; nobody between us and the browser may.
const photoHeaders = {
  "Content-Type": "image/jpeg",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, max-age=3600",
};
