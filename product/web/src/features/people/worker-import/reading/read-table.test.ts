/** Files as large as they may be, read in a thread: whoever else is there does not notice. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { largestImport, mostImportRows } from "@product/domain/imports/limits";
import { longestTurn, longestTurnAllowed } from "@platform/kernel/testing/main-thread";
import { readTable } from "./read-table.server.ts";
import { spreadsheetParts, text, zipOf } from "./testing/zip-files.ts";

const megabyte = 1024 * 1024;
// As large as a file may be: in the soak.
const large = process.env["SOAK"] ? largestImport : largestImport / 4;
const refusal = (code: string) => ({ refusals: [{ code }] });
const fileOf = (...parts: BlobPart[]) => new File(parts, "workers.csv");
const filled = (line: string, size: number) => fileOf(Buffer.alloc(Math.floor(size / line.length) * line.length, line));

/** Goes over all rows as whoever keeps them does. */
async function counted(file: File): Promise<number> {
  let count = 0;
  for await (const { cells } of (await readTable(file)).rows) count += cells.length > 0 ? 1 : 0;
  return count;
}

describe("a file of many rows", () => {
  it("comes in order and whole, with what was found out about it", async () => {
    const { rows, ...head } = await readTable(fileOf("Name;Town\n", "Íñigo;León\n".repeat(1_000), "Bea;Ávila\n"));
    expect(head).toEqual({ kind: "csv", encoding: "utf-8", delimiter: ";", headings: ["Name", "Town"] });
    const read = await Array.fromAsync(rows);
    expect(read).toHaveLength(1_001);
    expect(read.map(({ number }) => number)).toEqual(Array.from({ length: 1_001 }, (_, place) => place + 2));
    expect(read.at(-1)).toEqual({ number: 1_002, cells: ["Bea", "Ávila"], formulas: [] });
  });

  it.each([
    [
      "of two bytes each is refused as soon as there are too many",
      filled("a\n", large - 2 * megabyte),
      "import.too-many-rows",
    ],
    ["without an end is refused", filled("a,", large), "import.quotes"],
    ["without anything in them is refused", filled(",\n", large), "import.too-many-rows"],
    ["behind one quotation mark is refused", fileOf('"', Buffer.alloc(large - 1, "a\n")), "import.quotes"],
    ["of nulls is refused", fileOf("a\n", Buffer.alloc(large - 2)), "import.kind"],
  ] as const)("%s, and holds nobody up", async (_, file, code) => {
    let refused: unknown;
    const longest = await longestTurn(async () => {
      refused = await counted(file).catch((error: unknown) => error);
    });
    expect(refused).toMatchObject(refusal(code));
    expect(longest).toBeLessThan(longestTurnAllowed);
  });

  it.each([
    ["as many and as long as they may be", filled(`${"x".repeat(235)},${"y".repeat(30)}\n`, large - 200)],
    [
      "with a hundred columns of the longest cells",
      // One file of the greatest length is enough, and the one above has more rows.
      filled(`${`${"x".repeat(3_999)},`.repeat(100).slice(0, -1)}\n`, largestImport / 5),
    ],
  ])("%s is read, and holds nobody up", { timeout: 120_000 }, async (_, file) => {
    let count = 0;
    const longest = await longestTurn(async () => {
      count = await counted(file);
    });
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThanOrEqual(mostImportRows);
    expect(longest).toBeLessThan(longestTurnAllowed);
  });
});

describe("a spreadsheet", () => {
  const named = (count: number) => Array.from({ length: count }, () => randomBytes(12).toString("hex"));
  const rows = (count: number) =>
    ["Given name", ...named(count)].map((name) => `<row>${text(name)}${text(name.slice(8))}</row>`).join("");

  it("of many rows is read, and holds nobody up", { timeout: 120_000 }, async () => {
    // As many as there may be: in the soak.
    const many = process.env["SOAK"] ? mostImportRows : mostImportRows / 5;
    const file = fileOf(zipOf(spreadsheetParts(rows(many))) as BlobPart);
    let count = 0;
    const longest = await longestTurn(async () => {
      count = await counted(file);
    });
    expect(count).toBe(many);
    expect(longest).toBeLessThan(longestTurnAllowed);
  });

  it("that is a bomb is refused, and holds nobody up", async () => {
    const noughts = Buffer.alloc(64 * megabyte, "<c/>");
    const parts = [...spreadsheetParts(rows(1)), { name: "xl/worksheets/sheet2.xml", data: noughts, declared: 900 }];
    const file = fileOf(zipOf(parts) as BlobPart);
    let refused: unknown;
    const longest = await longestTurn(async () => {
      refused = await counted(file).catch((error: unknown) => error);
    });
    expect(refused).toMatchObject(refusal("import.bomb"));
    expect(longest).toBeLessThan(longestTurnAllowed);
  });
});

it("a reader who wants no more ends the thread", async () => {
  const before = process.getActiveResourcesInfo().filter((each) => each === "MessagePort").length;
  const { rows } = await readTable(filled("a,b\n", megabyte));
  for await (const row of rows) if (row.number > 10) break;
  await expect
    .poll(() => process.getActiveResourcesInfo().filter((each) => each === "MessagePort").length)
    .toBe(before);
});
