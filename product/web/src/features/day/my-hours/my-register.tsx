import { Link, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { monthAndYear } from "#i18n/format.ts";
import type { MyLine } from "./queries.server.ts";

type MyRegisterProps = {
  lines: readonly MyLine[];
  checked: { sealed: number; faults: number } | undefined;
};

/** Each month on paper, and whether their register is still as it was written. */
export function MyRegister({ lines, checked }: MyRegisterProps) {
  const t = useTranslations("my-hours");
  const locale = useLocale();
  const { pathname } = useLocation();
  const months = [...new Set(lines.map(({ day }) => day.slice(0, 7)))];
  return (
    <section aria-label={t("register")} className="flex flex-col gap-1 rounded-card bg-bg-subtle p-4 text-sm">
      {months.map((month) => (
        <a
          key={month}
          href={`${pathname}/${month}/pdf`}
          download
          className="way flex min-h-11 items-center font-medium"
        >
          {t("summary", { month: monthAndYear(`${month}-01`, locale) })}
        </a>
      ))}
      <Link to={`${pathname}?check`} preventScrollReset className="way flex min-h-11 items-center font-medium">
        {t("check")}
      </Link>
      {checked && (
        <StatusLight tone={checked.faults > 0 ? "bad" : "ok"}>
          {checked.faults > 0 ? t("altered", { n: checked.faults }) : t("unaltered", { n: checked.sealed })}
        </StatusLight>
      )}
    </section>
  );
}
