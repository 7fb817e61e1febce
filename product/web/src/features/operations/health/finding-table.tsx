import { useLocale, useTranslations } from "use-intl";
import type { Locale } from "@product/domain/locales";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay, dayAndTime, durationOf, sizeOf } from "#i18n/format.ts";
import type { Finding, FindingValue } from "#request/ports/health-findings.ts";

type FindingTableProps = { findings: Finding[]; timeZone: string };

export function FindingTable({ findings, timeZone }: FindingTableProps) {
  const t = useTranslations("health");
  const locale = useLocale();
  return (
    <Table caption={t("checks")}>
      <TableHead>
        <TableHeading>{t("what")}</TableHeading>
        <TableHeading>{t("state")}</TableHeading>
        <TableHeading>{t("finding")}</TableHeading>
      </TableHead>
      <TableBody>
        {findings.map(({ check, state, what, values }) => (
          <TableRow key={check}>
            <TableCell heading className="font-medium whitespace-nowrap">
              {t(`check:${check}`)}
            </TableCell>
            <TableCell className="whitespace-nowrap">
              <StatusLight tone={state}>{t(`state:${state}`)}</StatusLight>
            </TableCell>
            <TableCell className="w-full wrap-anywhere text-fg-2">
              {t(sentenceOf(check, what) as "say:program:ok", shownValues(values, locale, timeZone) as never)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const sentenceOf = (check: string, what: string) => (what === "unknown" ? "say:unknown" : `say:${check}:${what}`);

const shownValues = (values: Finding["values"], locale: Locale, timeZone: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value, locale, timeZone)]));

function shown(value: FindingValue, locale: Locale, timeZone: string): string {
  if (typeof value !== "object") return String(value);
  if ("bytes" in value) return sizeOf(value.bytes, locale);
  if ("seconds" in value) return durationOf(value.seconds, locale);
  if ("day" in value) return calendarDay(value.day, locale);
  return dayAndTime(new Date(value.at), locale, timeZone);
}
