import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes.ts";

export type TableDensity = "regular" | "tall" | "compact";

type TableProps = Omit<ComponentProps<"table">, "children"> & {
  /** Names the table for those who cannot see it. */
  caption: string;
  /** Rows of 44 px, of 50 for two lines, of 36 where many must fit. */
  density?: TableDensity | undefined;
  /** Scrolls sideways when wider than its place; its head then no longer stays in sight. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A plain table. Below 640 px each row becomes a card, and each cell shows its `label`. */
export const Table = ({ caption, density = "regular", wide, className, children, ...table }: TableProps) => (
  <div className={classes("rounded-card border border-line", wide ? "overflow-x-auto" : "overflow-clip")}>
    <table
      {...table}
      data-density={density}
      className={classes("group/table w-full border-separate border-spacing-0 text-compact max-sm:block", className)}
    >
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
  <tr
    {...row}
    className={classes(
      "group/row outline-none max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0",
      selected && "max-sm:bg-bg-selected max-sm:shadow-[inset_2px_0_0_var(--primary)]",
      className,
    )}
    data-selected={selected || undefined}
  />
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
      className={classes(
        cellLook,
        numeric && "num sm:text-right",
        heading ? headingOnPhones : label && labelOnPhones,
        className,
      )}
    />
  );
};

const cellLook = classes(
  "border-line px-3 py-1 text-left align-middle font-normal transition-colors sm:h-11 sm:border-b sm:group-last/row:border-b-0",
  "sm:group-data-[density=compact]/table:h-9 sm:group-data-[density=tall]/table:h-12.5",
  "sm:group-hover/row:bg-bg-hover sm:group-data-selected/row:bg-bg-selected",
  "sm:group-data-selected/row:first:shadow-[inset_2px_0_0_var(--primary)]",
  "sm:group-focus-visible/row:shadow-[inset_0_1px_0_var(--focus),inset_0_-1px_0_var(--focus)]",
  "max-sm:p-0",
);
const headingOnPhones = "max-sm:flex-1";
const labelOnPhones =
  "max-sm:flex max-sm:w-full max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:before:shrink-0 max-sm:before:text-fg-3 max-sm:before:content-[attr(data-label)]";
