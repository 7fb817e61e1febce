import type { RunCounts } from "@product/domain/privacy/erasure";

/** Someone whose documents end by two rules counts with each. */
export function totalOf(counts: RunCounts): { records: number; people: number } {
  const all = Object.values(counts).filter((count) => count !== undefined);
  const sum = (of: "records" | "people") => all.reduce((total, count) => total + count[of], 0);
  return { records: sum("records"), people: sum("people") };
}
