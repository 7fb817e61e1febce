import type { Filter } from "@product/domain/filters/filter";
import type { WorkerView } from "./schema.ts";

const mostWords = 10;

/** The filter that an address stands for. Digits are looked for in telephone numbers too, by those who see these. */
export function filterOf(
  { q, status, role, town, tag, type, entity, filter }: WorkerView,
  seesPhones: boolean,
): Filter {
  return {
    and: [
      ...asWords(q).map((word) => named(word, seesPhones)),
      ...(status ? [is("status", status)] : []),
      ...(role ? [has("roles", role)] : []),
      ...(town ? [{ field: "town", op: "contains", values: [town] } as const] : []),
      ...(tag ? [has("tags", tag)] : []),
      ...(type ? [is("workerType", type)] : []),
      ...(entity ? [is("entity", entity)] : []),
      ...(filter ? [filter] : []),
    ],
  };
}

const is = (field: string, value: string): Filter => ({ field, op: "in", values: [value] });
const has = (field: string, value: string): Filter => ({ field, op: "any", values: [value] });

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
