import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { pipeline } from "@product/domain/people/workers";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { waitingCount as accountsWaitingCount } from "#features/people/bank-accounts/queries.server.ts";
import { accountOf } from "#features/access/account/queries.server.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageHead } from "#features/ground/pages/share/page-head.tsx";
import { requestContext } from "#request/context.ts";
import type { Route } from "./+types/workers.page";
import { NewestWorkers } from "./newest-workers.tsx";
import { mostCounted, newestWorkers, statusCounts } from "./queries.server.ts";
import { DocumentsToReview } from "./documents-to-review.tsx";
import { StatusCounts } from "./status-counts.tsx";
import { isPermitted } from "@product/domain/actor";
import { waiting } from "#request/slices/slice.ts";
import { requirePermission } from "#request/who-may.ts";

export const handle = { needs: "worker.view", messages: ["workers"] };

const newestShown = 8;

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requirePermission(context, "worker.view");
  const { locale } = context.get(requestContext);
  const [counts, newest, account, documents, applications, accounts] = await Promise.all([
    statusCounts(actor),
    newestWorkers(actor, locale, newestShown),
    actor.kind === "person" ? accountOf(actor.id) : undefined,
    waiting("documents.review", actor, context),
    waiting("applications.review", actor, context),
    isPermitted(actor, "pay.approve") ? accountsWaitingCount(actor) : 0,
  ]);
  return {
    counts,
    most: mostCounted,
    newest,
    documents,
    applications: applications?.n ?? 0,
    accounts,
    timeZone: account?.timeZone ?? "Europe/Madrid",
    mayCreate: isPermitted(actor, "worker.create"),
    seesClearance: isPermitted(actor, "clearance.view"),
    mayRegister: isPermitted(actor, "pay.view") && isPermitted(actor, "worker.view.contact"),
  };
}

/** Where everyone stands, and who came last. */
export default function WorkersPage({
  loaderData: {
    counts,
    most,
    newest,
    documents,
    applications,
    accounts,
    timeZone,
    mayCreate,
    seesClearance,
    mayRegister,
  },
}: Route.ComponentProps) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const onTheWay = new Set<string>(pipeline);
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("intro")}
        actions={
          <>
            <Link to={inLocale("/admin/workers/list", locale)} className={buttonClass("quiet")}>
              {t("wholeList")}
            </Link>
            {seesClearance && (
              <Link to={inLocale("/admin/workers/who-can-work", locale)} className={buttonClass("quiet")}>
                {t("whoCanWork")}
              </Link>
            )}
            {mayRegister && (
              <Link to={inLocale("/admin/workers/without-alta", locale)} className={buttonClass("quiet")}>
                {t("withoutAlta")}
              </Link>
            )}
            {applications > 0 && (
              <Link to={inLocale("/admin/workers/review", locale)} className={buttonClass("quiet")}>
                {t("applicationsToReview", { n: applications })}
              </Link>
            )}
            {accounts > 0 && (
              <Link to={inLocale("/admin/workers/accounts", locale)} className={buttonClass("quiet")}>
                {t("accountsToConfirm", { n: accounts })}
              </Link>
            )}
            {mayCreate && (
              <Link to={inLocale("/admin/workers/import", locale)} className={buttonClass("quiet")}>
                {t("import")}
              </Link>
            )}
            {mayCreate && (
              <Link to={inLocale("/admin/workers/create", locale)} className={buttonClass("primary")}>
                {t("newWorker")}
              </Link>
            )}
          </>
        }
      />
      {newest.length === 0 ? (
        <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>
      ) : (
        <div className="flex flex-col gap-7">
          {documents && <DocumentsToReview {...documents} />}
          <StatusCounts
            title={t("pipeline")}
            most={most}
            counts={pipeline.map((status) => counts.find((each) => each.status === status)!)}
          />
          <StatusCounts
            title={t("elsewhere")}
            most={most}
            counts={counts.filter(({ status, count }) => count > 0 && !onTheWay.has(status))}
          />
          <NewestWorkers rows={newest} timeZone={timeZone} />
        </div>
      )}
    </>
  );
}
