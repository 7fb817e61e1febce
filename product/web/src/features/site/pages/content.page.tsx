import { redirect } from "react-router";
import { pageAddressOf } from "@product/domain/site/pages";
import { inLocale } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/content.page";
import { loadPage } from "./load-page.server.ts";
import { shownKinds } from "./shown-kinds.ts";
import { PageView } from "./share/page-view.tsx";

export const handle = { needs: "public", cached: shownKinds, messages: ["pages", "open-shifts"] };

/** A page that has an address of its own is read there. */
export async function loader({ params, ...loaderArgs }: Route.LoaderArgs) {
  const loaded = await loadPage(loaderArgs, params.slug);
  if (loaded.page.kind === "page") return loaded;
  throw redirect(inLocale(pageAddressOf(loaded.page), loaderArgs.context.get(requestContext).locale), 301);
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData.page} />;
}
