import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import { dayAndTime } from "#i18n/format.ts";
import type { TimeScreen } from "./time.page.tsx";
import { useTimeLink } from "./use-time-link.ts";

/** How far each register is sealed, and whether it holds when somebody looks. */
export function RegisterState({ screen }: { screen: TimeScreen }) {
  const t = useTranslations("time");
  const locale = useLocale();
  const to = useTimeLink(screen);
  const { chains, checked } = screen;
  if (chains.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-bg-subtle text-compact">
      {chains.map(({ id, name, timeZone, sealed, until }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2">
          <span className="num">
            <b className="font-semibold">{t("sealed", { name, n: sealed })}</b>
            {until && ` ${t("sealedUntil", { when: dayAndTime(new Date(until), locale, timeZone) })}`}
          </span>
          {checked?.entityId === id && (
            <StatusLight tone={checked.faults > 0 ? "bad" : "ok"}>
              {checked.faults > 0 ? t("altered", { n: checked.faults }) : t("unaltered")}
            </StatusLight>
          )}
          <Link to={to({ check: id })} preventScrollReset className="way ml-auto font-medium">
            {t("check")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
