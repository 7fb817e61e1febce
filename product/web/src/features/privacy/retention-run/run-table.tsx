import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay, numberOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { RunRow } from "./queries.server.ts";

type Line = Extract<RunRow, { kind: unknown }>;

/** Each rule with what is past its term by it: how many, since when, and what becomes of them. */
export function RunTable({ rows, isRunning }: { rows: readonly RunRow[]; isRunning: boolean }) {
  const t = useTranslations("retention-run");
  const locale = useLocale();
  const nameOf = ({ nameEn, nameEs }: RunRow) => (locale === "es" ? nameEs : nameEn);
  return (
    <Table caption={t("caption")}>
      <TableHead>
        <TableHeading>{t("rule")}</TableHeading>
        <TableHeading>{t("records")}</TableHeading>
        <TableHeading>{t("people")}</TableHeading>
        <TableHeading>{t("oldest")}</TableHeading>
        {isRunning && <TableHeading>{t("doneColumn")}</TableHeading>}
        <TableHeading>{t("happens")}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) =>
          "kind" in row ? (
            <TableRow key={`${row.kind} ${row.ruleId}`}>
              <TableCell heading className="align-top font-medium">
                {nameOf(row)}
                <span className="block font-normal text-fg-2">{t(`kind:${row.kind}`)}</span>
              </TableCell>
              <Counts row={row} isRunning={isRunning} />
              <TableCell label={t("happens")} className="align-top">
                <What row={row} />
              </TableCell>
            </TableRow>
          ) : (
            <TableRow key={row.ruleId}>
              <TableCell heading className="align-top font-medium">
                {nameOf(row)}
              </TableCell>
              <TableCell colSpan={isRunning ? 5 : 4} className="align-top text-fg-2">
                {t(row.isEmpty ? "nothingHeld" : "notByRuns")}
              </TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );
}

function Counts({ row: { found, done }, isRunning }: { row: Line; isRunning: boolean }) {
  const t = useTranslations("retention-run");
  const locale = useLocale();
  const isFound = found !== undefined && found.records > 0;
  return (
    <>
      <TableCell label={t("records")} className="num align-top">
        {isFound ? numberOf(found.records, locale) : <span className="text-fg-2">{t("none")}</span>}
      </TableCell>
      <TableCell label={t("people")} className={classOf(isFound)}>
        {isFound && numberOf(found.people, locale)}
      </TableCell>
      <TableCell label={t("oldest")} className={classOf(isFound)}>
        {isFound && found.oldest && t("oldestSince", { day: calendarDay(found.oldest, locale) })}
      </TableCell>
      {isRunning && (
        <TableCell label={t("doneColumn")} className={classOf(isFound)}>
          {numberOf(done?.records ?? 0, locale)}
        </TableCell>
      )}
    </>
  );
}

// On a phone a label with nothing beside it says nothing.
const classOf = (isFound: boolean) => (isFound ? "num align-top" : "num align-top max-sm:hidden");

function What({ row: { kind, found, filter } }: { row: Line }) {
  const t = useTranslations("retention-run");
  const locale = useLocale();
  return (
    <div>
      {t(`does:${kind}`)}
      {Boolean(found?.waiting) && <span className="block text-fg-2">{t("waiting", { n: found!.waiting! })}</span>}
      {filter && found && (
        <Link
          to={inLocale(`/admin/workers/list?${new URLSearchParams({ filter })}`, locale)}
          className="touch-target block w-fit text-primary-text underline-offset-3 hover:underline"
        >
          {t("inList")}
        </Link>
      )}
    </div>
  );
}
