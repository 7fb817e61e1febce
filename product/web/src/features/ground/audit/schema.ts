import { z } from "zod";
import { typedDay } from "@product/domain/time/typed-day";
import { actNames, longest, recordKinds } from "./known.ts";

/** The possible faults of a field of the filter; `order` is a last day before the first. */
export type Fault = "day" | "order" | "long" | "unknown" | "text";
export type FilterField = keyof z.output<typeof fields>;
export type AuditFilter = z.output<typeof fields>;

/** The question as it was typed, its faults, and the filter if there are none. */
export type Asked = {
  typed: Partial<Record<FilterField, string>>;
  faults: Partial<Record<FilterField, Fault>>;
  filter: AuditFilter | undefined;
};

// No database takes the character zero in a text, and no name has control characters.
const text = (most: number) =>
  z
    .string()
    .max(most, "long" satisfies Fault)
    // oxlint-disable-next-line no-control-regex -- these are what is looked for
    .regex(/^[^\u0000-\u001f]*$/, "text" satisfies Fault)
    .optional();
const oneOf = (values: readonly string[]) =>
  z
    .string()
    .refine((value) => values.includes(value), "unknown" satisfies Fault)
    .optional();
// Nothing was done before, nor will the calendar of the database be asked about the year 0.
const day = z
  .string()
  .transform((typed) => typedDay(typed) ?? "")
  .refine((value) => value >= "1970-01-01" && value < "2200", "day" satisfies Fault)
  .optional();

const views = ["me", "system", "oneself"];

const fields = z.object({
  by: oneOf(views),
  person: text(longest.person),
  act: oneOf(actNames),
  kind: oneOf(recordKinds),
  id: text(longest.id),
  from: day,
  to: day,
  request: text(longest.request),
});

const ordered = fields.refine(({ from, to }) => !from || !to || from <= to, {
  path: ["to"],
  message: "order" satisfies Fault,
});

/** An empty field asks for nothing; what cannot be meant is told, and then nothing is searched. */
export function askedIn(search: URLSearchParams): Asked {
  const typed = Object.fromEntries(
    Object.keys(fields.shape)
      .map((name) => [name, search.get(name)?.trim() ?? ""] as const)
      // A view is not typed by anyone: one that there is not says nothing.
      .filter(([name, value]) => value !== "" && (name !== "by" || views.includes(value))),
  );
  const { data, error } = ordered.safeParse(typed);
  const faults = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0]!, message]));
  return { typed, faults, filter: data };
}

// The largest number that the database counts acts with.
const largestId = 2n ** 63n - 1n;

/** The number of an act, from an address; undefined when there can be no such act. */
export function actIdIn(digits: string | null | undefined): bigint | undefined {
  if (!digits || !/^[1-9]\d{0,18}$/.test(digits)) return undefined;
  const id = BigInt(digits);
  return id <= largestId ? id : undefined;
}
