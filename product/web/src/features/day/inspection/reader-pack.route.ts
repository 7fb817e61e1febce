import { clockNow } from "#request/clock.ts";
import { requestContext } from "#request/context.ts";
import { pageNotFound } from "#request/failures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/reader-pack.route";
import { recordTakenByLink } from "./commands.server.ts";
import { packAnswer } from "./pack-answer.ts";
import { behindLink } from "./queries.server.ts";

export const handle = { needs: "public" };

/** The archive for whoever has the link, as long as it works; each time is written down. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const link = await behindLink(params.token, clockNow());
  if (!link) throw pageNotFound(pageAddress(request).pathname.replace(params.token, "…"));
  return packAnswer(link, { locale: context.get(requestContext).locale, taken: () => recordTakenByLink(link) });
}
