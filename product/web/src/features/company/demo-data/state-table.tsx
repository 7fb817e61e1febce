import { useTranslations } from "use-intl";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import type { demoState } from "./queries.server.ts";

export type KindState = Awaited<ReturnType<typeof demoState>>[number];

/** Per kind of record, how many could come, go or would stay. */
export function StateTable({ state }: { state: KindState[] }) {
  const t = useTranslations("demo-data");
  return (
    <Table caption={t("overview")}>
      <TableHead>
        <TableHeading>{t("what")}</TableHeading>
        {columns.map((column) => (
          <TableHeading key={column} numeric>
            {t(column)}
          </TableHeading>
        ))}
      </TableHead>
      <TableBody>
        {state.map((kind) => (
          <TableRow key={kind.kind}>
            <TableCell heading className="font-medium max-sm:basis-full">
              {t(`kind:${kind.kind}`)}
            </TableCell>
            {columns.map((column) => (
              <TableCell key={column} numeric label={t(column)}>
                {kind[column]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const columns = ["missing", "removable", "kept"] as const;
