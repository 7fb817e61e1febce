/** Asks spans, and single days on their own, the same questions. */
import { allReasons } from "@product/domain/clearance/clearance";
import { dayAfter, includes } from "@product/domain/clearance/day-ranges";
import { simplified, spansOf } from "@product/domain/clearance/spans";
import type { Reason, Span } from "@product/domain/clearance/verdict";
import { saidOn } from "./day-by-day.ts";
import { month, type Question } from "./random-facts.ts";

/** Everything in which they differ, one line for each day. */
export const disagreements = (questions: readonly Question[]): string[] =>
  questions.flatMap((question, at) => differences(question).map((line) => `question ${at}: ${line}`));

function differences({ facts, rules, ask }: Question): string[] {
  const reasons = allReasons(facts, rules, ask);
  const spans = spansOf(reasons, month);
  const simple = simplified(spans);
  const lines = [...faultsOf(spans), ...faultsOf(simple)];
  for (let day: string = month.from; day <= month.until; day = dayAfter(day)) {
    const naive = saidOn(day, facts, rules, ask).toSorted();
    const span = spans.find((each) => includes(each, day));
    const short = simple.find((each) => includes(each, day));
    const spanReasons = span?.reasons.map(asSaid).toSorted() ?? [];
    const verdict = naive.some((line) => line.startsWith("BLOCK")) ? "BLOCK" : naive.length > 0 ? "WARN" : "ALLOW";
    const isSame =
      JSON.stringify(spanReasons) === JSON.stringify(naive) &&
      span?.verdict === verdict &&
      short?.verdict === verdict &&
      // Lists show the gravest reason and the number of reasons.
      short?.reasons[0] === span?.reasons[0] &&
      short?.reasons.length === naive.length;
    if (!isSame)
      lines.push(`${day}: ${verdict} ${naive.join(", ")} is told as ${span?.verdict} ${spanReasons.join(", ")}`);
  }
  return lines;
}

const asSaid = ({ verdict, code, fix }: Reason): string => {
  const about = code.startsWith("document.") ? fix.documentTypeId : fix.qualificationId;
  return `${verdict} ${code} ${about ?? ""}`.trim();
};

/** Spans stand side by side from the first day to the last, with no day between them and none twice. */
function faultsOf(spans: readonly Span[]): string[] {
  const isWhole = spans[0]?.from === month.from && spans.at(-1)?.until === month.until;
  const isJoined = spans.every(({ from }, at) => at === 0 || from === dayAfter(spans[at - 1]!.until));
  return isWhole && isJoined ? [] : [`spans ${spans.map(({ from, until }) => `${from}–${until}`).join(" ")}`];
}
