import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/snapshot.route";
import { deviceOf } from "./device.server.ts";
import { signedSnapshotFor } from "./offline/snapshot.server.ts";

export const handle = { needs: "public" };

/** What the device that asks keeps of its event, signed; anyone else finds nothing. */
export async function loader({ request }: Route.LoaderArgs) {
  const paired = await deviceOf(request);
  if (!paired) throw pageNotFound(pageAddress(request).pathname);
  return Response.json(await signedSnapshotFor(paired), { headers: { "Cache-Control": "no-store" } });
}
