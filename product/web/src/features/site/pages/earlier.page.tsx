import type { Route } from "./+types/earlier.page";
import { loadPage } from "./load-page.server.ts";
import { PageView } from "./share/page-view.tsx";

export const handle = { needs: "public", messages: ["pages", "open-shifts"] };

/** A legal text that held once: what people agreed to can be read for ever. */
export const loader = ({ params, ...loaderArgs }: Route.LoaderArgs) =>
  loadPage(loaderArgs, params.slug, /^[1-9]\d{0,5}$/.test(params.number) ? Number(params.number) : 0);

export default function EarlierTextPage({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData.page} />;
}
