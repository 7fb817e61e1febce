import { useLocale, useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/status-light";
import { ClearanceLight } from "#features/people/clearance-light/share/clearance-light.tsx";
import { calendarDay } from "#i18n/format.ts";
import type { ClearanceToday } from "./queries.server.ts";

/** Whether someone can work today: until when, or what is in the way. */
export function ClearanceCell({
  clearance: { verdict, until, reason, reasons, today },
}: {
  clearance: ClearanceToday;
}) {
  const t = useTranslations("workers");
  const locale = useLocale();
  if (verdict !== "ALLOW")
    return <ClearanceLight verdict={verdict} reasons={reason ? [reason] : []} count={reasons} today={today} />;
  return (
    <StatusLight tone="ok" reason={until && t("clearUntil", { day: calendarDay(until, locale) })}>
      {t(`clearance:${verdict}`)}
    </StatusLight>
  );
}
