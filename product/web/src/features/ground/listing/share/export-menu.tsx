import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { inLocale } from "#i18n/locale.ts";
import { ListIcon } from "./list-icon.tsx";

/** The rows and columns that are shown, as a file of either kind; `address` is that of the file without its ending. */
export function ExportMenu({ address, query }: { address: string; query: string }) {
  const t = useTranslations("listing");
  const locale = useLocale();
  return (
    <details className="group relative">
      <summary
        className={`${buttonClass("quiet")} cursor-pointer list-none max-sm:h-10 max-sm:w-full [&::-webkit-details-marker]:hidden`}
      >
        <ListIcon name="download" size={16} />
        {t("export")}
      </summary>
      <ul className="absolute top-full right-0 z-20 mt-1 min-w-full rounded-card bg-bg-raised p-1 text-compact whitespace-nowrap shadow-overlay">
        {(["csv", "xlsx"] as const).map((kind) => (
          <li key={kind}>
            <Link
              to={`${inLocale(`${address}.${kind}`, locale)}${query}`}
              reloadDocument
              className="flex h-8 items-center rounded-[5px] px-2 hover:bg-bg-muted pointer-coarse:h-11"
            >
              {t(`exportAs:${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
