import { keepView, newView } from "#features/ground/view-pages/share/view-action.ts";
import { NewView } from "#features/ground/view-pages/share/view-pages.tsx";
import { filterChoices } from "#features/people/workers/queries.server.ts";
import { useFilterWords } from "#features/people/workers/share/use-filter-words.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-view.page";
import { workerViews } from "./worker-views.ts";

export const handle = { needs: "worker.view", messages: ["saved-views", "filters", "workers", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const [shown, choices] = await Promise.all([
    newView(workerViews, actor, request, locale),
    filterChoices(actor, locale),
  ]);
  return { shown, choices };
}

export const action = (sent: Route.ActionArgs) => keepView(workerViews, sent);

export default function CreateViewPage({ loaderData: { shown, choices }, actionData }: Route.ComponentProps) {
  return <NewView shown={shown} words={useFilterWords(choices)} list="/admin/workers/list" reply={actionData} />;
}
