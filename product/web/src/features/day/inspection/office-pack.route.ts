import { NotPermitted } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { notPermitted, requestContext } from "#request/context.ts";
import { failure, pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/office-pack.route";
import { recordTaken } from "./commands.server.ts";
import { packAnswer } from "./pack-answer.ts";
import { inspectionWith } from "./queries.server.ts";

export const handle = { needs: "time.export" };

/** Only a form brings the file: each time is written down. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  requirePermission(context, "time.export");
  throw pageNotFound(pageAddress(request).pathname);
};

export async function action({ context, params }: Route.ActionArgs) {
  const actor = requirePermission(context, "time.export");
  const link = await inspectionWith(actor, recordId(params.linkId));
  if (!link) throw failure("pageNotFound", { path: params.linkId });
  const taken = () =>
    recordTaken(actor, link).catch((error: unknown) => {
      if (error instanceof NotPermitted) throw notPermitted(error.signedIn);
      if (error instanceof Refused) throw notPermitted(true);
      throw error;
    });
  return packAnswer(link, { actor, locale: context.get(requestContext).locale, taken });
}
