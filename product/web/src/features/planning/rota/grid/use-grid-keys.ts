import { useEffect, type RefObject } from "react";

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Arrow keys move between the cells, and one cell at a time is a stop of the tab key. A cell is entered at its first link; where it has
 * none, it takes the focus itself. Without script every link is a stop, as in any table.
 */
export function useGridKeys(grid: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = grid.current;
    if (!table) return;
    const stopOf = (cell: HTMLElement) => cell.querySelector<HTMLElement>("a, button") ?? cell;
    const stopsIn = (part: HTMLElement) => part.querySelectorAll<HTMLElement>("td a, td button, th a, td, th");
    const makeStop = (wanted: HTMLElement) => {
      for (const each of stopsIn(table)) each.tabIndex = -1;
      wanted.tabIndex = 0;
    };
    const first = () => table.querySelector<HTMLElement>("tbody a");
    const focused = table.contains(document.activeElement) ? (document.activeElement as HTMLElement) : first();
    if (focused) makeStop(focused);
    // Rows that are painted later are no stops of their own, and where the stop went with its row there is another.
    const painted = new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof HTMLElement) for (const each of stopsIn(added)) each.tabIndex = -1;
      const stop = table.querySelector('[tabindex="0"]') ?? first();
      if (stop instanceof HTMLElement) stop.tabIndex = 0;
    });
    painted.observe(table, { childList: true, subtree: true });

    const move = (event: KeyboardEvent) => {
      const cell = (event.target as HTMLElement).closest<HTMLTableCellElement>("td, th");
      const row = cell?.parentElement as HTMLTableRowElement | null;
      if (!cell || !row || event.altKey || event.metaKey) return;
      const target = targetOf(event, table, row, cell);
      if (!target) return;
      event.preventDefault();
      const stop = stopWithin(event, cell) ?? stopOf(target);
      makeStop(stop);
      stop.focus();
    };
    const follow = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.tabIndex !== 0) makeStop(event.target);
    };
    table.addEventListener("keydown", move);
    table.addEventListener("focusin", follow);
    return () => {
      painted.disconnect();
      table.removeEventListener("keydown", move);
      table.removeEventListener("focusin", follow);
    };
  });
}

function targetOf(event: KeyboardEvent, table: HTMLTableElement, row: HTMLTableRowElement, cell: HTMLTableCellElement) {
  if (event.key === "Home" || event.key === "End") {
    const on = event.ctrlKey ? table.rows[event.key === "Home" ? 0 : table.rows.length - 1]! : row;
    return on.cells[event.key === "Home" ? 0 : on.cells.length - 1];
  }
  const step = event.ctrlKey ? undefined : steps[event.key];
  return step && table.rows[row.rowIndex + step[0]]?.cells[cell.cellIndex + step[1]];
}

/** Up and down go through what one cell holds before they leave it. */
function stopWithin(event: KeyboardEvent, cell: HTMLElement): HTMLElement | undefined {
  const step = steps[event.key]?.[0];
  if (!step) return undefined;
  const links = [...cell.querySelectorAll<HTMLElement>("a, button")];
  const at = links.indexOf(event.target as HTMLElement);
  return at === -1 ? undefined : links[at + step];
}
