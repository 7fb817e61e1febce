import type { Filter } from "@product/domain/filters/filter";

const before = new Set("in en near from de around cerca por at".split(" "));
const opening = new Set("a el la los las san santa the cerca de of".split(" "));
const orWords = new Set(["o", "u", "or", "y", "and", "e", ","]);
const longestName = 4;

/** A town is what follows "in" and is no other word of a question: `in San Sebastián`, `en Bilbao o Getxo`. */
export function townsAt(
  typed: readonly string[],
  words: readonly string[],
  at: number,
  isKnown: (at: number) => boolean,
): { part: Filter; next: number } | undefined {
  if (!before.has(words[at] ?? "")) return undefined;
  const start = words[at] === "cerca" && words[at + 1] === "de" ? at + 2 : at + 1;
  const names: string[] = [];
  let next = start;
  for (;;) {
    const end = endOfName(words, next, isKnown);
    if (end === undefined) break;
    names.push(typed.slice(next, end).join(" "));
    next = end;
    if (!orWords.has(words[end] ?? "") || endOfName(words, end + 1, isKnown) === undefined) break;
    next = end + 1;
  }
  if (names.length === 0) return undefined;
  const [first, ...others] = names.map((name): Filter => ({ field: "town", op: "contains", values: [name] }));
  return { part: others.length === 0 ? first! : { or: [first!, ...others] }, next };
}

/** Articles and saints belong to a name only where a name follows them. */
function endOfName(words: readonly string[], start: number, isKnown: (at: number) => boolean): number | undefined {
  let at = start;
  while (at < words.length && opening.has(words[at]!) && at - start < 2) at += 1;
  const body = at;
  while (at < words.length && at - start < longestName && !isKnown(at) && !/^\d/.test(words[at]!)) at += 1;
  return at > body ? at : undefined;
}
