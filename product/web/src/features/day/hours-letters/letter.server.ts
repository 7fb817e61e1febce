/** The words that ask a worker to look at their hours. */
import { answerHours } from "@product/domain/day/time-lines";
import type { Locale } from "@product/domain/locales";
import { shortDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { filledIn } from "#request/letters/filled-in.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

export const lettersAbout = ["endorse", "unclosed", "correction", "disputed", "answered"] as const;
export type LetterAbout = (typeof lettersAbout)[number];

type Told = { name: string; language: Locale; email: string };
type Facts = { event: Readonly<Record<Locale, string>>; day: string };

/** The link opens the pass; who answers there shows first who they are. */
export function hoursLetter(
  { name, language, email }: Told,
  about: LetterAbout,
  { event, day }: Facts,
  token: string,
  siteUrl: string,
): Letter {
  const values = { name, event: event[language], day: shortDay(day, language), hours: String(answerHours) };
  const word = (key: keyof typeof messages) => filledIn(messages[key][language], values);
  return {
    channel: "mail",
    kind: `hours-${about}`,
    to: email,
    language,
    subject: word(`subject:${about}`),
    paragraphs: [word("greeting"), word(`text:${about}`)],
    button: { label: word("button"), url: `${siteUrl}${inLocale(`/workerpass/open/${token}`, language)}` },
    footer: word("footer"),
  };
}
