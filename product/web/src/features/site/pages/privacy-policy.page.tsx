import type { Route } from "./+types/privacy-policy.page";
import { loadPage } from "./load-page.server.ts";
import { PageView } from "./share/page-view.tsx";

export const handle = { needs: "public", cached: ["page", "retention-rule", "entity"], messages: ["pages"] };

export const loader = (asked: Route.LoaderArgs) => loadPage(asked, "privacy-policy");

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData.page} />;
}
