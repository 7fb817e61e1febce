import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";

type Row = { id: string; isArchived: boolean };
/** Figures stand under one another; a number also stands at the right. */
type Column<R> = { heading: string; cell: (row: R) => string | number; numeric?: boolean; figures?: boolean };

type RecordListProps<R> = {
  title: string;
  description: string;
  /** Where the list lies, without language. */
  address: string;
  rows: readonly R[];
  nameOf: (row: R) => string;
  /** The heading of the column of names. */
  named: string;
  columns: readonly Column<R>[];
  /** The text on the button for a new record; without it there is no button. */
  newOne: string | undefined;
  /** Stands where the button for a new one would. */
  actions?: ReactNode;
  none: { title: string; text: string };
  /** Another way to begin, beside a new one, where there is none at all. */
  start?: ReactNode;
  /** Stands above the list. */
  notice?: ReactNode;
};

/** All records of a kind by name, each a link to its page; the archived ones stand apart. */
export function RecordList<R extends Row>({ title, description, address, rows, ...props }: RecordListProps<R>) {
  const { nameOf, columns, newOne, none, actions, notice, start } = props;
  const t = useTranslations("master-data");
  const locale = useLocale();
  const here = inLocale(address, locale);
  const isArchive = useSearchParams()[0].get("view") === "archived";
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const shown = rows
    .filter(({ isArchived }) => isArchived === isArchive)
    .toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  const archived = rows.filter(({ isArchived }) => isArchived).length;
  const create = newOne && (
    <Link to={`${here}/create`} className={buttonClass("primary")}>
      {newOne}
    </Link>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} description={description} actions={actions ?? create} />
      {notice}
      {shown.length === 0 ? (
        <EmptyState
          title={isArchive ? t("noneArchived") : none.title}
          action={
            !isArchive &&
            (create || start) && (
              <div className="flex flex-wrap justify-center gap-2">
                {rows.length === 0 && start}
                {create}
              </div>
            )
          }
        >
          {isArchive ? t("noneArchivedText") : none.text}
        </EmptyState>
      ) : (
        <Table caption={title}>
          <TableHead>
            <TableHeading>{props.named}</TableHeading>
            {columns.map(({ heading, numeric }) => (
              <TableHeading key={heading} numeric={numeric}>
                {heading}
              </TableHeading>
            ))}
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={row.id}>
                <TableCell heading className="max-sm:w-full max-sm:flex-none">
                  <Link
                    to={`${here}/${row.id}`}
                    className="touch-target font-medium wrap-anywhere text-fg underline-offset-3 hover:underline"
                  >
                    {nameOf(row)}
                  </Link>
                </TableCell>
                {columns.map(({ heading, cell, numeric, figures }) => (
                  <TableCell
                    key={heading}
                    label={heading}
                    numeric={numeric}
                    className={figures ? "num wrap-anywhere" : "wrap-anywhere"}
                  >
                    {cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {(archived > 0 || isArchive) && (
        <p className="mt-3 text-compact">
          <Link
            to={isArchive ? here : `${here}?view=archived`}
            className="touch-target text-fg-2 underline underline-offset-3"
          >
            {isArchive ? t("showCurrent") : t("showArchived", { n: archived })}
          </Link>
        </p>
      )}
    </>
  );
}
