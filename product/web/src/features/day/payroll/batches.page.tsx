import { data, useActionData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted } from "@product/domain/actor";
import { Callout } from "@product/ui/callout";
import { PageHeader } from "@product/ui/page-header";
import { EmptyState } from "@product/ui/records/empty-state";
import { Rejection } from "#features/ground/forms/share/form-parts.tsx";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { formAction, type FormReply } from "#request/forms/form-action.ts";
import { takeSaved } from "#request/forms/saved-notice.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/batches.page";
import { BatchForm } from "./batch-form.tsx";
import { BatchList } from "./batch-list.tsx";
import { makeBatch } from "./commands.server.ts";
import { batchRows, periodChoices } from "./queries.server.ts";
import { batchForm } from "./schema.ts";
import { StandingLinks } from "./standing-links.tsx";

export { shouldRevalidate } from "#features/ground/master-data/share/revalidate-refused.ts";

export const handle = { needs: "timesheet.export", messages: ["payroll", "request", "forms"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = requirePermission(context, "timesheet.export");
  const { saved, headers } = takeSaved(request);
  const rows = await batchRows(actor);
  return data(
    {
      rows: rows.map(({ amount, ...row }) => ({
        ...row,
        amount: isPermitted(actor, "pay.view", { entity: row.legalEntityId }) ? amount : null,
      })),
      ...(await periodChoices(actor)),
      isSaved: saved,
      submissionKey: crypto.randomUUID(),
    },
    { headers },
  );
}
export type BatchScreen = Route.ComponentProps["loaderData"];

export const action = formAction(
  "timesheet.export",
  batchForm,
  makeBatch,
  (_made, request) => pageAddress(request).pathname,
);

/** Batches handed over so far, and the form that hands over the next. */
export default function BatchesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("payroll");
  const locale = useLocale();
  const reply = useActionData() as FormReply | undefined;
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <PageHeader
        title={t("title")}
        description={t("intro")}
        actions={<WayBack to={inLocale("/admin/time?tab=periods", locale)}>{t("back")}</WayBack>}
      />
      <div className="flex max-w-4xl flex-col gap-6 pb-8">
        {loaderData.isSaved && <Callout tone="ok">{t("made")}</Callout>}
        <Rejection reply={reply} fields={[]} />
        <StandingLinks reply={reply} />
        <BatchForm screen={loaderData} />
        {loaderData.rows.length === 0 ? (
          <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
        ) : (
          <BatchList rows={loaderData.rows} />
        )}
      </div>
    </>
  );
}
