import { useLocale, useTranslations } from "use-intl";
import { Callout } from "@product/ui/callout";
import { calendarDay } from "#i18n/format.ts";
import type { ShownEngagement } from "./queries.server.ts";

/** The registrations of a contract, the latest first: of a fijo discontinuo one for each call. */
export function Periods({ contract }: { contract: ShownEngagement }) {
  const t = useTranslations("engagements");
  const heading = `periods-${contract.id}`;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={heading} className="text-compact font-medium">
        {t("alta")}
      </h3>
      {contract.periods.length === 0 && <p className="text-compact text-fg-2">{t("altaNone")}</p>}
      {contract.periods.length > 0 && (
        <ol aria-labelledby={heading} className="flex flex-col gap-2 text-compact">
          {contract.periods.map((period) => (
            <Period key={period.altaOn} period={period} isCall={contract.type === "fixed_discontinuous"} />
          ))}
        </ol>
      )}
    </div>
  );
}

type PeriodProps = { period: ShownEngagement["periods"][number]; isCall: boolean };

function Period({ period, isCall }: PeriodProps) {
  const t = useTranslations("engagements");
  const locale = useLocale();
  const { calledOn, altaOn, altaReference, bajaOn, bajaReference, warnings } = period;
  const parts = [
    ...(isCall ? [t("callOn", { day: calendarDay(calledOn, locale) })] : []),
    t("altaFrom", { day: calendarDay(altaOn, locale) }),
    ...(altaReference ? [t("reference", { reference: altaReference })] : []),
    ...(bajaOn ? [t("bajaOnDay", { day: calendarDay(bajaOn, locale) })] : []),
    ...(bajaReference ? [t("reference", { reference: bajaReference })] : []),
  ];
  return (
    <li className="flex flex-col gap-2">
      <span className="num wrap-anywhere">{parts.join(" · ")}</span>
      {warnings.map((warning) => (
        <Callout key={warning} tone="warn">
          {t(`warning:${warning}`)}
        </Callout>
      ))}
    </li>
  );
}
