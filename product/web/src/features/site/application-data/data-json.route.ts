import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/data-json.route";
import { heldBehind } from "./queries.server.ts";

export const handle = { needs: "public" };

/** Everything that is held of an application, for whoever has its link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const applicationData = await heldBehind(params.token, context.get(requestContext).locale);
  if (!applicationData) throw pageNotFound(pageAddress(request).pathname);
  const { mayErase: _mayErase, ...exported } = applicationData;
  return new Response(JSON.stringify(exported, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="application.json"',
      "Cache-Control": "no-store",
      "Referrer-Policy": "same-origin",
    },
  });
}
