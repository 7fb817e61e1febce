/** The data held of one person, on paper, in their language. Drawn in a thread, because much data takes long. */
import PDFDocument from "pdfkit";
import type { Locale } from "@product/domain/locales";
import { piecesOfText } from "@product/domain/site/text-pieces";
import { dayAndTime, termOf } from "#i18n/format.ts";
import { lettersOf } from "#request/letters/paper-letters.ts";
import { columnNames } from "./columns.ts";
import type { PersonExport } from "./export.server.ts";
import { revealKey } from "./reveal-key.ts";
import { messages } from "./messages.ts";

type Brand = {
  name: string;
  colour?: string | undefined;
  logo?: { bytes: Uint8Array; ratio: number } | undefined;
};
type Sentence = keyof typeof messages;

const timeZone = "Europe/Madrid";
const margin = 56;
const grey = "#5b6472";

export async function personPdf(data: PersonExport, brand: Brand): Promise<Buffer> {
  const locale = data.worker.language;
  const word = (key: Sentence, values: Record<string, string> = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, value),
      messages[key][locale],
    );
  const pdf = new PDFDocument({
    size: "A4",
    margin,
    lang: locale,
    info: { Title: word("pdfTitle", { name: data.worker.name }), Author: brand.name },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));

  const letters = lettersOf([brand.name, JSON.stringify(data)]);
  const heading = (text: string) => {
    if (pdf.y > pdf.page.height - margin - 80) pdf.addPage();
    pdf
      .moveDown(1)
      .font(letters.strong)
      .fontSize(12)
      .fillColor(brand.colour ?? "#000")
      .text(letters.write(text));
  };
  const small = (text: string) => pdf.font(letters.text).fontSize(9).fillColor(grey).text(letters.write(text));
  const line = (label: string, value: string) => {
    pdf
      .font(letters.text)
      .fontSize(9.5)
      .fillColor(grey)
      .text(`${letters.write(label)}: `, { continued: true })
      .fillColor("#000");
    const pieces = piecesOfText(letters.write(value));
    for (const [place, piece] of pieces.entries()) pdf.text(piece, { continued: place < pieces.length - 1 });
  };

  if (brand.logo) pdf.image(Buffer.from(brand.logo.bytes), { height: 28, width: 28 * brand.logo.ratio });
  pdf
    .moveDown(0.5)
    .font(letters.strong)
    .fontSize(18)
    .fillColor("#000")
    .text(letters.write(word("pdfTitle", { name: data.worker.name })));
  small(word("pdfMade", { brand: brand.name, when: dayAndTime(data.madeAt, locale, timeZone) }));
  small(word("pdfRights"));
  for (const id of data.leftOut) small(word("leftOut", { what: id }));

  for (const heldClass of data.classes) {
    heading(heldClass.name);
    small(
      [
        word(`basis:${heldClass.basis}`),
        word(heldClass.term.countedFrom === "employment" ? "keptAfterEmployment" : "kept", {
          term: termOf(heldClass.term.length, heldClass.term.unit, locale),
        }),
        heldClass.citation,
      ].join(" · "),
    );
    const rows = heldClass.tables.flatMap((table) => table.rows);
    if (rows.length === 0) small(word(heldClass.records > 0 ? "inTrail" : "nothingHeld"));
    for (const row of rows) {
      pdf.moveDown(0.4);
      for (const [column, value] of Object.entries(row)) {
        const label = columnNames[column]?.[locale];
        if (label) line(label, shown(value, data.names, locale));
      }
    }
  }
  if (data.signIn) {
    const { email, phone, createdAt, lastSignInAt, identities, factors } = data.signIn;
    heading(word("signIn"));
    for (const [label, value] of [
      ["signInEmail", email],
      ["signInPhone", phone],
      ["signInSince", createdAt],
      ["signInLast", lastSignInAt],
      ["signInWays", [...identities.map(({ provider }) => provider), ...factors.map(({ type }) => type)].join(", ")],
    ] as const)
      if (value) line(word(label), shown(value, data.names, locale));
  }
  heading(word("messagesSent"));
  if (data.messages.length === 0) small(word("nothingHeld"));
  for (const { at, to, subject, text } of data.messages) {
    pdf.moveDown(0.4);
    line(dayAndTime(at, locale, timeZone), [to, subject].filter(Boolean).join(" · "));
    small(text);
  }
  heading(word("looks"));
  if (data.looks.length === 0) small(word("noLooks"));
  for (const { at, who, act, reason, words } of data.looks)
    line(
      dayAndTime(at, locale, timeZone),
      [who ?? word("someone"), word(revealKey(act) as Sentence), reason && word(`reason:${reason}` as Sentence), words]
        .filter(Boolean)
        .join(" · "),
    );
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

const isMoment = /^\d{4}-\d\d-\d\dT/;
const isDay = /^\d{4}-\d\d-\d\d$/;

function shown(value: unknown, names: Record<string, string>, locale: Locale): string {
  if (Array.isArray(value)) return value.map((each) => shown(each, names, locale)).join(", ");
  if (value !== null && typeof value === "object")
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${shown(each, names, locale)}`)
      .join("; ");
  const text = String(value);
  if (isMoment.test(text)) return dayAndTime(new Date(text), locale, timeZone);
  if (isDay.test(text)) return text.split("-").toReversed().join("/");
  return names[text] ?? text;
}
