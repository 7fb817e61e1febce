import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { WorkerColumn, WorkerDensity, WorkerOrder } from "@product/domain/people/worker-columns";
import { Checkbox } from "@product/ui/checkbox";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/table";
import { TableHeading } from "@product/ui/table-heading";
import { ColumnCell } from "./column-cell.tsx";
import type { WorkerRow } from "./queries.server.ts";
import type { Selection } from "./selection.tsx";
import { WorkerName } from "./share/worker-name.tsx";

type WorkerTableProps = {
  rows: readonly WorkerRow[];
  columns: readonly WorkerColumn[];
  /** Nobody chose the columns: the last of them give way where there is little room. */
  isUsual: boolean;
  density: WorkerDensity;
  sort: WorkerOrder;
  /** The address of the same people in another order. */
  sorted: (by: WorkerOrder) => string;
  /** Set where rows can be ticked. */
  selection?: Selection | undefined;
};

/** The people of one page. What the reader may not see has no column. */
export function WorkerTable({ rows, columns, isUsual, density, sort, sorted, selection }: WorkerTableProps) {
  const t = useTranslations("workers");
  return (
    <Table
      caption={t("list")}
      density={density === "compact" ? "compact" : "tall"}
      wide={!isUsual && columns.length > 4}
    >
      <TableHead>
        {selection && (
          <TableHeading className="w-10 pr-0!">
            <Checkbox
              label={t("selectPage")}
              labelHidden
              checked={selection.count === rows.length}
              mixed={selection.count > 0 && selection.count < rows.length}
              onChange={(event) => selection.selectAll(event.currentTarget.form!, event.currentTarget.checked)}
              className="[html:not([data-alive])_&]:invisible"
            />
          </TableHeading>
        )}
        <SortHeading by="name" {...{ sort, sorted }}>
          {t("name")}
        </SortHeading>
        {columns.map((column) =>
          column === "added" ? (
            <SortHeading key={column} by="added" {...{ sort, sorted }}>
              {t("column:added")}
            </SortHeading>
          ) : (
            <TableHeading key={column} className={isUsual ? givingWay[column] : undefined}>
              {t(`column:${column}`)}
            </TableHeading>
          ),
        )}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} selected={selection?.isSelected(row.id)}>
            {selection && (
              <TableCell className="pr-0!">
                <SelectBox row={row} />
              </TableCell>
            )}
            <TableCell heading>
              <WorkerName worker={row} isSmall={density === "compact"} />
            </TableCell>
            {columns.map((column) => (
              <TableCell
                key={column}
                label={labelled.has(column) && !(isUsual && givingWay[column]) ? t(`column:${column}`) : undefined}
                className={`${cellLook[column] ?? ""} ${isUsual ? (givingWay[column] ?? "") : ""}`}
              >
                <ColumnCell column={column} row={row} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** One person to tick. */
export function SelectBox({ row: { id, name } }: { row: WorkerRow }) {
  const t = useTranslations("workers");
  return (
    <Checkbox name="worker" value={id} label={t("select", { name: `${name?.first} ${name?.last}` })} labelHidden />
  );
}

type SortHeadingProps = Pick<WorkerTableProps, "sort" | "sorted"> & { by: "name" | "added"; children: string };

function SortHeading({ by, sort, sorted, children }: SortHeadingProps) {
  const direction = sort === by ? "ascending" : sort === `-${by}` ? "descending" : "none";
  return (
    <TableHeading sort={direction} asChild>
      <Link to={sorted(direction === "ascending" ? `-${by}` : by)}>{children}</Link>
    </TableHeading>
  );
}

const givingWay: Partial<Record<WorkerColumn, string>> = { tags: "max-xl:hidden", entity: "max-2xl:hidden" };

const cellLook: Partial<Record<WorkerColumn, string>> = {
  clearance: "sm:min-w-44 max-sm:w-full",
  status: "whitespace-nowrap",
  email: "whitespace-nowrap max-sm:whitespace-normal",
  roles: "max-sm:w-full",
  town: "max-sm:text-fg-2",
  phone: "num whitespace-nowrap max-sm:ml-auto",
  entity: "whitespace-nowrap text-fg-2",
  added: "num whitespace-nowrap text-fg-2",
  tags: "max-sm:w-full",
};

/** On phones these would say nothing without the name of their column. */
const labelled: ReadonlySet<WorkerColumn> = new Set([
  "email",
  "entity",
  "type",
  "language",
  "country",
  "source",
  "added",
]);
