import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import type { Rota } from "./rota.server.ts";
import { publishAddress } from "./schema.ts";

/** Changes on these days that workers do not know yet, at the bottom edge. */
export function PublishBar({ rota: { shifts, may } }: { rota: Rota }) {
  const t = useTranslations("rota");
  const review = inLocale(publishAddress, useLocale()) + useLocation().search;
  const [drafts, changes] = (["draft", "changed"] as const).map(
    (wanted) => shifts.filter(({ state }) => state === wanted).length,
  ) as [number, number];
  if (!may.publish || drafts + changes === 0) return null;
  return (
    <div className="print:hidden sticky bottom-0 z-10 -mx-(--page-padding) mt-auto -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 bg-bg-raised px-(--page-padding) py-3 text-compact">
      <b>{t("draft")}</b>
      <span className="num flex gap-3">
        {drafts > 0 && <span className="text-ok-text">{t("newOnes", { n: drafts })}</span>}
        {changes > 0 && <span className="text-warn-text">{t("changedOnes", { n: changes })}</span>}
      </span>
      <Link to={review} className={`${buttonClass("primary")} ml-auto max-sm:h-12 max-sm:w-full`}>
        {t("review")}
      </Link>
    </div>
  );
}
