import { redirect } from "react-router";
import { z } from "zod";
import { answerTokenOf } from "#features/planning/answers/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { actorContext, requestContext } from "#request/context.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/own-shifts.route";
import { passHolder } from "./holder.server.ts";

export const handle = { needs: "public" };

/** From the pass to the page where its holder swaps a shift, gives it away or says when they can work. The pass itself keeps no key to it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext);
  const { searchParams } = pageAddress(request);
  const holder = await passHolder(request, context.get(actorContext));
  const token = holder && (await answerTokenOf(holder.workerId));
  const offer = z.uuid().safeParse(searchParams.get("offer"));
  // Before a worker cancels a shift, the answer page asks whether they mean it.
  const asks = searchParams.has("cannot") ? "&cannot" : "";
  const about = searchParams.has("availability") ? "/availability" : offer.success ? `?offer=${offer.data}${asks}` : "";
  const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };
  return redirect(inLocale(token ? `/answer/${token}${about}` : "/workerpass", locale), { status: 303, headers });
}
