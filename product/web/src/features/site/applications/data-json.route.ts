import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { orNotPermitted } from "#request/or-not-permitted.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/data-json.route";
import { exportApplication } from "./held.server.ts";

export const handle = { needs: "submission.view", alsoNeeds: "identity.view" };

/** Everything held of one applicant, for machines. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  const { id, locale } = context.get(requestContext);
  const requestActor = { ...actor, request: { id } };
  const exported = await orNotPermitted(exportApplication(requestActor, recordId(params.applicationId), locale));
  if (!exported) throw pageNotFound(pageAddress(request).pathname);
  return new Response(JSON.stringify(exported, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="application.json"',
      "Cache-Control": "no-store",
    },
  });
}
