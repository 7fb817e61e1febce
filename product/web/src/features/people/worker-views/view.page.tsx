import { workerList } from "@product/domain/people/worker-list";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { Button } from "@product/ui/controls/button";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { filterChoices, foundBy } from "#features/people/workers/queries.server.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/view.page";
import { chooseView, deleteView, nameView, replaceView } from "#features/ground/saved-views/commands.server.ts";
import { sharingGroups, viewsOf } from "#features/ground/saved-views/queries.server.ts";
import { viewDeed, viewForm } from "#features/ground/saved-views/schema.ts";
import { seenIn } from "#features/ground/listing/share/seen.ts";
import { ViewScreen } from "./view-screen.tsx";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  messages: ["saved-views", "filters", "workers", "request", "forms"],
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = insist(context, "worker.view");
  const { locale } = context.get(requestContext);
  const view = await viewWith(actor, params.viewId);
  const mayShare = isPermitted(actor, "list.edit", "everywhere");
  const [choices, groups] = await Promise.all([
    filterChoices(actor, locale),
    mayShare ? sharingGroups(locale) : undefined,
  ]);
  const { id, name, sharing, groupId, isChosen, version, owner, isOwn, filter, searched } = view;
  return {
    id,
    values: { name, sharing: groupId ?? sharing, chosen: isChosen, version },
    shows: { filter, searched },
    owner: isOwn ? undefined : owner,
    choices,
    groups,
    isReadOnly: !mayChange(actor, view),
    submissionKey: crypto.randomUUID(),
  };
}

export async function action({ params, ...sent }: Route.ActionArgs) {
  const actor = insist(sent.context, "worker.view");
  const view = await viewWith(actor, params.viewId);
  const { id } = view;
  const list = (query: string) => inLocale(`/admin/workers/list${query}`, localeOf(pageAddress(sent.request).pathname));
  if (!pageAddress(sent.request).searchParams.has("deed"))
    return formAction(
      "worker.view",
      viewForm,
      (who, form) =>
        mayChange(who, view) ? nameView(who, workerList, id, form) : chooseView(who, workerList, id, form.chosen),
      () => list(`?view=${id}`),
    )(sent);
  return formAction(
    "worker.view",
    viewDeed,
    async (who, { deed, seen: query, version }) => {
      if (deed === "delete") {
        await deleteView(who, workerList, id, version);
        return "";
      }
      const seen = seenIn(workerList, query);
      foundBy(seen.filter, who);
      await replaceView(who, workerList, id, version, seen);
      return `?view=${id}`;
    },
    list,
  )(sent);
}

async function viewWith(actor: Actor, text: string) {
  const view = (await viewsOf(actor, workerList)).find(({ id }) => id === recordId(text).toLowerCase());
  if (!view) throw failure("pageNotFound", { path: text });
  return view;
}

/** One's own as long as nobody else has it; what others have too is changed by who may change lists for others. */
const mayChange = (actor: Actor, { sharing, isOwn }: { sharing: string; isOwn: boolean }) =>
  sharing === "own" ? isOwn : isPermitted(actor, "list.edit", "everywhere");

export default function ViewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("saved-views");
  const { id, owner, ...screen } = loaderData;
  return (
    <>
      <ViewScreen
        key={screen.values.version}
        {...screen}
        title={screen.values.name}
        intro={owner ? t("sharedBy", { owner }) : t("editIntro")}
        back={`/admin/workers/list?view=${id}`}
        reply={actionData}
      />
      {!screen.isReadOnly && (
        <section className="flex max-w-xl flex-col gap-3 border-t border-line pt-5 pb-8">
          <p className="text-compact text-fg-2">{t("deleteWhy")}</p>
          <Form method="post" action="?deed">
            <input type="hidden" name="version" value={screen.values.version} />
            <Button look="danger" name="deed" value="delete">
              {t("delete")}
            </Button>
          </Form>
        </section>
      )}
    </>
  );
}
