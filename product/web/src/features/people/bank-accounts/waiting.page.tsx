import { data, Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { timeZoneOf } from "#features/ground/audit/queries.server.ts";
import { Rejection, SubmissionKey } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction } from "#request/forms/form-action.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import type { Route } from "./+types/waiting.page";
import { AccountTable } from "./account-table.tsx";
import { confirmBatch } from "./batches.server.ts";
import { accountsWaiting } from "./queries.server.ts";
import { batchForm } from "./schema.ts";
import { requirePermission } from "#request/who-may.ts";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "pay.approve", messages: ["bank-accounts", "forms", "request"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "pay.approve");
  const [batches, timeZone] = await Promise.all([accountsWaiting(actor), timeZoneOf(actor)]);
  const { part, headers } = takeSaved(request);
  return data(
    { batches, timeZone, done: part, submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "no-store", ...headers } },
  );
}

export const action = (sent: Route.ActionArgs) =>
  formAction(
    "pay.approve",
    batchForm,
    confirmBatch,
    (_, request) => `${pageAddress(request).pathname}#confirmed`,
  )(sent);

/** Accounts that wait for a second person: those of a file are confirmed here together, single ones in the worker's record. */
export default function WaitingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { batches, timeZone, done, submissionKey } = loaderData;
  const t = useTranslations("bank-accounts");
  const locale = useLocale();
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={t("intro")}
        actions={<WayBack to={inLocale("/admin/workers", locale)}>{t("back")}</WayBack>}
      />
      <div className="flex flex-col gap-8 pb-8">
        <Rejection reply={actionData} fields={[]} />
        {done === "confirmed" && <Callout tone="ok">{t("done")}</Callout>}
        {batches.length === 0 && <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>}
        {batches.map(({ importId, file, proposer, at, count, isOwn, proposal, people }) => (
          <section key={importId ?? "single"} aria-label={file ? t("fromFile", { file }) : t("single")}>
            <h2 className="mb-2 text-sm font-semibold">{file ? t("fromFile", { file }) : t("single")}</h2>
            <p className="mb-3 text-compact text-fg-2">
              {importId
                ? t("broughtBy", { n: count, name: proposer ?? t("someone"), day: dayOf(at, locale, timeZone) })
                : t("singleWhy")}
            </p>
            <AccountTable people={people} count={count} />
            {importId && isOwn && <p className="mt-3 text-compact text-fg-2">{t("own")}</p>}
            {importId && !isOwn && (
              <Form method="post" className="mt-3">
                <SubmissionKey value={submissionKey} />
                <input type="hidden" name="importId" value={importId} />
                <input type="hidden" name="proposal" value={proposal} />
                <Button type="submit" look="danger" className="max-sm:w-full">
                  {t("confirm", { n: count })}
                </Button>
              </Form>
            )}
          </section>
        ))}
      </div>
    </>
  );
}
