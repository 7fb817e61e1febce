/** The page that every sheet of an event is drawn on: its head, rows of cells that break onto further pages, and numbers below. */
import PDFDocument from "pdfkit";
import { dayAndTime } from "#i18n/format.ts";
import { lettersOf } from "#request/paper-letters.ts";
import { messages } from "./messages.ts";
import type { Sheet } from "./queries.server.ts";

const margin = 42;
const grey = "#5b6472";
const rule = "#c8cdd5";

export type Word = (key: keyof typeof messages, values?: Record<string, string>) => string;

export const wordsIn =
  (language: Sheet["language"]): Word =>
  (key, values = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      messages[key][language],
    );

export function openPage(sheet: Sheet, title: string) {
  const word = wordsIn(sheet.language);
  const info = { Title: `${title}: ${sheet.title}`, Author: sheet.company };
  const pdf = new PDFDocument({ size: "A4", margin, lang: sheet.language, info, bufferPages: true });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const letters = lettersOf([JSON.stringify(sheet)]);
  const low = () => pdf.page.height - margin - 24;
  const need = (height: number) => {
    if (pdf.y + height > low()) pdf.addPage();
  };
  const line = (text: string, { size = 9, strong = false, colour = grey } = {}) => {
    if (!text) return;
    pdf
      .font(strong ? letters.strong : letters.text)
      .fontSize(size)
      .fillColor(colour)
      .text(letters.write(text), margin);
  };
  const heading = (text: string) => {
    need(80);
    pdf.moveDown(0.8);
    line(text, { size: 12, strong: true, colour: "#000" });
  };
  const row = (cells: readonly string[], widths: readonly number[], { strong = false, height = 0 } = {}) => {
    need(Math.max(height, 24));
    const top = pdf.y;
    let bottom = top;
    let left = margin;
    for (const [at, cell] of cells.entries()) {
      const width = widths[at]! - 6;
      pdf
        .font(strong ? letters.strong : letters.text)
        .fontSize(9)
        .fillColor("#000");
      pdf.text(letters.write(cell), left, top, { width });
      bottom = Math.max(bottom, pdf.y);
      left += widths[at]!;
    }
    pdf.x = margin;
    pdf.y = Math.max(bottom, top + height) + 3;
    pdf.moveTo(margin, pdf.y).lineTo(left, pdf.y).lineWidth(0.5).strokeColor(rule).stroke();
    pdf.y += 3;
  };
  const close = async (): Promise<Buffer> => {
    const { start, count } = pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page);
      // Below the margin, where text would otherwise begin another page.
      pdf.page.margins.bottom = 0;
      const when = dayAndTime(sheet.madeAt, sheet.language, sheet.timeZone);
      const below = word("made", { when, page: String(page - start + 1), pages: String(count) });
      pdf.font(letters.text).fontSize(8).fillColor(grey);
      pdf.text(letters.write(below), margin, pdf.page.height - margin + 6, { lineBreak: false });
    }
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  };
  line(`${title}: ${sheet.title}`, { size: 17, strong: true, colour: "#000" });
  pdf.moveDown(0.3);
  line([sheet.company, sheet.code].join(", "));
  line(sheet.client ? `${word("client")}: ${sheet.client}` : "");
  line(`${word("venue")}: ${sheet.venue}`);
  return { word, line, heading, row, close };
}
