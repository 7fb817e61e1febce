import { useTranslations } from "use-intl";
import { lineColumns } from "./line-row.tsx";

/** Over the columns, for who sees them: each line says the same to who hears it. */
export function LineHeadings() {
  const t = useTranslations("time");
  return (
    <p aria-hidden className={`${lineColumns} px-3.5 py-2 text-xs font-medium text-fg-2 max-lg:hidden`}>
      <span />
      {(["person", "planned", "actual", "difference", "paid"] as const).map((heading) => (
        <span key={heading}>{t(heading)}</span>
      ))}
      <span className="text-right">{t("next")}</span>
    </p>
  );
}
