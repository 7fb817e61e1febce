import type { ComponentProps } from "react";
import { AsChild } from "@product/ui/as-child";
import { classes } from "@product/ui/classes";
import { Glyph } from "@product/ui/glyph";

type TableHeadingProps = Omit<ComponentProps<"th">, "onClick"> & {
  numeric?: boolean | undefined;
  /** Set where the column can be sorted; "none" is not now. */
  sort?: "ascending" | "descending" | "none" | undefined;
  onSort?: (() => void) | undefined;
  /** The child is a link that sorts. */
  asChild?: boolean | undefined;
};

/** The head of a column, and the way to sort by it. */
export const TableHeading = ({
  numeric,
  sort,
  onSort,
  asChild,
  className,
  // A name alone is for those who hear the table: as a label, the head itself would be empty.
  "aria-label": label,
  children = label && <span className="sr-only">{label}</span>,
  ...heading
}: TableHeadingProps) => (
  <th
    scope="col"
    {...heading}
    {...(sort && { "aria-sort": sort })}
    className={classes(
      headingLook,
      numeric ? "text-right" : "text-left",
      sort && sort !== "none" && "text-fg",
      className,
    )}
  >
    {sort ? (
      <SortControl asChild={asChild} onSort={onSort} sort={sort}>
        {children}
      </SortControl>
    ) : (
      children
    )}
  </th>
);

function SortControl({
  asChild,
  onSort,
  sort,
  children,
}: Pick<TableHeadingProps, "asChild" | "onSort" | "sort" | "children">) {
  const arrow = (
    <Glyph
      name={sort === "descending" ? "arrow-down" : "arrow-up"}
      size={12}
      className={classes(
        "transition-opacity",
        sort === "none" && "opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60",
      )}
    />
  );
  if (asChild)
    return (
      <AsChild className={sortLook} after={arrow}>
        {children}
      </AsChild>
    );
  return (
    <button type="button" onClick={onSort} className={sortLook}>
      {children}
      {arrow}
    </button>
  );
}

const headingLook =
  "sticky top-(--table-top,0px) z-1 h-8.5 border-b border-line bg-bg px-3 text-xs font-medium whitespace-nowrap text-fg-3";
const sortLook =
  "touch-target group/sort -mx-1 inline-flex h-6 items-center gap-1 rounded-[4px] px-1 font-medium hover:text-fg";
