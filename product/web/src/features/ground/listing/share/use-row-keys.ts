import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** In a table of records: arrows go from row to row, space ticks the row, Enter opens it. */
export function useRowKeys() {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>("tbody > tr");
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step !== undefined) {
      const next = step > 0 ? row.nextElementSibling : row.previousElementSibling;
      (next as HTMLElement | null)?.focus();
      event.preventDefault();
    } else if (target === row && event.key === " ") {
      row.querySelector<HTMLElement>(".tick")?.click();
      event.preventDefault();
    } else if (target === row && event.key === "Enter") {
      row.querySelector<HTMLElement>("th a")?.click();
      event.preventDefault();
    }
  };
}
