/** The list as rows of a file, in the reader's language. */
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { messages } from "./messages.ts";
import { withoutAltaPieces, type OwedType } from "./queries.server.ts";

type Row = Pieces extends AsyncGenerator<readonly (infer One)[]> ? One : never;
type Pieces = ReturnType<typeof withoutAltaPieces>;

const columns: [keyof typeof messages, (row: Row, locale: Locale) => string | null][] = [
  ["file:code", ({ code }) => code],
  ["file:lastName", ({ lastName }) => lastName],
  ["file:secondLastName", ({ secondLastName }) => secondLastName],
  ["file:firstName", ({ firstName }) => firstName],
  ["file:identityNumber", ({ identityNumber }) => identityNumber],
  ["file:naf", ({ naf }) => naf],
  ["file:company", ({ entity }) => entity],
  ["file:employerCode", ({ employerCode }) => employerCode],
  ["file:type", ({ type }, locale) => messages[`file:type:${type as OwedType}`][locale]],
  ["file:percentage", ({ percentage }) => percentage],
  ["file:firstDay", ({ firstDay }) => firstDay],
  ["file:lastDay", ({ lastDay }) => lastDay],
];

/** The heading, then the rows piece by piece, so that memory stays flat. */
export async function* fileRows(actor: Actor, day: string, locale: Locale): AsyncGenerator<string[][]> {
  yield [columns.map(([heading]) => messages[heading][locale])];
  for await (const rows of withoutAltaPieces(actor, day))
    if (rows.length > 0) yield rows.map((row) => columns.map(([, text]) => text(row, locale) ?? ""));
}
