import { useTranslations } from "use-intl";
import { StatusPill } from "@product/ui/records/status-light";
import type { ShownClearance } from "#features/people/clearance-light/queries.server.ts";
import { ClearanceLight } from "./clearance-light.tsx";
import { isOnTheWay } from "./reason-sentence.ts";

/** The large light beside a name. A worker who is only beginning gets a calm one. */
export function RecordLight({ clearance }: { clearance: ShownClearance }) {
  const t = useTranslations("clearance");
  const { verdict, reasons, status, year } = clearance;
  if (isOnTheWay(status)) return <StatusPill tone="idle">{t("notYet")}</StatusPill>;
  return (
    <ClearanceLight
      size="pill"
      verdict={verdict}
      reasons={reasons.slice(0, 3)}
      count={reasons.length}
      today={year.from}
    />
  );
}
