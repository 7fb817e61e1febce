/** Zip files that tests make byte by byte, honest ones and others. */
import { crc32, deflateRawSync } from "node:zlib";

export type Part = {
  name: string;
  data: Uint8Array | string;
  /** The unfolded size that the directory declares. */
  declared?: number;
  flags?: number;
  /** Points at the bytes of the part before, as bombs do. */
  shares?: boolean;
};

export function zipOf(parts: readonly Part[]): Uint8Array {
  const bodies: Buffer[] = [];
  const listed: Buffer[] = [];
  let at = 0;
  let last = 0;
  for (const { name, data, declared, flags = 0, shares } of parts) {
    const plain = typeof data === "string" ? Buffer.from(data) : data;
    const packed = deflateRawSync(plain);
    const fields = [crc32(plain), packed.length, declared ?? plain.length] as const;
    const entry = Buffer.concat([
      numbers([4, 0x04034b50], [2, 20], [2, flags], [2, 8], [4, 0]),
      numbers([4, fields[0]], [4, fields[1]], [4, fields[2]], [2, name.length], [2, 0]),
      Buffer.from(name),
      packed,
    ]);
    if (!shares) {
      bodies.push(entry);
      last = at;
      at += entry.length;
    }
    listed.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, 8], [4, 0]),
      numbers([4, fields[0]], [4, fields[1]], [4, fields[2]], [2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]),
      numbers([4, last]),
      Buffer.from(name),
    );
  }
  const directory = Buffer.concat(listed);
  const count = parts.length;
  return Buffer.concat([
    ...bodies,
    directory,
    numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at], [2, 0]),
  ]);
}

/** The parts of the smallest spreadsheet, with these rows as its sheet. */
export const spreadsheetParts = (rows: string, more: { sheet?: string; date1904?: boolean } = {}): Part[] => [
  {
    name: "[Content_Types].xml",
    data: `<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  },
  {
    name: "_rels/.rels",
    data: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: "xl/workbook.xml",
    data: `<workbook>${more.date1904 ? '<workbookPr date1904="1"/>' : ""}<sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: "xl/_rels/workbook.xml.rels",
    data: `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  },
  {
    name: "xl/styles.xml",
    data: `<styleSheet><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  },
  { name: "xl/worksheets/sheet1.xml", data: more.sheet ?? `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
];

export const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;

function numbers(...fields: [bytes: 2 | 4, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += bytes;
  }
  return buffer;
}
