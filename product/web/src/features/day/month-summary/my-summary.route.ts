import { redirect } from "react-router";
import { passHolder } from "#features/day/pass/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { actorContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/my-summary.route";
import { summaryAnswer } from "./summary-answer.server.ts";

export const handle = { needs: "public" };

/** The same for the worker, by their pass. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { pathname } = pageAddress(request);
  const holder = await passHolder(request, context.get(actorContext));
  if (!holder) throw redirect(inLocale("/workerpass", localeOf(pathname)), 303);
  return summaryAnswer(holder.workerId, params.month, pathname);
}
