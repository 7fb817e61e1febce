import { useLocale, useTranslations } from "use-intl";
import { accrualLaw, recordsLaw, weeksLaw } from "@product/domain/day/holiday-accrual";
import { SmallTable } from "#features/ground/listing/share/small-table.tsx";
import { hoursAndMinutes, monthAndYear } from "#i18n/format.ts";
import type { WorkerLimits } from "#features/day/limits/queries.server.ts";

/** The leave that the law gives in the United Kingdom, with the months it comes from. */
export function LeaveCard({ leave }: { leave: NonNullable<WorkerLimits["leave"]> }) {
  const t = useTranslations("limits");
  return (
    <section aria-labelledby="leave" className="flex flex-col gap-1 rounded-card border border-line px-3.5 py-2.5">
      <h2 id="leave" className="text-sm font-semibold">
        {t("leave")}
      </h2>
      <p className="num text-compact text-pretty">
        {leave.kind === "accrued"
          ? t("leaveAccrued", { hours: leave.hours, law: accrualLaw })
          : t("leaveWeeks", { hours: leave.hours, law: weeksLaw })}{" "}
        <span className="text-fg-2">{t("leaveRecords", { law: recordsLaw })}</span>
      </p>
      {leave.kind === "accrued" && leave.months.length > 0 && <Months months={leave.months} />}
    </section>
  );
}

type Accrued = Extract<NonNullable<WorkerLimits["leave"]>, { kind: "accrued" }>;

function Months({ months }: { months: Accrued["months"] }) {
  const t = useTranslations("limits");
  const locale = useLocale();
  return (
    <SmallTable
      className="mt-1 text-compact"
      headings={[t("month"), t("worked"), t("earned")]}
      rows={months.map(({ month, workedMinutes, earnedHours }) => ({
        key: month,
        cells: [
          monthAndYear(`${month}-01`, locale),
          hoursAndMinutes(workedMinutes),
          t("hoursOf", { hours: earnedHours }),
        ],
      }))}
    />
  );
}
