import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { StateLight } from "#features/papers/documents/share/state-light.tsx";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { EndingRow } from "./queries.server.ts";

/** Documents that end soon or have ended, with the way to ask for new ones. */
export function EndingTable({ rows }: { rows: readonly EndingRow[] }) {
  const t = useTranslations("document-review");
  const locale = useLocale();
  return (
    <Table caption={t("endingTitle")}>
      <TableHead>
        {(["worker", "document", "validUntil", "state", "renewal"] as const).map((column) => (
          <TableHeading key={column}>{t(column)}</TableHeading>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
          const record = inLocale(`/admin/workers/${row.workerId}/documents`, locale);
          return (
            <TableRow key={row.id}>
              <TableCell heading>
                <Link to={`${record}?open=${row.kindId}`} className="font-medium underline-offset-3 hover:underline">
                  {name}
                </Link>{" "}
                <span className="font-mono text-xs text-fg-3">{row.code}</span>
              </TableCell>
              <TableCell label={t("document")}>{row.kind}</TableCell>
              <TableCell label={t("validUntil")}>
                <span className="num">{calendarDay(row.validUntil!, locale)}</span>
              </TableCell>
              <TableCell label={t("state")}>
                <StateLight version={row} />
              </TableCell>
              <TableCell label={t("renewal")}>
                {row.renewal ? (
                  t(`renewal:${row.renewal}`)
                ) : (
                  <Link
                    to={inLocale(`/admin/workers/${row.workerId}/request-documents?kinds=${row.kindId}`, locale)}
                    className={buttonClass("quiet", "row")}
                    aria-label={t("renewWhat", { name, kind: row.kind })}
                  >
                    {t("renew")}
                  </Link>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
