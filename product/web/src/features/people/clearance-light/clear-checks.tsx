import { useLocale, useTranslations } from "use-intl";
import { calendarDay } from "#i18n/format.ts";
import { Fold } from "./fold.tsx";
import type { PanelProps } from "./share/clearance-panel.tsx";
import { useCheckName } from "./use-check-name.ts";

/** Checks that are in order, folded away because they need no action. */
export function ClearChecks({ clearance }: Pick<PanelProps, "clearance">) {
  const t = useTranslations("clearance");
  const locale = useLocale();
  const nameOf = useCheckName(clearance.country);
  const clear = clearance.checks.filter(({ verdict }) => verdict === "ALLOW");
  if (clear.length === 0) return null;
  const isEverything = clear.length === clearance.checks.length;
  return (
    <Fold title={t(isEverything ? "allClear" : "othersClear", { n: clear.length })} isFine>
      <ul className="flex flex-col gap-1 pb-2 pl-6.5 text-compact">
        {clear.map((check) => (
          <li key={`${check.kind}${check.id}`} className="flex flex-wrap justify-between gap-x-3">
            <span className="wrap-anywhere">{nameOf(check)}</span>
            {check.until && (
              <span className="num text-xs text-fg-2">{t("until", { day: calendarDay(check.until, locale) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
