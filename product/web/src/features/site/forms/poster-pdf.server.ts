/** A sheet for a wall: what the form is for, and the code that leads to it. */
import PDFDocument from "pdfkit";
import { encode } from "uqr";
import type { Locale } from "@product/domain/locales";
import { lettersOf } from "#request/letters/paper-letters.ts";
import { messages } from "./messages.ts";

type Poster = { title: string; entity: string; link: string; language: Locale };
type Brand = { name: string; colour?: string | undefined; logo?: { bytes: Uint8Array; ratio: number } | undefined };

const margin = 64;
const codeSize = 300;

export async function posterPdf({ title, entity, link, language }: Poster, brand: Brand): Promise<Buffer> {
  const pdf = new PDFDocument({ size: "A4", margin, lang: language, info: { Title: title, Author: brand.name } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const letters = lettersOf([brand.name, title, entity]);
  const centred = { align: "center", width: pdf.page.width - 2 * margin } as const;
  if (brand.logo)
    pdf.image(Buffer.from(brand.logo.bytes), margin, margin, { height: 36, width: 36 * brand.logo.ratio });
  else pdf.font(letters.strong).fontSize(16).text(letters.write(brand.name), margin, margin);
  pdf
    .font(letters.strong)
    .fontSize(34)
    .fillColor(brand.colour ?? "#000")
    .text(letters.write(title), margin, 150, centred);
  pdf.font(letters.text).fontSize(18).fillColor("#000").moveDown(0.5).text(messages.posterScan[language], centred);
  drawCode(pdf, link, (pdf.page.width - codeSize) / 2, 340);
  pdf
    .font(letters.text)
    .fontSize(12)
    .text(link, margin, 340 + codeSize + 24, centred);
  pdf.fillColor("#5b6472").fontSize(10).moveDown(1.5).text(letters.write(entity), centred);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function drawCode(pdf: PDFKit.PDFDocument, link: string, left: number, top: number): void {
  const { data, size } = encode(link, { ecc: "Q", border: 2 });
  const side = codeSize / size;
  pdf.fillColor("#000");
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      // A hair wider than it is, so that no light shows between two dark ones.
      if (isDark) pdf.rect(left + column * side, top + row * side, side + 0.05, side + 0.05);
  pdf.fill();
}
