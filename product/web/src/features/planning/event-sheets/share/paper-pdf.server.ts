/** The paper of every planning sheet: rows of cells that break onto further pages, and numbers below. Upright or across. */
import PDFDocument from "pdfkit";
import type { Locale } from "@product/domain/locales";
import { dayAndTime } from "#i18n/format.ts";
import { lettersOf } from "#request/letters/paper-letters.ts";
import { messages } from "#features/planning/event-sheets/messages.ts";

const margin = 42;
const grey = "#5b6472";
const rule = "#c8cdd5";
const black = "#000";

type Paper = {
  language: Locale;
  title: string;
  author: string;
  madeAt: Date;
  timeZone: string;
  isAcross?: boolean;
  /** All that will be written, so that its letters are at hand. */
  text: string;
};

export function openPaper({ language, title, author, madeAt, timeZone, isAcross = false, text }: Paper) {
  const pdf = new PDFDocument({
    size: "A4",
    layout: isAcross ? "landscape" : "portrait",
    margin,
    lang: language,
    info: { Title: title, Author: author },
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const letters = lettersOf([text]);
  const low = () => pdf.page.height - margin - 24;
  const need = (height: number) => {
    if (pdf.y + height > low()) pdf.addPage();
  };
  const line = (words: string, { size = 9, strong = false, colour = grey } = {}) => {
    if (!words) return;
    pdf
      .font(strong ? letters.strong : letters.text)
      .fontSize(size)
      .fillColor(colour)
      .text(letters.write(words), margin);
  };
  const heading = (words: string) => {
    need(80);
    pdf.moveDown(0.8);
    line(words, { size: 12, strong: true, colour: black });
  };
  const row = (cells: readonly string[], widths: readonly number[], { strong = false, height = 0, size = 9 } = {}) => {
    pdf
      .font(strong ? letters.strong : letters.text)
      .fontSize(size)
      .fillColor(black);
    const tall = cells.map((cell, at) => pdf.heightOfString(letters.write(cell) || " ", { width: widths[at]! - 6 }));
    // A row taller than a page breaks by itself.
    need(Math.min(Math.max(height, 24, ...tall), low() - margin));
    const top = pdf.y;
    let bottom = top;
    let left = margin;
    for (const [at, cell] of cells.entries()) {
      pdf.text(letters.write(cell), left, top, { width: widths[at]! - 6 });
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
      const below = messages.made[language]
        .replace("{when}", dayAndTime(madeAt, language, timeZone))
        .replace("{page}", String(page - start + 1))
        .replace("{pages}", String(count));
      pdf.font(letters.text).fontSize(8).fillColor(grey);
      pdf.text(letters.write(below), margin, pdf.page.height - margin + 6, { lineBreak: false });
    }
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  };
  line(title, { size: 17, strong: true, colour: black });
  pdf.moveDown(0.3);
  return { line, heading, row, close };
}
