import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { LeftOut } from "@product/domain/people/bulk-changes";
import type { MoveName } from "@product/domain/people/worker-states";
import { Button, buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { Refusals, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { recordId } from "#features/ground/master-data/share/record-id.ts";
import { inLocale, localeOf } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/change.page";
import { undoChange } from "./commands.server.ts";
import { changeMade, valueName } from "./queries.server.ts";
import { bulkAskedIn, undoForm } from "./schema.ts";
import { insist } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = {
  needs: "worker.view",
  alsoNeeds: "worker.edit",
  messages: ["bulk-changes", "worker-page", "request", "forms"],
};

export async function loader({ context, request, params }: Route.LoaderArgs) {
  insist(context, "worker.view");
  const actor = insist(context, "worker.edit");
  const made = await changeMade(actor, recordId(params.changeId));
  if (!made) throw failure("pageNotFound", { path: params.changeId });
  const { locale } = context.get(requestContext);
  return {
    ...made,
    value: await valueName(made.deed, locale),
    from: bulkAskedIn(pageAddress(request).searchParams).from,
    submissionKey: crypto.randomUUID(),
  };
}

export const action = ({ params, ...sent }: Route.ActionArgs) =>
  formAction(
    "worker.edit",
    undoForm,
    (actor) => undoChange(actor, recordId(params.changeId)),
    ({ id }, request) => {
      const { pathname, search } = pageAddress(request);
      return `${inLocale(`/admin/workers/bulk/${id}`, localeOf(pathname))}${search}`;
    },
  )(sent);

/** What was done, to how many, and the way to take it back. */
export default function ChangePage({ loaderData, actionData }: Route.ComponentProps) {
  const { deed, value, changed, leftOut, undoneCount, mayUndo, from, submissionKey } = loaderData;
  const t = useTranslations("bulk-changes");
  const moves = useTranslations("worker-page");
  const list = `${inLocale("/admin/workers/list", useLocale())}${from}`;
  const staying = changed - (undoneCount ?? 0);
  return (
    <>
      <PageTitle>{t("doneTitle")}</PageTitle>
      <PageHeader
        title={t("doneTitle")}
        actions={
          <Link to={list} className={buttonClass("quiet")}>
            {t("back")}
          </Link>
        }
      />
      <div className="flex max-w-2xl flex-col gap-4 pb-8">
        {actionData && <Refusals reply={actionData} />}
        {undoneCount === null ? (
          <Callout tone="ok">
            {t(`done:${deed.kind}`, {
              n: changed,
              value: deed.kind === "move" ? moves(`move:${deed.value as MoveName}`) : value,
            })}
          </Callout>
        ) : (
          <Callout tone="info">
            <p>{t("undone", { n: undoneCount })}</p>
            {staying > 0 && <p>{t("undoneLeft", { n: staying })}</p>}
          </Callout>
        )}
        {undoneCount === null && (
          <ul className="flex flex-col gap-1 text-compact text-fg-2">
            {(Object.entries(leftOut) as [LeftOut, number][]).map(([reason, count]) => (
              <li key={reason}>
                {t(`leftOut:${reason}`)} <span className="num text-fg-3">({count})</span>
              </li>
            ))}
          </ul>
        )}
        {mayUndo && (
          <Form method="post">
            <SubmissionKey value={submissionKey} />
            <Button type="submit" look="quiet" size="form" name="deed" value="undo">
              {t("undo")}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
