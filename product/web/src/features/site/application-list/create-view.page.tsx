import { keepView, newView } from "#features/ground/view-pages/share/view-action.ts";
import { NewView } from "#features/ground/view-pages/share/view-pages.tsx";
import { requestContext } from "#request/context.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/create-view.page";
import { listAddress } from "./addresses.ts";
import { applicationViews } from "./application-views.ts";
import { applicationChoices } from "./queries.server.ts";
import { useFilterWords } from "./use-words.ts";

export const handle = {
  needs: "submission.view",
  messages: ["saved-views", "filters", "application-list", "applications", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "submission.view");
  const { locale } = context.get(requestContext);
  const [shown, choices] = await Promise.all([
    newView(applicationViews, actor, request, locale),
    applicationChoices(actor, locale),
  ]);
  return { shown, choices };
}

export const action = (sent: Route.ActionArgs) => keepView(applicationViews, sent);

export default function CreateViewPage({ loaderData: { shown, choices }, actionData }: Route.ComponentProps) {
  return <NewView shown={shown} words={useFilterWords(choices)} list={listAddress} reply={actionData} />;
}
