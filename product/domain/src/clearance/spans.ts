/** A line of days cut where something begins or ends: within each span nothing changes. */
import { dayAfter, dayBefore, lastOfAllDays, overlap, type DayRange } from "./day-ranges.ts";
import { worst, type Reason, type Span } from "./verdict.ts";

export function spansOf(reasons: readonly Reason[], within: DayRange): Span[] {
  const inside = reasons.filter((reason) => overlap(reason, within));
  const starts = new Set([within.from]);
  for (const { from, until } of inside) {
    if (from > within.from) starts.add(from);
    if (until < within.until && until !== lastOfAllDays) starts.add(dayAfter(until));
  }
  const inOrder = [...starts].toSorted();
  return inOrder.map((from, at) => {
    const until = at + 1 < inOrder.length ? dayBefore(inOrder[at + 1]!) : within.until;
    const holding = inside.filter((reason) => reason.from <= from && reason.until >= until);
    return { from, until, verdict: worst(holding), reasons: holding };
  });
}

/** Spans with the same verdict and the same gravest reason made one, for lists and bars that show no more. */
export function simplified(spans: readonly Span[]): Span[] {
  const simple: Span[] = [];
  for (const span of spans) {
    const last = simple.at(-1);
    const isMore =
      last?.verdict === span.verdict &&
      last.reasons[0] === span.reasons[0] &&
      last.reasons.length === span.reasons.length;
    if (last && isMore) simple[simple.length - 1] = { ...last, until: span.until };
    else simple.push(span);
  }
  return simple;
}
