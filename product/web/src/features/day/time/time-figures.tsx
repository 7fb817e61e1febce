import { useLocale, useTranslations } from "use-intl";
import { countUpTo, hoursAndMinutes } from "#i18n/format.ts";
import { offBy } from "./off-by.ts";
import type { TimeScreen } from "./time.page.tsx";

/** Counts of the open work at a glance. Hours are added up only if every line is on the screen. */
export function TimeFigures({ screen: { counts, mostCounted, rows, query, next } }: { screen: TimeScreen }) {
  const t = useTranslations("time");
  const locale = useLocale();
  const upToMost = (n: number) => countUpTo(n, mostCounted, locale);
  const isWhole = !next && !query.after;
  const punched = rows.filter(({ from, until }) => from !== null && until !== null);
  const actual = punched.reduce((sum, { minutes }) => sum + minutes, 0);
  const planned = punched.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
  const figures = [
    {
      key: "open" as const,
      n: upToMost(counts.open),
      text: isWhole ? t("figureText:open", { hours: hoursAndMinutes(actual) }) : undefined,
    },
    { key: "missing" as const, n: upToMost(counts.missing), text: t("figureText:missing") },
    { key: "correction" as const, n: upToMost(counts.correction), text: t("figureText:correction") },
    { key: "disputed" as const, n: upToMost(counts.disputed), text: t("figureText:disputed") },
    ...(isWhole && punched.length > 0
      ? [
          {
            key: "actual" as const,
            n: offBy(actual - planned),
            text: t("figureText:actual", { hours: hoursAndMinutes(planned) }),
          },
        ]
      : []),
  ];
  return (
    <dl className="key-figures">
      {figures.map(({ key, n, text }) => (
        <div key={key} className="flex flex-col gap-0.5 px-3.5 py-3 shadow-[0_0_0_1px_var(--line)]">
          <dt className="text-compact text-fg-2">{t(`figure:${key}`)}</dt>
          <dd className="num text-xl leading-7 font-semibold">{n}</dd>
          {text && <dd className="num text-xs text-fg-2">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
