import { workerList } from "@product/domain/people/worker-list";
import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mostAtOnce, type BulkAction } from "@product/domain/people/bulk-changes";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Refusals } from "#features/ground/forms/share/form-parts.tsx";
import { filterChoices, seesPhones } from "#features/people/workers/queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { filterOf } from "#features/people/workers/share/view-filter.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import type { Route } from "./+types/preview.page";
import { brieflyTold, previewOf } from "#features/ground/bulk/queries.server.ts";
import { changeWorkers } from "./commands.server.ts";
import { ActionForm } from "./action-form.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { chosenBy } from "./queries.server.ts";
import { bulkAskedIn, bulkForm } from "./schema.ts";
import { workersTogether } from "./worker-bulk.server.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "worker.edit",
  messages: ["bulk-changes", "worker-page", "request", "forms"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  requirePermission(context, "worker.view");
  const actor = requirePermission(context, "worker.edit");
  const { locale } = context.get(requestContext);
  const choice = bulkAskedIn(pageAddress(request).searchParams);
  const listed = viewIn(workerList, { searchParams: new URLSearchParams(choice.from) });
  const [chosen, { roles }] = await Promise.all([
    chosenBy(actor, choice.all ? { filter: filterOf(listed, seesPhones(actor)) } : { ids: choice.ids }),
    filterChoices(actor, locale),
  ]);
  const isTooMany = chosen.length > mostAtOnce;
  const bulkAction: BulkAction = {
    kind: choice.what === "status" ? "move" : `${choice.how}-${choice.what}`,
    value: choice.value,
  };
  return {
    choice,
    roles,
    isTooMany,
    count: chosen.length,
    bulkAction,
    preview:
      choice.value && !isTooMany
        ? brieflyTold(bulkAction, previewOf(workersTogether, actor, bulkAction, chosen))
        : undefined,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = (sent: Route.ActionArgs) =>
  formAction(
    "worker.edit",
    bulkForm,
    async (actor, { from, ...form }) => ({ ...(await changeWorkers(actor, form)), from }),
    ({ id, from }, request) =>
      `${inLocale(`/admin/workers/bulk/${id}`, localeOf(pageAddress(request).pathname))}?${new URLSearchParams({ from })}`,
  )(sent);

export default function PreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, roles, isTooMany, count, bulkAction, preview, submissionKey } = loaderData;
  const t = useTranslations("bulk-changes");
  const list = `${inLocale("/admin/workers/list", useLocale())}${choice.from}`;
  const title = t(`title:${choice.what}`);
  const back = (
    <Link to={list} className={buttonClass("quiet")}>
      {t("back")}
    </Link>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        description={count > 0 && !isTooMany ? t("chosen", { n: count }) : undefined}
        actions={back}
      />
      {count === 0 ? (
        <EmptyState title={t("nobodyTitle")}>{t("nobodyText")}</EmptyState>
      ) : isTooMany ? (
        <EmptyState title={t("tooManyTitle")}>{t("tooManyText", { most: mostAtOnce })}</EmptyState>
      ) : (
        <div className="flex max-w-2xl flex-col gap-5 pb-8">
          {actionData && <Refusals reply={actionData} />}
          <Form key={JSON.stringify(choice)} className="flex flex-col gap-4">
            <ActionForm choice={choice} roles={roles} />
          </Form>
          {preview && (
            <PreviewCard preview={preview} action={bulkAction} from={choice.from} submissionKey={submissionKey} />
          )}
        </div>
      )}
    </>
  );
}
