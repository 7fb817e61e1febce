import type { Filter } from "@product/domain/filters/filter";
import { workerList } from "@product/domain/people/worker-list";
import { partsOf, type ShownView } from "#features/ground/listing/share/shown-view.ts";

const mostWords = 10;

/** The filter that an address stands for. Digits are looked for in telephone numbers too, by those who see these. */
export const filterOf = (view: ShownView, seesPhones: boolean): Filter => ({
  and: [
    ...asWords(view.q).map((word) => named(word, seesPhones)),
    ...partsOf(workerList, view).map(({ filter }) => filter),
  ],
});

/** Spoken in groups of digits, a number is still one. */
const asWords = (q: string): string[] =>
  q
    .replace(/(?<![^\s])([+\d().-]+)\s+(?=[\d().-]+(\s|$))/g, "$1")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, mostWords);

function named(word: string, seesPhones: boolean): Filter {
  const byName: Filter = { field: "name", op: "contains", values: [word] };
  // Numbers are kept with their country: the zero that stands for it at home is left out.
  const digits = word.replace(/\D/g, "").replace(/^0(?=[1-9])/, "");
  const isNumber = /^[+\d().-]+$/.test(word) && digits.length > 1;
  return isNumber && seesPhones ? { or: [byName, { field: "mobile", op: "contains", values: [digits] }] } : byName;
}
