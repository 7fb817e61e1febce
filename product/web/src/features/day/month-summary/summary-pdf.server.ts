/** The hours of a month on paper, in the worker's language. Drawn in a thread. */
import PDFDocument from "pdfkit";
import { hourKinds, type HourSplit } from "@product/domain/day/hours";
import { calendarDay, dayAndTime, hoursAndMinutes, monthAndYear, shortDay } from "#i18n/format.ts";
import { lettersOf } from "#request/letters/paper-letters.ts";
import { messages } from "./messages.ts";
import type { MonthSummary } from "./queries.server.ts";

const margin = 48;
const grey = "#5b6472";
const widths = [70, 150, 78, 84, 60, 57] as const;

export async function summaryPdf(summary: MonthSummary, brandName: string): Promise<Buffer> {
  const locale = summary.language;
  const word = (key: keyof typeof messages, values: Record<string, string> = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      messages[key][locale],
    );
  const title = word("title", { month: monthAndYear(`${summary.month}-01`, locale) });
  const pdf = new PDFDocument({ size: "A4", margin, lang: locale, info: { Title: title, Author: brandName } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const letters = lettersOf([brandName, JSON.stringify(summary)]);
  const small = (text: string) => pdf.font(letters.text).fontSize(9).fillColor(grey).text(letters.write(text));
  const row = (cells: readonly string[], font = letters.text) => {
    if (pdf.y > pdf.page.height - margin - 40) pdf.addPage();
    const top = pdf.y;
    let low = top;
    let left = margin;
    for (const [place, cell] of cells.entries()) {
      const width = widths[place]! - 6;
      pdf.font(font).fontSize(9).fillColor("#000").text(letters.write(cell), left, top, { width });
      low = Math.max(low, pdf.y);
      left += widths[place]!;
    }
    pdf.x = margin;
    pdf.y = low + 4;
  };
  const kindsOf = (split: HourSplit) =>
    hourKinds
      .toReversed()
      .filter((kind) => split[kind])
      .map((kind) => `${hoursAndMinutes(split[kind]!)} ${word(`kind:${kind}`)}`)
      .join(" + ");

  pdf.font(letters.strong).fontSize(17).fillColor("#000").text(letters.write(title));
  pdf.moveDown(0.3);
  small(`${word("company")}: ${[summary.entity, summary.taxId].filter(Boolean).join(", ")}`);
  small(`${word("worker")}: ${summary.name} (${summary.code})`);
  small(word("text"));
  small(word("made", { when: dayAndTime(summary.madeAt, locale, summary.timeZone) }));
  pdf.moveDown(1);
  if (summary.rows.length === 0) small(word("noHours"));
  else
    row(
      (["day", "event", "clocked", "breaks", "hours", "state"] as const).map((key) => word(key)),
      letters.strong,
    );
  for (const { day, event, clocked, breaks, minutes, split, state } of summary.rows) {
    row([shortDay(day, locale), event, clocked, breaks, hoursAndMinutes(minutes), word(state)]);
    if (Object.keys(split).length > 1) small(`${calendarDay(day, locale)}: ${kindsOf(split)}`);
  }
  pdf.moveDown(1);
  pdf
    .font(letters.strong)
    .fontSize(11)
    .fillColor("#000")
    .text(letters.write(`${word("total")}: ${hoursAndMinutes(summary.total.minutes)}`), margin);
  if (summary.total.minutes > 0) small(kindsOf(summary.total.split));
  small(word("corrections", { n: String(summary.rows.reduce((sum, each) => sum + each.corrections, 0)) }));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
