import { keepView, newView } from "#features/ground/view-pages/share/view-action.ts";
import { NewView } from "#features/ground/view-pages/share/view-pages.tsx";
import { eventFilterChoices } from "#features/planning/events/queries.server.ts";
import { useEventFilterWords } from "#features/planning/events/share/use-event-words.ts";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-view.page";
import { eventViews } from "./event-views.ts";

export const handle = { needs: "event.view", messages: ["saved-views", "filters", "events", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "event.view");
  const { locale } = context.get(requestContext);
  const [shown, choices] = await Promise.all([
    newView(eventViews, actor, request, locale),
    eventFilterChoices(actor, locale),
  ]);
  return { shown, choices };
}

export const action = (sent: Route.ActionArgs) => keepView(eventViews, sent);

export default function CreateViewPage({ loaderData: { shown, choices }, actionData }: Route.ComponentProps) {
  return <NewView shown={shown} words={useEventFilterWords(choices)} list="/admin/events" reply={actionData} />;
}
