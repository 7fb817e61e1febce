import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { classes } from "@product/ui/classes";
import { RowWords, rowClass } from "./section.tsx";

type OpeningRowProps = {
  title: ReactNode;
  text?: ReactNode;
  mark?: ReactNode;
  /** The word on the button that opens it. */
  action: string;
  /** Stands open by itself, as when its form came back. */
  open: boolean;
  children: ReactNode;
};

/** A row that opens into its form: the browser's own, so that it opens without JavaScript too. */
export function OpeningRow({ action, open, children, ...words }: OpeningRowProps) {
  const t = useTranslations("profile");
  return (
    <details open={open} className="group/row">
      <summary
        className={classes(
          rowClass,
          "cursor-pointer list-none rounded-card outline-offset-[-2px] hover:bg-bg-hover [&::-webkit-details-marker]:hidden",
        )}
      >
        <RowWords {...words} />
        <span className={buttonClass("quiet", "row")}>
          <span className="group-open/row:hidden">{action}</span>
          <span className="hidden group-open/row:inline">{t("close")}</span>
        </span>
      </summary>
      <div className="border-t border-line bg-bg-subtle px-4 py-4 last:rounded-b-card">{children}</div>
    </details>
  );
}

/** Forms inside a row: narrow, and with fields as tall as those of the other forms. */
export const rowFormClass =
  "flex max-w-105 flex-col gap-4 [&_input:not([type=hidden])]:h-9 pointer-coarse:[&_input:not([type=hidden])]:h-11";
