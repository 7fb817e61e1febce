import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/people.route";
import { morePeopleFor } from "./rota.server.ts";
import { rotaQuery } from "./schema.ts";

export const handle = { needs: "shift.view" };

/** The page of people that the address of a rota asks for, and nothing else of it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "shift.view");
  const { locale } = context.get(requestContext);
  const query = rotaQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  return Response.json(await morePeopleFor(actor, query, locale), { headers: { "Cache-Control": "no-store" } });
}
