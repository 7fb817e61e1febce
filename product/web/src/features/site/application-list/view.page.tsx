import { changeView, keptView } from "#features/ground/view-pages/share/view-action.ts";
import { KeptView } from "#features/ground/view-pages/share/view-pages.tsx";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/view.page";
import { listAddress } from "./addresses.ts";
import { applicationViews } from "./application-views.ts";
import { applicationChoices } from "./queries.server.ts";
import { useFilterWords } from "./use-words.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "submission.view",
  messages: ["saved-views", "filters", "application-list", "applications", "request", "forms"],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  const { locale } = context.get(requestContext);
  const [shown, choices] = await Promise.all([
    keptView(applicationViews, actor, params.viewId, locale),
    applicationChoices(actor, locale),
  ]);
  return { shown, choices };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => changeView(applicationViews, params.viewId, sent);

export default function ViewPage({ loaderData: { shown, choices }, actionData }: Route.ComponentProps) {
  return <KeptView shown={shown} words={useFilterWords(choices)} list={listAddress} reply={actionData} />;
}
