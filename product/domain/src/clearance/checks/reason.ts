/** Makes one reason for each span of days on which it holds. */
import type { DayRange } from "@product/domain/clearance/day-ranges";
import type { Reason } from "@product/domain/clearance/verdict";

type Said = Omit<Reason, "from" | "until" | "private" | "rule" | "citation" | "params"> &
  Partial<Pick<Reason, "private" | "rule" | "citation" | "params">>;

export const on = (ranges: readonly DayRange[], reason: Said): Reason[] =>
  ranges.map(({ from, until }) => ({ rule: "", citation: "", params: {}, private: false, ...reason, from, until }));
