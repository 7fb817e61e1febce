import { pageNotFound } from "#request/failures.ts";
import { readForm } from "#request/forms/read-form.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/scans.route";
import { deviceOf } from "./device.server.ts";
import { takeScans } from "./offline/scans.server.ts";
import { scansForm } from "./schema.ts";

export const handle = { needs: "public" };

/** What waited on a device while it had no net. Each scan is answered by itself. */
export async function action({ request }: Route.ActionArgs) {
  const paired = await deviceOf(request);
  if (!paired) throw pageNotFound(pageAddress(request).pathname);
  const sent = scansForm.safeParse(Object.fromEntries(await readForm(paired, request, scansForm)));
  if (!sent.success) return Response.json(null, { status: 422 });
  return Response.json(await takeScans(paired, sent.data), { headers: { "Cache-Control": "no-store" } });
}
