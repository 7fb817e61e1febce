import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readWhole } from "./testing/sources.ts";
import { spreadsheetParts, text, zipOf, type Part } from "./testing/zip-files.ts";

const refusal = (code: string, values = {}) => ({ refusals: [{ code, ...values }] });
const headings = `<row>${text("Name")}${text("Born")}</row>`;
const bea = `<row>${text("Bea")}</row>`;
const withPart = (...more: Part[]) => zipOf([...spreadsheetParts(headings + bea), ...more]);
const megabyte = 1024 * 1024;

/** The most memory that the process holds beyond what it held before. */
async function memoryDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  await work().finally(() => clearInterval(watch));
  return most - before;
}

describe("a spreadsheet", () => {
  it("gives texts, numbers as they are and days as days", async () => {
    const born = new Date(Date.UTC(1990, 1, 28));
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "People",
          rows: [
            ["Name", "Phone", "Born", "Night"],
            ["Íñigo", 600123456, born, true],
            ["Ana", null, null, null],
          ],
        },
      ],
    });
    expect(await readWhole(bytes)).toMatchObject({ kind: "xlsx", headings: ["Name", "Phone", "Born", "Night"] });
    expect((await readWhole(bytes)).rows).toEqual([
      { number: 2, cells: ["Íñigo", "600123456", "1990-02-28", "true"], formulas: [] },
      { number: 3, cells: ["Ana"], formulas: [] },
    ]);
  });

  it("may have a title and a date above its headings", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "People", rows: [["Personal de verano"], ["1/6/2026"], ["Nombre", "Móvil"], ["Ana", 600123456]] },
      ],
    });
    expect(await readWhole(bytes)).toMatchObject({
      headings: ["Nombre", "Móvil"],
      rows: [{ number: 4, cells: ["Ana", "600123456"] }],
    });
  });

  it("reads Excel's days by either calendar, the day that never was included", async () => {
    const days = (more: { date1904?: boolean }) =>
      zipOf(
        spreadsheetParts(
          `${headings}<row>${text("Ana")}<c s="1"><v>61</v></c></row><row>${text("Bea")}<c s="1"><v>32931.75</v></c></row>`,
          more,
        ),
      );
    const cells = async (more: { date1904?: boolean }) => (await readWhole(days(more))).rows.map((row) => row.cells[1]);
    expect(await cells({})).toEqual(["1900-03-01", "1990-02-27 18:00"]);
    expect(await cells({ date1904: true })).toEqual(["1904-03-02", "1994-02-28 18:00"]);
  });

  it("names the cells that only a formula fills, and takes nothing from them", async () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row>
      <row r="3"><c r="A3" t="str"><f>HYPERLINK("https://example.com","Ana")</f><v>Ana</v></c><c r="C3"><f t="shared" si="0"/><v>7</v></c></row>`;
    expect((await readWhole(zipOf(spreadsheetParts(sheet)))).rows).toEqual([
      { number: 3, cells: ["", "", ""], formulas: [0, 2] },
    ]);
  });

  it("shows its first sheet that is not hidden", async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: "Lists", hidden: true, rows: [["secret"], ["x"]] },
        { name: "People", rows: [["Name"], ["Ana"]] },
      ],
    });
    expect((await readWhole(bytes)).headings).toEqual(["Name"]);
  });

  it.each<[string, () => Uint8Array, string]>([
    ["is behind a password", () => withPart({ name: "x.xml", data: "x", flags: 1 }), "import.encrypted"],
    ["is an old or locked one", () => Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"), "import.old-excel"],
    ["holds another archive by name", () => withPart({ name: "xl/media/a.zip", data: "x" }), "import.nested"],
    [
      "holds another archive by content",
      () => withPart({ name: "xl/media/a.png", data: "PK\x03\x04" }),
      "import.nested",
    ],
    ["holds macros", () => withPart({ name: "xl/vbaProject.bin", data: "x" }), "import.macros"],
    [
      "holds other programs' objects",
      () => withPart({ name: "xl/embeddings/oleObject1.bin", data: "x" }),
      "import.macros",
    ],
    [
      "fetches from elsewhere",
      () => withPart({ name: "xl/externalLinks/externalLink1.xml", data: "<x/>" }),
      "import.outside-links",
    ],
    ["asks a database", () => withPart({ name: "xl/connections.xml", data: "<x/>" }), "import.outside-links"],
    ["names files outside of itself", () => withPart({ name: "../../etc/passwd", data: "x" }), "import.broken"],
    ["has two parts of one name", () => withPart({ name: "xl/styles.xml", data: "x" }), "import.broken"],
    [
      "defines entities",
      () => withPart({ name: "xl/a.xml", data: '<!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>' }),
      "import.bomb",
    ],
    [
      "has very many parts",
      () => withPart(...Array.from({ length: 500 }, (_, n) => ({ name: `${n}`, data: "" }))),
      "import.bomb",
    ],
    [
      "calls one part by two names",
      () => withPart({ name: "a", data: "x" }, { name: "b", data: "x", shares: true }),
      "import.broken",
    ],
    [
      "lists one part twice",
      () => withPart({ name: "a", data: "x" }, { name: "a", data: "x", shares: true }),
      "import.bomb",
    ],
    ["is a text document", () => zipOf([{ name: "[Content_Types].xml", data: "<Types/>" }]), "import.kind"],
    ["is cut off", () => withPart().subarray(0, 400), "import.broken"],
    ["has no rows", () => zipOf(spreadsheetParts("")), "import.no-rows"],
    [
      "reaches far to the right",
      () => zipOf(spreadsheetParts('<row r="1"><c r="XFD1"><v>1</v></c></row>')),
      "import.too-many-columns",
    ],
  ])("is refused when it %s", async (_, bytes, code) => {
    await expect(readWhole(bytes())).rejects.toMatchObject(refusal(code));
  });
});

describe("a bomb", () => {
  const noughts = Buffer.alloc(300 * megabyte, "<c/>");

  it("is refused by what it says, by what comes out, and in little memory", async () => {
    const honest = zipOf([...spreadsheetParts(headings), { name: "xl/worksheets/sheet2.xml", data: noughts }]);
    const lying = zipOf([
      ...spreadsheetParts(headings),
      { name: "xl/worksheets/sheet2.xml", data: noughts, declared: 900 },
    ]);
    const boasting = zipOf([...spreadsheetParts(headings), { name: "xl/a.xml", data: "x", declared: 3_000_000_000 }]);
    expect(honest.length).toBeLessThan(2 * megabyte);
    for (const bomb of [honest, lying, boasting]) {
      const used = await memoryDuring(() => expect(readWhole(bomb)).rejects.toMatchObject(refusal("import.bomb")));
      expect(used).toBeLessThan(64 * megabyte);
    }
  });
});
