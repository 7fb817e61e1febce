/** The page that every sheet of an event is drawn on, with its head. */
import { messages } from "./messages.ts";
import type { Sheet } from "./queries.server.ts";
import { openPaper } from "./share/paper-pdf.server.ts";

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
  const { language, madeAt, timeZone, company } = sheet;
  const head = { title: `${title}: ${sheet.title}`, author: company, text: JSON.stringify(sheet) };
  const paper = openPaper({ language, madeAt, timeZone, ...head });
  paper.line([company, sheet.code].join(", "));
  paper.line(sheet.client ? `${word("client")}: ${sheet.client}` : "");
  paper.line(`${word("venue")}: ${sheet.venue}`);
  return { word, ...paper };
}
