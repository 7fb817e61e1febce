import { z } from "zod";
import { operators } from "@product/domain/filters/filter";
import { isDay } from "@product/domain/time/local-date";
import { typedDay } from "@product/domain/time/typed-day";
import { askedId, askedText } from "#request/forms/asked.ts";

export const groups = operators.clearance;
export type Group = (typeof groups)[number];

/**
 * The question in the address; values that make no sense are ignored, except days, whose faults are shown at their
 * field.
 */
const question = z.object({
  from: askedText(40),
  to: askedText(40),
  role: askedText(80),
  venue: askedId,
  client: askedId,
  town: askedText(120),
  tag: askedText(80),
  show: z.enum(groups).catch("can"),
  reason: askedText(120),
  after: askedId,
  before: askedId,
});

export type Question = z.output<typeof question>;
export type DayFault = "day" | "order" | "long";
export type DayFaults = Partial<Record<"from" | "to", DayFault>>;

const mostDays = 366;

/** Without days it is about today; without a last one, about the first alone. */
export function questionIn({ searchParams }: Pick<URL, "searchParams">, today: string) {
  const input = question.parse(Object.fromEntries(searchParams));
  const from = asDay(input.from) || today;
  const to = asDay(input.to) || from;
  return { question: { ...input, from, to }, faults: faultsOf(from, to) };
}

const asDay = (typed: string) => typedDay(typed) ?? typed;

function faultsOf(from: string, to: string): DayFaults {
  const faults: DayFaults = { ...(!isDay(from) && { from: "day" }), ...(!isDay(to) && { to: "day" }) };
  if (faults.from || faults.to) return faults;
  if (to < from) return { to: "order" };
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 >= mostDays ? { to: "long" } : {};
}
