import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { RowFault } from "@product/domain/imports/check-row";
import { longestCell } from "@product/domain/imports/limits";
import { Button } from "@product/ui/controls/button";
import { controlClass } from "@product/ui/controls/field-frame";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { useFaultWords } from "./fault-words.ts";

/** One thing that is wrong: in which row, at which column, and what stands there. No place where the file has no such column. */
export type BadCell = {
  row: number;
  column: RowFault["column"];
  place: number;
  value: string;
  fault: RowFault["fault"];
};

type BadRowsProps = { cells: readonly BadCell[]; caption: string; canFix: boolean };

/** The faulty cells, row by row, each with a field to write it anew. */
export function BadRows({ cells, caption, canFix }: BadRowsProps) {
  const t = useTranslations("worker-import");
  const words = useFaultWords();
  return (
    <Table caption={caption}>
      <TableHead>
        <TableHeading numeric className="w-16">
          {t("row")}
        </TableHeading>
        <TableHeading>{t("column")}</TableHeading>
        {!canFix && <TableHeading>{t("value")}</TableHeading>}
        <TableHeading>{t("reason")}</TableHeading>
        {canFix && <TableHeading className="w-96 max-lg:w-72">{t("fix")}</TableHeading>}
      </TableHead>
      <TableBody>
        {cells.map((cell) => (
          <TableRow
            key={`${cell.row} ${cell.column} ${JSON.stringify(cell.fault)} ${cell.value}`}
            id={`row-${cell.row}`}
          >
            <TableCell numeric className="text-fg-2">
              <span className="sm:hidden">{t("row")} </span>
              {cell.row}
            </TableCell>
            <TableCell className="font-medium">{t(`column:${cell.column}`)}</TableCell>
            {!canFix && <TableCell className="wrap-anywhere max-sm:basis-full">{cell.value}</TableCell>}
            <TableCell className="text-pretty max-sm:basis-full">{words(cell.fault)}</TableCell>
            {canFix && (
              <TableCell className="max-sm:basis-full">
                {cell.place < 0 ? <span className="text-fg-3">{t("noColumn")}</span> : <FixForm cell={cell} />}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function FixForm({ cell: { row, column, place, value } }: { cell: BadCell }) {
  const t = useTranslations("worker-import");
  const { formData } = useNavigation();
  const isSending = formData?.get("row") === String(row) && formData.get("place") === String(place);
  return (
    <Form method="post" action="?do=fix" preventScrollReset className="flex items-center gap-2 py-1">
      <input type="hidden" name="row" value={row} />
      <input type="hidden" name="place" value={place} />
      <input
        name="value"
        defaultValue={value}
        maxLength={longestCell}
        aria-label={t("fixLabel", { column: t(`column:${column}`), row })}
        autoComplete="off"
        spellCheck={false}
        className={`${controlClass(undefined)} min-w-0 flex-1`}
      />
      <Button type="submit" look="quiet" className="h-9 pointer-coarse:h-11" busy={isSending}>
        {t("fixSend")}
      </Button>
    </Form>
  );
}
