import { useTranslations } from "use-intl";
import type { ImportColumn } from "@product/domain/imports/columns";
import { controlClass } from "@product/ui/controls/field-frame";
import { Glyph } from "@product/ui/glyph";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { leftOut } from "./choices.ts";

export type FileColumn = { heading: string; values: readonly string[]; column: ImportColumn | null };

type ColumnTableProps = { columns: readonly FileColumn[]; choices: readonly ImportColumn[] };

/** Each column of the file with its first values, and what it is. */
export function ColumnTable({ columns, choices }: ColumnTableProps) {
  const t = useTranslations("worker-import");
  return (
    <Table caption={t("columnsTable")} className="table-fixed">
      <TableHead>
        <TableHeading className="w-1/4">{t("heading")}</TableHeading>
        <TableHeading>{t("firstValues")}</TableHeading>
        <TableHeading className="w-72">{t("meaning")}</TableHeading>
      </TableHead>
      <TableBody>
        {columns.map(({ heading, values, column }, place) => {
          const name = heading || t("noHeading", { letter: letterOf(place) });
          return (
            <TableRow key={place}>
              <TableCell heading className="wrap-anywhere max-sm:basis-full">
                <span className="font-medium">{name}</span>
              </TableCell>
              <TableCell className="truncate text-fg-2 max-sm:basis-full">
                {values.filter(Boolean).join(" · ")}
              </TableCell>
              <TableCell className="max-sm:basis-full">
                <span className="relative block">
                  <select
                    name="columns"
                    aria-label={t("meaningOf", { heading: name })}
                    defaultValue={column ?? leftOut}
                    className={`${controlClass(undefined)} appearance-none truncate pr-8`}
                  >
                    <option value={leftOut}>{t("leaveOut")}</option>
                    {choices.map((choice) => (
                      <option key={choice} value={choice}>
                        {t(`column:${choice}`)}
                      </option>
                    ))}
                  </select>
                  <Glyph
                    name="updown"
                    size={14}
                    className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-fg-3"
                  />
                </span>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

/** As spreadsheets name their columns. */
const letterOf = (place: number): string =>
  (place < 26 ? "" : letterOf(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));
