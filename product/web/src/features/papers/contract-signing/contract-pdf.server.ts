/**
 * A signed contract on paper: the text that was read, who signed it and when, and the same in the other language. Drawn in a
 * thread, since a long one takes long.
 */
import PDFDocument from "pdfkit";
import type { Locale } from "@product/domain/locales";
import { contractBlocks } from "@product/domain/papers/contract-places";
import { linesFrom, pathOf } from "@product/domain/papers/signatures";
import { piecesOfText } from "@product/domain/site/text-pieces";
import { dayTimeAndSeconds } from "#i18n/format.ts";
import { lettersOf, type Letters } from "#request/letters/paper-letters.ts";
import { messages } from "./messages.ts";
import type { Signature } from "./sealed-text.server.ts";

type Paper = {
  brand: { name: string; colour?: string | undefined; logo?: { bytes: Uint8Array; ratio: number } | undefined };
  entity: string;
  worker: string;
  texts: Record<Locale, string>;
  sha256: string;
  signature: Signature;
};

const margin = 56;
const timeZone = "Europe/Madrid";

export function contractPdf(contract: Paper): Promise<Buffer> {
  const { texts, signature, worker, brand } = contract;
  const { language } = signature;
  const other = language === "es" ? "en" : "es";
  const document = new PDFDocument({
    size: "A4",
    margins: { top: margin, bottom: margin + 16, left: margin, right: margin },
    bufferPages: true,
    lang: language,
    info: { Title: `${contract.entity} – ${worker}`, Author: brand.name, Subject: `SHA-256 ${contract.sha256}` },
  });
  const pieces: Buffer[] = [];
  document.on("data", (piece: Buffer) => pieces.push(piece));
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on("end", () => resolve(Buffer.concat(pieces)));
    document.on("error", reject);
  });
  const letters = lettersOf([brand.name, contract.entity, worker, signature.name, texts.en, texts.es]);
  const paper = { ...contract, letters };
  drawHead(document, paper);
  drawText(document, texts[language], letters);
  drawSignature(document, paper);
  document.addPage();
  document.font(letters.aside).fontSize(10).fillColor("#475569").text(messages["paper:otherLanguage"][language]);
  document.moveDown();
  drawText(document, texts[other], letters);
  drawFeet(document, paper);
  document.end();
  return whole;
}

type Document = InstanceType<typeof PDFDocument>;
type Drawn = Paper & { letters: Letters };

function drawHead(document: Document, { brand, entity, letters }: Drawn): void {
  const { logo } = brand;
  const height = 28;
  if (logo) document.image(Buffer.from(logo.bytes), margin, margin, { height });
  const x = logo ? margin + height * logo.ratio + 12 : margin;
  document
    .font(letters.strong)
    .fontSize(12)
    .fillColor(brand.colour ?? "#0f172a");
  document.text(letters.write(logo ? entity : `${brand.name} · ${entity}`), x, margin + 8);
  document.x = margin;
  document.y = margin + height + 20;
}

function drawText(document: Document, text: string, letters: Letters): void {
  for (const block of contractBlocks(letters.write(text))) {
    const isHeading = block.kind === "heading";
    document
      .font(isHeading ? letters.strong : letters.text)
      .fontSize(isHeading ? 11.5 : 10)
      .fillColor("#0f172a");
    if (isHeading) document.moveDown(0.4);
    const pieces = piecesOfText(block.kind === "item" ? `– ${block.text}` : block.text);
    for (const [place, piece] of pieces.entries())
      document.text(piece, {
        align: "left",
        lineGap: 2,
        paragraphGap: 6,
        indent: block.kind === "item" && place === 0 ? 10 : 0,
        continued: place < pieces.length - 1,
      });
  }
}

function drawSignature(document: Document, { signature, sha256, letters }: Drawn): void {
  const { language, name, drawing, at, address } = signature;
  const word = (key: keyof typeof messages, value: string) => messages[key][language].replace(/\{\w+\}/, () => value);
  const boxHeight = 70;
  // Never on a page apart from its own lines.
  if (document.y + 190 > document.page.height - margin - 16) document.addPage();
  document.moveDown();
  const lines = linesFrom(drawing) ?? [];
  if (lines.length > 0) {
    document
      .save()
      .translate(margin, document.y)
      .scale(boxHeight / 200);
    document.path(pathOf(lines)).lineWidth(3).lineCap("round").stroke("#0f172a").restore();
    document.y += boxHeight + 6;
  }
  document
    .moveTo(margin, document.y)
    .lineTo(margin + 260, document.y)
    .lineWidth(0.5)
    .stroke("#94a3b8");
  document.y += 6;
  document.font(letters.strong).fontSize(10.5).fillColor("#0f172a");
  document.text(letters.write(word("paper:signedBy", name)), margin);
  document.font(letters.text).fontSize(9).fillColor("#475569");
  document.text(word("paper:when", dayTimeAndSeconds(new Date(at), language, timeZone)));
  document.text(messages["paper:readIn"][language]);
  if (address) document.text(word("paper:from", address));
  document.moveDown(0.5).text(messages["paper:hash"][language]);
  document.font("Courier").fontSize(8.5).text(sha256);
}

/** On every page: which contract it is, and which page of how many. */
function drawFeet(document: Document, { sha256, letters, signature: { language } }: Drawn): void {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin the text would begin another page.
    document.page.margins.bottom = 0;
    const words = messages["paper:page"][language]
      .replace("{page}", String(page + 1))
      .replace("{pages}", String(count));
    document.font(letters.text).fontSize(8).fillColor("#64748b");
    document.text(`${words} · ${sha256.slice(0, 16)}`, margin, document.page.height - margin + 8, { lineBreak: false });
  }
}
