/** A batch as rows of a file. Money has columns only for who may see pay; a client reads codes, never names. */
import { payKinds } from "@product/domain/day/pay";
import type { Locale } from "@product/domain/locales";
import { titleIn } from "@product/domain/planning/events";
import { messages } from "./messages.ts";
import type { BatchPiece, BatchRow } from "./queries.server.ts";

type Row = BatchPiece[number];
type Column = { heading: keyof typeof messages; text: (row: Row, locale: Locale) => string };
type Sees = { money: boolean };

const plain = (heading: Column["heading"], text: Column["text"]): Column => ({ heading, text });
const money = (hundredths: number | null): string => (hundredths === null ? "" : (hundredths / 100).toFixed(2));

function columnsOf({ kind, currency }: Pick<BatchRow, "kind" | "currency">, sees: Sees): Column[] {
  const isPayroll = kind === "payroll";
  return [
    plain("file:code", ({ line }) => line.code),
    ...(isPayroll ? [plain("file:name", ({ name }) => name ?? "")] : []),
    plain("file:day", ({ line }) => line.day),
    plain("file:eventCode", ({ eventCode }) => eventCode ?? ""),
    plain("file:event", ({ titleEn, titleEs }, locale) =>
      titleIn({ titleEn: titleEn ?? "", titleEs: titleEs ?? "" }, locale),
    ),
    ...(isPayroll ? [] : [plain("file:purchaseOrder", ({ purchaseOrder }) => purchaseOrder ?? "")]),
    plain("file:role", ({ role }) => role ?? ""),
    plain("file:minutes", ({ line }) => String(line.minutes)),
    plain(isPayroll ? "file:payable" : "file:billable", ({ line }) => String(line.payable)),
    ...(isPayroll ? payKinds.map((each) => plain(`file:${each}`, ({ line }) => String(line.split[each] ?? 0))) : []),
    ...(sees.money
      ? [
          plain("file:rate", ({ line }) => money(line.rate)),
          plain("file:amount", ({ line }) => money(line.amount)),
          plain("file:currency", () => currency),
        ]
      : []),
  ];
}

/** Which batch a row belongs to, the numbers that are void since, and by which this one is void itself. */
export type Chain = Pick<BatchRow, "number" | "correctedBy"> & { voids: readonly number[] };

const chainHeadings = ["file:batch", "file:voids", "file:correctedBy"] as const;
const chainCells = ({ number, voids, correctedBy }: Chain) => [String(number), voids.join(" "), correctedBy.join(" ")];

/** The heading, then the rows piece by piece, so that memory stays flat. One without lines still says which numbers are void. */
export async function* batchFile(
  batch: Pick<BatchRow, "kind" | "currency" | "lines"> & Chain,
  pieces: AsyncIterable<readonly Row[]>,
  locale: Locale,
  sees: Sees,
): AsyncGenerator<string[][]> {
  const columns = columnsOf(batch, sees);
  const chain = chainCells(batch);
  yield [[...columns.map(({ heading }) => heading), ...chainHeadings].map((heading) => messages[heading][locale])];
  if (batch.lines === 0) yield [[...columns.map(() => ""), ...chain]];
  for await (const rows of pieces) yield rows.map((row) => [...columns.map(({ text }) => text(row, locale)), ...chain]);
}

export const fileName = ({ kind, number, firstDay, lastDay, correctedBy }: BatchRow, locale: Locale): string =>
  [
    messages[`file:${kind}`][locale],
    String(number).padStart(4, "0"),
    ...(correctedBy.length > 0 ? [messages["file:void"][locale]] : []),
    firstDay,
    lastDay,
  ].join("-");
