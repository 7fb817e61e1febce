import type { ComponentProps, ReactNode } from "react";
import { classes } from "@product/ui/classes";

export type TableDensity = "regular" | "tall" | "compact";

type TableProps = Omit<ComponentProps<"table">, "children"> & {
  /** Names the table for those who cannot see it. */
  caption: string;
  /** Rows of 44 px, of 50 for two lines, of 36 where many must fit. */
  density?: TableDensity | undefined;
  /** Scrolls sideways when wider than its place, as any table does where there is little room; its head then no longer stays in sight. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A plain table. Below 640 px each row becomes a card, and each cell shows its `label`. */
export const Table = ({ caption, density = "regular", wide, className, children, ...table }: TableProps) => (
  <div
    className={classes(
      "rounded-card border border-line",
      wide ? "overflow-x-auto" : "overflow-clip sm:max-xl:overflow-x-auto",
    )}
  >
    <table {...table} data-density={density} className={classes("rows", className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </div>
);

/** Stays below the top bar (`--table-top`) while the rows pass under it. */
export const TableHead = ({ children }: { children: ReactNode }) => (
  <thead className="max-sm:sr-only">
    <tr>{children}</tr>
  </thead>
);

export const TableBody = ({ children }: { children: ReactNode }) => <tbody className="max-sm:block">{children}</tbody>;

type TableRowProps = ComponentProps<"tr"> & { selected?: boolean | undefined };

export const TableRow = ({ selected, className, ...row }: TableRowProps) => (
  <tr {...row} className={classes("row", className)} data-selected={selected || undefined} />
);

type TableCellProps = ComponentProps<"td"> & {
  /** The name of its column, shown on phones. */
  label?: string | undefined;
  numeric?: boolean | undefined;
  /** The cell that names the row. */
  heading?: boolean | undefined;
};

export const TableCell = ({ label, numeric, heading, className, ...cell }: TableCellProps) => {
  const Cell = heading ? "th" : "td";
  return (
    <Cell
      {...cell}
      {...(heading && { scope: "row" })}
      data-label={label}
      className={classes("cell", numeric && "cell-number", className)}
    />
  );
};
