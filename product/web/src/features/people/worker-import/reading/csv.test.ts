import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostImportRows } from "@product/domain/imports/limits";
import { tableIn } from "./table-in.ts";
import { readWhole, sourceOf } from "./testing/sources.ts";

const refusal = (code: string, values = {}) => ({ refusals: [{ code, ...values }] });
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

describe("a CSV file", () => {
  it("is read in each encoding that spreadsheets write, cut anywhere", async () => {
    const text = "Nombre;Población\nÍñigo;A Coruña\n";
    const files = {
      "utf-8": Buffer.from(`\uFEFF${text}`),
      "utf-16le": utf16(text),
      "utf-16be": utf16(text).swap16(),
      "windows-1252": Buffer.from(text, "latin1"),
    };
    for (const [encoding, bytes] of Object.entries(files))
      expect(await readWhole(bytes, 3)).toEqual({
        kind: "csv",
        encoding,
        delimiter: ";",
        headings: ["Nombre", "Población"],
        rows: [{ number: 2, cells: ["Íñigo", "A Coruña"], formulas: [] }],
      });
    expect((await readWhole(Buffer.from("a,b\n1,2\n", "utf16le"))).encoding).toBe("utf-16le");
  });

  it.each([";", ",", "\t", "|"])(
    "has its columns parted by %j, also where other signs stand in quotes",
    async (sign) => {
      const { delimiter, headings } = await readWhole(`Name${sign}"Town, region; or so"\nAna${sign}"León, ES"\n`);
      expect([delimiter, headings]).toEqual([sign, ["Name", "Town, region; or so"]]);
    },
  );

  it("may say itself what parts its columns", async () => {
    const { rows, headings } = await readWhole("sep=;\r\nName;Town\r\nAna;León\r\n");
    expect(headings).toEqual(["Name", "Town"]);
    expect(rows).toEqual([{ number: 3, cells: ["Ana", "León"], formulas: [] }]);
  });

  it("may have a title above its headings, and may have one column only", async () => {
    const { headings, rows } = await readWhole(
      "Camareros 2026\n\nactualizado en mayo;\nNombre;Móvil\nAna;600000001\nBea\n",
    );
    expect(headings).toEqual(["Nombre", "Móvil"]);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [5, "Ana", "600000001"],
      [6, "Bea"],
    ]);
    const alone = await readWhole("Nombre\nAna\nBea\nCarla\nDora\n");
    expect([alone.headings, alone.rows.length]).toEqual([["Nombre"], 4]);
  });

  it("keeps line ends inside quotes, and numbers rows as a spreadsheet does", async () => {
    const { rows } = await readWhole('Name,Notes\nAna,"one\ntwo ""three"""\n\n , \nBea,5" pipe\n');
    expect(rows).toEqual([
      { number: 2, cells: ["Ana", 'one\ntwo "three"'], formulas: [] },
      { number: 5, cells: ["Bea", '5" pipe'], formulas: [] },
    ]);
  });

  it("takes a formula for the text that it is", async () =>
    expect((await readWhole("Name\n=1+1\n")).rows[0]!.cells).toEqual(["=1+1"]));

  it("is refused when it is something else, or cannot be read", async () => {
    await expect(readWhole("")).rejects.toMatchObject(refusal("import.no-rows"));
    await expect(readWhole("\n\n,,\n")).rejects.toMatchObject(refusal("import.no-rows"));
    await expect(readWhole("%PDF-1.7\n")).rejects.toMatchObject(refusal("import.kind"));
    await expect(readWhole("Name\nA\0B\n")).rejects.toMatchObject(refusal("import.kind"));
    await expect(readWhole('Name\nAna\n"Bea\nCarla\n')).rejects.toMatchObject(refusal("import.quotes", { row: 3 }));
    await expect(readWhole(Buffer.concat([utf16("Name\nAna"), Buffer.from([0x00])]))).rejects.toMatchObject(
      refusal("import.encoding"),
    );
    await expect(readWhole(`${"a,".repeat(100)}z\n`)).rejects.toMatchObject(
      refusal("import.too-many-columns", { max: 100 }),
    );
    await expect(tableIn({ ...sourceOf(Buffer.from("a")), size: 60_000_000 })).rejects.toMatchObject(
      refusal("import.too-large", { megabytes: 50 }),
    );
  });

  it("is refused when it has more rows than anyone checks", async () => {
    const rows = (count: number) => Buffer.from(`Name\n${"A\n".repeat(count)}`);
    expect((await readWhole(rows(mostImportRows))).rows).toHaveLength(mostImportRows);
    await expect(readWhole(rows(mostImportRows + 1))).rejects.toMatchObject(
      refusal("import.too-many-rows", { max: mostImportRows }),
    );
  });

  it("never fails otherwise than by a refusal, whatever bytes come", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ maxLength: 300 }).map((text) => Buffer.from(text)),
    );
    const isRefused = (error: Error) => error.name === "Refused";
    const always = fc.asyncProperty(bytes, (any) => readWhole(any, 7).then(() => true, isRefused));
    await expect(fc.assert(always, { numRuns: 500 })).resolves.toBeUndefined();
  });
});
