import type { Route } from "./+types/privacy-policy.page";
import { loadPage } from "./load-page.server.ts";
import { shownKinds } from "./shown-kinds.ts";
import { PageView } from "./share/page-view.tsx";

export const handle = { needs: "public", cached: shownKinds, messages: ["pages", "open-shifts"] };

export const loader = (loaderArgs: Route.LoaderArgs) => loadPage(loaderArgs, "privacy-policy");

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData.page} />;
}
