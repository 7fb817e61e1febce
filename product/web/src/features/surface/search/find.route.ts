import { data } from "react-router";
import { actorContext, requestContext } from "#request/context.ts";
import { searchSourcesContext } from "#request/slices/search-sources.ts";
import { screensContext } from "#request/slices/settings-cards.ts";
import type { Route } from "./+types/find.route";
import { foundFor, searchedIn } from "./found.ts";

export const handle = { needs: "authenticated" };

/** Results for the words being typed, for the palette. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await foundFor(context.get(actorContext), {
    q: searchedIn(request),
    locale: context.get(requestContext).locale,
    screens: context.get(screensContext),
    sources: context.get(searchSourcesContext),
  });
  return data(found, { headers: { "Cache-Control": "no-store" } });
}
