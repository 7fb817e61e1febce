import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";

type Cells<On extends { key: string; day: string }> = {
  days: readonly string[];
  on: readonly On[];
  offDays?: ReadonlySet<string> | undefined;
  children: (on: On) => ReactNode;
};

export function DayCells<On extends { key: string; day: string }>({ days, on, offDays, children }: Cells<On>) {
  const t = useTranslations("rota");
  const byDay = Map.groupBy(on, ({ day }) => day);
  return days.map((day) => {
    const dayItems = byDay.get(day);
    const isOff = offDays?.has(day);
    return (
      <td key={day} className="rota-cell" data-day={day} data-off={isOff || undefined}>
        {dayItems?.map((each) => (
          <Fragment key={each.key}>{children(each)}</Fragment>
        ))}
        {isOff && <span className="rota-off">{t("unavailable")}</span>}
      </td>
    );
  });
}
