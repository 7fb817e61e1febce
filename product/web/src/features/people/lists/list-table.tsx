import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { calendarDay, countUpTo, listOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ListRow } from "./list-page.server.ts";
import { listsAddress } from "./share/list-frame.tsx";
import { PurposeBadge } from "./share/purpose-badge.tsx";

type ListTableProps = { rows: readonly ListRow[]; mostCounted: number; isEnded: boolean };

/** The lists of one page, each a link to who is in it. */
export function ListTable({ rows, mostCounted, isEnded }: ListTableProps) {
  const t = useTranslations("lists");
  return (
    <Table caption={t("table")} density="tall">
      <TableHead>
        <TableHeading aria-sort="ascending">{t("name")}</TableHeading>
        <TableHeading>{t("kind")}</TableHeading>
        <TableHeading>{t("purpose")}</TableHeading>
        <TableHeading numeric>{t("count")}</TableHeading>
        <TableHeading>{t("owner")}</TableHeading>
        <TableHeading className="max-lg:hidden">{t("shared")}</TableHeading>
        <TableHeading>{t("expires")}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.id} row={row} mostCounted={mostCounted} isEnded={isEnded} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ row, mostCounted, isEnded }: Omit<ListTableProps, "rows"> & { row: ListRow }) {
  const t = useTranslations("lists");
  const locale = useLocale();
  return (
    <TableRow>
      <TableCell heading className="max-sm:w-full max-sm:flex-none">
        <Link
          to={inLocale(`${listsAddress}/${row.id}`, locale)}
          className="touch-target font-medium wrap-anywhere text-fg underline-offset-3 hover:underline"
        >
          {row.name}
        </Link>
        {row.client && <p className="text-xs text-fg-2">{t("forClient", { name: row.client })}</p>}
      </TableCell>
      <TableCell>
        <Badge outline>{t(`kind:${row.kind}`)}</Badge>
      </TableCell>
      <TableCell>
        <PurposeBadge purpose={row.purpose} />
      </TableCell>
      <TableCell numeric label={t("count")}>
        {row.count === undefined ? (
          <span className="text-fg-3">
            <span aria-hidden>–</span>
            <span className="sr-only">{t("hiddenCount")}</span>
          </span>
        ) : (
          countUpTo(row.count, mostCounted, locale)
        )}
      </TableCell>
      <TableCell label={t("owner")}>{row.owner}</TableCell>
      <TableCell className="wrap-anywhere text-fg-2 max-lg:hidden">
        {row.groups.length > 0 ? listOf(row.groups, locale) : t("notShared")}
      </TableCell>
      <TableCell label={t("expires")} className="num whitespace-nowrap text-fg-2">
        {row.expiresOn ? calendarDay(row.expiresOn, locale) : t("never")}
        {isEnded && <span className="sr-only"> ({t("ended")})</span>}
      </TableCell>
    </TableRow>
  );
}
