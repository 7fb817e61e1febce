import { filesContext } from "#request/ports/files.ts";
import { pageNotFound } from "#request/failures.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/thumbnails.route";
import { deviceOf } from "./device.server.ts";
import { thumbnailsForm } from "./schema.ts";
import { thumbnailsOf } from "./offline/thumbnails.server.ts";

export const handle = { needs: "public" };

/** Photos for the device that asks, some at a time. It changes nothing; the codes go in the body because there are many. */
export async function action({ request, context }: Route.ActionArgs) {
  const paired = await deviceOf(request);
  if (!paired) throw pageNotFound(pageAddress(request).pathname);
  const sent = thumbnailsForm.safeParse(Object.fromEntries(await readForm(paired, request, thumbnailsForm)));
  if (!sent.success) return Response.json(null, { status: 422 });
  const thumbnails = await thumbnailsOf(paired, sent.data.codes, context.get(filesContext));
  return Response.json(thumbnails, { headers: { "Cache-Control": "no-store" } });
}
