import { useTranslations } from "use-intl";
import type { Attendance } from "@product/domain/day/attendance";
import { Callout } from "@product/ui/callout";
import { EmptyState } from "@product/ui/records/empty-state";
import { LineList } from "#features/day/time/share/line-list.tsx";
import type { TimeRow } from "#features/day/time/queries.server.ts";
import { AttendanceChart } from "./attendance-chart.tsx";
import { HoursChart } from "./hours-chart.tsx";
import type { DayHours } from "./queries.server.ts";

type HoursPartProps = {
  rows: readonly TimeRow[];
  days: readonly DayHours[];
  attendance: Attendance;
  isCut: boolean;
  mayPropose: boolean;
  isWithinEvent?: boolean;
};

/** The lines of one event or one person, and what they come to. */
export function HoursPart({ rows, days, attendance, isCut, mayPropose, isWithinEvent = false }: HoursPartProps) {
  const t = useTranslations("time-tabs");
  if (rows.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <>
      {isCut && <Callout tone="warn">{t("cut", { n: rows.length })}</Callout>}
      <HoursChart days={days} lines={rows.length} />
      <AttendanceChart attendance={attendance} />
      <LineList rows={rows} mayPropose={mayPropose} isWithinEvent={isWithinEvent} />
    </>
  );
}
