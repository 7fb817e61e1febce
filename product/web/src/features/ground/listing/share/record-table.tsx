import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Density } from "@product/domain/filters/list-kind";
import { Table, TableBody, TableCell, TableHead, TableRow } from "@product/ui/records/table";
import { TableHeading } from "@product/ui/records/table-heading";
import { Tick } from "@product/ui/controls/tick";
import { PickAll } from "./selection.tsx";

export type Listed = { id: string };

/** A column beside the name: its heading, and its cell for a record. */
export type ShownColumn<Row extends Listed> = {
  key: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Cards leave out what is empty. */
  isEmpty?: (row: Row) => boolean;
  /** On phones it would say nothing without its heading. */
  isLabelled?: boolean;
  /** How the list can be sorted by it. */
  sortBy?: string;
  className?: string | undefined;
  /** Cards show it without its heading, above the rest. */
  leads?: boolean;
};

/** The column that names a record and links to it. */
export type NameColumn<Row extends Listed> = {
  heading: string;
  sortBy: string;
  cell: (row: Row, size: "small" | "regular" | "large") => ReactNode;
  /** The accessible label of the box that ticks the record. */
  tick: (row: Row) => string;
};

export type RecordsProps<Row extends Listed> = {
  caption: string;
  rows: readonly Row[];
  name: NameColumn<Row>;
  columns: readonly ShownColumn<Row>[];
  /** The name under which what is ticked is sent; without it nothing can be. */
  pickedAs: string | undefined;
};

type RecordTableProps<Row extends Listed> = RecordsProps<Row> & {
  isWide: boolean;
  density: Density;
  sort: string;
  /** The address of the same records in another order. */
  sorted: (by: string) => string;
};

/** The records of one page. Its rows know nothing of what is ticked, so that ticking renders none of them again. */
export function RecordTable<Row extends Listed>({ name, rows, columns, density, ...table }: RecordTableProps<Row>) {
  const { sort, sorted, pickedAs } = table;
  const size = density === "compact" ? "small" : "regular";
  return (
    <Table caption={table.caption} density={density === "compact" ? "compact" : "tall"} wide={table.isWide}>
      <TableHead>
        {pickedAs && (
          <TableHeading className="w-10 pr-0!">
            <PickAll />
          </TableHeading>
        )}
        <SortHeading by={name.sortBy} {...{ sort, sorted }}>
          {name.heading}
        </SortHeading>
        {columns.map(({ key, heading, sortBy, className }) =>
          sortBy ? (
            <SortHeading key={key} by={sortBy} {...{ sort, sorted }}>
              {heading}
            </SortHeading>
          ) : (
            <TableHeading key={key} className={className}>
              {heading}
            </TableHeading>
          ),
        )}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} tabIndex={-1}>
            {pickedAs && (
              <TableCell className="pr-0!">
                <Tick name={pickedAs} value={row.id} label={name.tick(row)} />
              </TableCell>
            )}
            <TableCell heading>{name.cell(row, size)}</TableCell>
            {columns.map(({ key, heading, cell, isLabelled, className }) => (
              <TableCell key={key} label={isLabelled ? heading : undefined} className={className}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type SortHeadingProps = { by: string; sort: string; sorted: (by: string) => string; children: string };

function SortHeading({ by, sort, sorted, children }: SortHeadingProps) {
  const direction = sort === by ? "ascending" : sort === `-${by}` ? "descending" : "none";
  return (
    <TableHeading sort={direction} asChild>
      <Link to={sorted(direction === "ascending" ? `-${by}` : by)}>{children}</Link>
    </TableHeading>
  );
}
