import { isCondition, type Condition, type Filter } from "@product/domain/filters/filter";

/** The question; what it asks for, in short; the words that say nothing. */
export type Asked = [question: string, asks: string, left: string];

/** One question on each line: `free waiters today => can 0 0 waiter`, and behind another arrow what says nothing. */
export const askedIn = (table: string): Asked[] =>
  table
    .slice(1, -1)
    .split("\n")
    .map((line) => {
      const [question = "", asks = "", left = ""] = line.split(" => ");
      return [question, asks, left];
    });

/** A filter in the short words of the corpus: `can 2026-06-13 2026-06-13 waiter; not town Madrid`. */
export const inShort = (parts: readonly Filter[]): string => parts.map(short).join("; ");

function short(filter: Filter): string {
  if (isCondition(filter)) return shortOf(filter);
  if ("not" in filter) return `not ${short(filter.not)}`;
  return ("or" in filter ? filter.or : filter.and).map(short).join("or" in filter ? " | " : " & ");
}

function shortOf({ field, op, values }: Condition): string {
  const text = values.join(" ");
  if (field === "free") return `free ${text}`;
  if (field === "clearance") return `${op} ${text}`;
  if (field === "createdOn") return `added ${op === "between" ? values.join("..") : `${op} ${text}`}`;
  if (op === "yes") return flags[field] ?? field;
  if (field === "tags") return `tag ${text}`;
  return [field, ...(op === "all" ? ["all"] : []), ...values].join(" ");
}

const flags: Readonly<Record<string, string>> = { hasMobile: "mobile", hasDrivingLicence: "licence" };
