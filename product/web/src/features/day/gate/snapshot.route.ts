import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/snapshot.route";
import { deviceOf } from "./device.server.ts";
import { signedSnapshotFor } from "./offline/snapshot.server.ts";
import { waitingSaid } from "./schema.ts";

export const handle = { needs: "public" };

/** The signed list that the asking device keeps of its event; any other request finds nothing. */
export async function loader({ request }: Route.LoaderArgs) {
  const paired = await deviceOf(request);
  if (!paired) throw pageNotFound(pageAddress(request).pathname);
  const waiting = waitingSaid.parse(request.headers.get("Gate-Waiting") ?? undefined);
  return Response.json(await signedSnapshotFor(paired, waiting), { headers: { "Cache-Control": "no-store" } });
}
