import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import { useWorkerFrame } from "#features/people/worker-page/share/worker-frame.ts";
import { listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { PageData } from "./qualifications.page.tsx";

/** Qualifications that the worker's roles ask for and that are not valid today. */
export function LackingList({ page: { lacking, mayAsk } }: { page: PageData }) {
  const t = useTranslations("worker-qualifications");
  const locale = useLocale();
  const { worker } = useWorkerFrame();
  if (lacking.length === 0) return null;
  return (
    <section aria-labelledby="lacking" className="flex flex-col gap-1">
      <h2 id="lacking" className="text-sm font-semibold">
        {t("lacking")}
      </h2>
      <p className="text-compact text-fg-2">{t("lackingWhy")}</p>
      <ul className="flex flex-col divide-y divide-line">
        {lacking.map(({ qualificationId, name, standing, roles }) => (
          <li key={qualificationId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-compact">
            <span className="min-w-0 flex-1">
              <StatusLight
                tone="bad"
                reason={`${t(`lack:${standing}`)} · ${t("askedBy", { roles: listOf(roles, locale) })}`}
              >
                {name}
              </StatusLight>
            </span>
            {mayAsk && (
              <Link
                to={inLocale(`/admin/workers/${worker.id}/request-documents`, locale)}
                aria-label={t("askEvidenceOf", { name })}
                className={buttonClass("quiet", "row")}
              >
                {t("askEvidence")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
