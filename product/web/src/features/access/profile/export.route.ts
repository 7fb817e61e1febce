import { orNotPermitted } from "#request/or-not-permitted.ts";
import { signedInSession } from "#features/access/account/share/proof.ts";
import type { Route } from "./+types/export.route";
import { ownData } from "./export.server.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "authenticated" };

/** One's own data as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  signedInSession(context);
  const data = await orNotPermitted(ownData(requirePermission(context, "self"), { context }));
  return new Response(JSON.stringify(data, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="cuadrante-account.json"',
    },
  });
}
