/** The rows that stay out as lines of a file: as they were sent, with the reason in a column of its own. */
import type { RowFault } from "@product/domain/imports/check-row";
import type { Locale } from "@product/domain/locales";
import { byteOrderMark, csvLineIn } from "#features/ground/listing/share/csv.ts";
import { messages as ofForms } from "#request/messages.ts";
import { messages } from "./messages.ts";
import { badRowsAfter, type ImportRun } from "./queries.server.ts";

const perRead = 50;

/** Read piece by piece, so that memory stays flat. */
export async function* badRowLines({ id, headings }: ImportRun, locale: Locale): AsyncGenerator<string> {
  const line = csvLineIn(locale);
  yield `${byteOrderMark}${line([...headings, messages.reason[locale]])}`;
  for (let after = 0; ;) {
    const rows = await badRowsAfter(id, after, perRead);
    if (rows.length === 0) return;
    yield rows
      .map(({ cells, faults }) => line([...headings.map((_, place) => cells[place] ?? ""), reasonOf(faults, locale)]))
      .join("");
    after = rows.at(-1)!.number;
  }
}

const reasonOf = (faults: readonly RowFault[], locale: Locale): string =>
  faults.map(({ column, fault }) => `${messages[`column:${column}`][locale]}: ${sentence(fault, locale)}`).join(" ");

function sentence(fault: RowFault["fault"], locale: Locale): string {
  const own = `fault:${fault.fault}` as keyof typeof messages;
  const text = own in messages ? messages[own] : ofForms[`field:${fault.fault}` as "field:required"];
  const values: Record<string, unknown> = "code" in fault ? { code: fault.code || messages.someone[locale] } : fault;
  return text[locale].replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(values[name] ?? ""));
}
