import { redirect } from "react-router";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/open.route";
import { holderBehind, isBlockedBehind, passCookie } from "./holder.server.ts";

export const handle = { needs: "public" };

/** The personal link: the browser keeps it, and the address that stays behind is everyone's. Nothing else changes. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, settings } = context.get(requestContext);
  // A blocked pass is opened too: its page tells the worker that it is blocked.
  const isGood = (await holderBehind(params.token)) !== undefined || (await isBlockedBehind(params.token));
  const headers = new Headers({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
  if (isGood) headers.set("Set-Cookie", passCookie(params.token, settings.auth.secure));
  return redirect(inLocale(isGood ? "/workerpass" : "/workerpass?gone", locale), { status: 303, headers });
}
