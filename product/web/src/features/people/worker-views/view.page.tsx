import { changeView, keptView } from "#features/ground/view-pages/share/view-action.ts";
import { KeptView } from "#features/ground/view-pages/share/view-pages.tsx";
import { filterChoices } from "#features/people/workers/queries.server.ts";
import { useFilterWords } from "#features/people/workers/share/use-filter-words.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/view.page";
import { workerViews } from "./worker-views.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "worker.view", messages: ["saved-views", "filters", "workers", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const [shown, choices] = await Promise.all([
    keptView(workerViews, actor, params.viewId, locale),
    filterChoices(actor, locale),
  ]);
  return { shown, choices };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => changeView(workerViews, params.viewId, sent);

export default function ViewPage({ loaderData: { shown, choices }, actionData }: Route.ComponentProps) {
  return <KeptView shown={shown} words={useFilterWords(choices)} list="/admin/workers/list" reply={actionData} />;
}
