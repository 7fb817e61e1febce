import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { StatusLight } from "@product/ui/records/status-light";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { AuditRow } from "./queries.server.ts";
import { useAuditWords } from "./words.ts";

type AuditTableProps = { rows: AuditRow[]; timeZone: string };

export function AuditTable({ rows, timeZone }: AuditTableProps) {
  const t = useTranslations("audit");
  const locale = useLocale();
  const words = useAuditWords(timeZone);
  return (
    <Table caption={t("list")}>
      <TableHead>
        <TableHeading>{t("when")}</TableHeading>
        <TableHeading>{t("person")}</TableHeading>
        <TableHeading>{t("act")}</TableHeading>
        <TableHeading>{t("on")}</TableHeading>
        <TableHeading>{t("seal")}</TableHeading>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell className="num whitespace-nowrap text-fg-2 max-sm:order-4">
              <time dateTime={row.at.toISOString()}>{dayAndTime(row.at, locale, timeZone)}</time>
            </TableCell>
            <TableCell className="max-sm:order-2 max-sm:text-fg-2">
              <Who row={row} name={words.who(row.who)} />
            </TableCell>
            <TableCell heading className="max-sm:order-1 max-sm:basis-full">
              <Link
                to={inLocale(`/admin/audit/${row.id}`, locale)}
                className="touch-target font-medium text-fg underline-offset-3 hover:underline"
              >
                {words.act(row.act)}
              </Link>
              {row.isAboutOneself && <Badge tone="warn">{t("aboutOneself")}</Badge>}
            </TableCell>
            <TableCell className="max-sm:order-3 max-sm:w-full">
              <Subjects row={row} timeZone={timeZone} />
            </TableCell>
            <TableCell className="whitespace-nowrap text-fg-2 max-sm:order-5 max-sm:ml-auto">
              {row.seq === null ? <StatusLight tone="info">{t("unsealed")}</StatusLight> : t("sealed")}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A person leads to all that they did. */
function Who({ row: { who }, name }: { row: AuditRow; name: string }) {
  const locale = useLocale();
  if (who.kind !== "person") return <span className="text-fg-2">{name}</span>;
  return (
    <Link
      to={inLocale(`/admin/audit?person=${who.id}`, locale)}
      className="touch-target underline-offset-3 hover:underline"
    >
      {name}
    </Link>
  );
}

function Subjects({ row: { subjects, subjectCount }, timeZone }: { row: AuditRow; timeZone: string }) {
  const t = useTranslations("audit");
  const words = useAuditWords(timeZone);
  const rest = subjectCount - subjects.length;
  return (
    <span className="flex flex-wrap gap-x-2">
      {subjects.map((subject) => (
        <span key={`${subject.kind} ${subject.id}`} className="min-w-0 wrap-anywhere">
          <span className="text-fg-3">{words.kind(subject.kind)}</span> {words.record(subject)}
        </span>
      ))}
      {rest > 0 && <span className="text-fg-3">{t("more", { n: rest })}</span>}
    </span>
  );
}
