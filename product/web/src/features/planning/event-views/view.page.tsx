import { changeView, keptView } from "#features/ground/view-pages/share/view-action.ts";
import { KeptView } from "#features/ground/view-pages/share/view-pages.tsx";
import { eventFilterChoices } from "#features/planning/events/queries.server.ts";
import { useEventFilterWords } from "#features/planning/events/share/use-event-words.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/view.page";
import { eventViews } from "./event-views.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "event.view", messages: ["saved-views", "filters", "events", "request", "forms"] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const [shown, choices] = await Promise.all([
    keptView(eventViews, actor, params.viewId, locale),
    eventFilterChoices(actor, locale),
  ]);
  return { shown, choices };
}

export const action = ({ params, ...sent }: Route.ActionArgs) => changeView(eventViews, params.viewId, sent);

export default function ViewPage({ loaderData: { shown, choices }, actionData }: Route.ComponentProps) {
  return <KeptView shown={shown} words={useEventFilterWords(choices)} list="/admin/events" reply={actionData} />;
}
