import { workerList } from "@product/domain/people/worker-list";
import { useTranslations } from "use-intl";
import { filterChoices, foundBy } from "#features/people/workers/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/create-view.page";
import { createView } from "#features/ground/saved-views/commands.server.ts";
import { sharingGroups } from "#features/ground/saved-views/queries.server.ts";
import { viewForm } from "#features/ground/saved-views/schema.ts";
import { seenIn } from "#features/ground/listing/share/seen.ts";
import { ViewScreen } from "./view-screen.tsx";
import { isPermitted } from "@product/domain/actor";
import { insist } from "#request/who-may.ts";

export const handle = {
  needs: "worker.view",
  messages: ["saved-views", "filters", "workers", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "worker.view");
  const { locale } = context.get(requestContext);
  const query = pageAddress(request).search;
  const { filter, searched } = seenIn(workerList, query);
  // Who may not filter by it may not keep it either.
  foundBy(filter, actor);
  const mayShare = isPermitted(actor, "list.edit", "everywhere");
  const [choices, groups] = await Promise.all([
    filterChoices(actor, locale),
    mayShare ? sharingGroups(locale) : undefined,
  ]);
  return { shows: { filter, searched }, choices, groups, query, submissionKey: crypto.randomUUID() };
}

export const action = (sent: Route.ActionArgs) =>
  formAction(
    "worker.view",
    viewForm,
    (actor, form) => {
      const seen = seenIn(workerList, pageAddress(sent.request).search);
      foundBy(seen.filter, actor);
      return createView(actor, workerList, form, seen);
    },
    ({ id }, request) => inLocale(`/admin/workers/list?view=${id}`, localeOf(pageAddress(request).pathname)),
  )(sent);

const values = { name: "", sharing: "own", chosen: false, version: 0 };

export default function CreateViewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("saved-views");
  const { query, ...screen } = loaderData;
  return (
    <ViewScreen
      {...screen}
      title={t("newTitle")}
      intro={t("newIntro")}
      values={values}
      back={`/admin/workers/list${query}`}
      reply={actionData}
    />
  );
}
