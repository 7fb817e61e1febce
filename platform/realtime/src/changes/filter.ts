/** Which rows a subscriber wants: `column=op.value`, several joined by commas. */
import type { Row } from "./change.ts";

export type Filter = { column: string; matches: (value: unknown) => boolean };

export class FilterProblem extends Error {
  override readonly name = "FilterProblem";
}

/** Throws with a sentence for the client. */
export function readFilters(text: string): Filter[] {
  return split(text).map((part) => {
    const [, column, not, op, value] = /^([^=]+)=(not\.)?([a-z]+)\.([\s\S]*)$/.exec(part.trim()) ?? [];
    const compare = Object.hasOwn(operators, op ?? "") ? operators[op!]!(value!) : undefined;
    if (!column || !compare) throw new FilterProblem(`Error parsing \`filter\` params: ${text.slice(0, 200)}`);
    // A comparison with null is unknown and stays so when it is negated, as in SQL and PostgREST.
    return { column, matches: (cell) => compare(cell) === !not };
  });
}

/** A column that the row does not show decides nothing in its favour. */
export const passes = (row: Row, filters: readonly Filter[]): boolean =>
  filters.every(({ column, matches }) => Object.hasOwn(row, column) && matches(row[column]));

/** Commas inside of brackets belong to their list. */
const split = (text: string): string[] => text.match(/(?:\([^)]*\)|[^,])+/g) ?? [""];

/** Undefined where SQL would say unknown: nothing but `is` and `isdistinct` tells anything of a null. */
type Compare = (cell: unknown) => boolean | undefined;

const ofKnown =
  (compare: (cell: unknown) => boolean): Compare =>
  (cell) =>
    cell === null ? undefined : compare(cell);

const ordered =
  (holds: (order: number) => boolean) =>
  (value: string): Compare =>
    ofKnown((cell) => holds(compared(cell, value)));

/** Numbers by their size, everything else by its letters, as times in one format and texts are. */
function compared(cell: unknown, value: string): number {
  const [a, b] = [Number(cell), Number(value)];
  if (typeof cell === "number" && !Number.isNaN(b)) return a - b;
  const [left, right] = [wordOf(cell), value];
  return left < right ? -1 : left > right ? 1 : 0;
}

const wordOf = (cell: unknown): string => (typeof cell === "object" ? JSON.stringify(cell) : String(cell));

const isEqual = (cell: unknown, value: string) => cell !== null && compared(cell, value) === 0;

/** As SQL has it: `%` is anything, `_` is one character. Without going back, so that no pattern takes long. */
function isLike(text: string, pattern: string): boolean {
  let [at, in_, star, mark] = [0, 0, -1, 0];
  while (at < text.length)
    if (pattern[in_] === "%") [star, mark, in_] = [in_, at, in_ + 1];
    else if (in_ < pattern.length && (pattern[in_] === "_" || pattern[in_] === text[at])) [at, in_] = [at + 1, in_ + 1];
    else if (star >= 0) [in_, at, mark] = [star + 1, mark + 1, mark + 1];
    else return false;
  while (pattern[in_] === "%") in_++;
  return in_ === pattern.length;
}

const operators: Record<string, (value: string) => Compare | undefined> = {
  eq: (value) => ofKnown((cell) => isEqual(cell, value)),
  neq: (value) => ofKnown((cell) => !isEqual(cell, value)),
  lt: ordered((order) => order < 0),
  lte: ordered((order) => order <= 0),
  gt: ordered((order) => order > 0),
  gte: ordered((order) => order >= 0),
  in: (value) => {
    const list = /^\(([\s\S]*)\)$/
      .exec(value)?.[1]
      ?.split(",")
      .map((word) => word.trim().replace(/^"(.*)"$/, "$1"));
    return list && list.length <= 100 ? ofKnown((cell) => list.some((word) => isEqual(cell, word))) : undefined;
  },
  like: (value) => ofKnown((cell) => isLike(wordOf(cell), value)),
  ilike: (value) => ofKnown((cell) => isLike(wordOf(cell).toLowerCase(), value.toLowerCase())),
  is: (value) => (["null", "true", "false"].includes(value) ? (cell) => String(cell) === value : undefined),
  isdistinct: (value) => (cell) => (value === "null" ? cell !== null : !isEqual(cell, value)),
};
