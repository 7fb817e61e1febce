/** A sentence says the same in both languages: what one of them names, the other names too. */
import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { messages as ofForms } from "#request/messages.ts";
import { messages as ofTheShell } from "#shell/messages.ts";
import { refusalWords, slices, trailWords } from "#slices.ts";
import type { Messages } from "./messages.ts";

const all: [string, Messages[string]][] = [
  ofForms,
  ofTheShell,
  refusalWords,
  trailWords,
  ...slices.flatMap((slice) => Object.values((slice as { messages?: Record<string, Messages> }).messages ?? {})),
].flatMap((messages) => Object.entries(messages as Messages));

// A compiled sentence is a text or a list of parts; a part is a text or a list that begins with the name of a value.
const valuesIn = (parts: unknown): string[] => (Array.isArray(parts) ? parts.flatMap(valuesOf) : []);

function valuesOf(part: unknown): string[] {
  if (!Array.isArray(part)) return [];
  const [name, ...rest] = part as unknown[];
  const inside = rest.flatMap((each) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.values(each).flatMap(valuesIn)
      : valuesOf(each),
  );
  return [String(name), ...inside];
}

/** Names of values may differ by language; the kind of day only chooses an article, which English does without. */
const named = (text: string) =>
  [...new Set(valuesIn(compile(text)).map((name) => name.replace(/E[ns]$/, "")))]
    .filter((name) => !["firstKind", "lastKind"].includes(name))
    .toSorted()
    .join(" ");

test("every sentence names the same values in both languages", () => {
  expect(all.length).toBeGreaterThan(5000);
  const differing = all.filter(([, { en, es }]) => named(en) !== named(es));
  expect(differing.map(([key, { en, es }]) => `${key}: ${named(en)} / ${named(es)}`)).toEqual([]);
});
