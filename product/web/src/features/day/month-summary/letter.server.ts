/** The words that come with the summary of a month. */
import type { Locale } from "@product/domain/locales";
import { hoursAndMinutes, monthAndYear } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { filledIn } from "#request/letters/filled-in.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";
import type { MonthSummary } from "./queries.server.ts";

type Told = { name: string; language: Locale; email: string };
type Summed = Pick<MonthSummary, "month" | "entity"> & { total: { minutes: number } };

/** Only what the hours come to stands in the mail: the days themselves are behind the link, with the file. */
export function monthLetter({ name, language, email }: Told, summary: Summed, token: string, siteUrl: string): Letter {
  const month = monthAndYear(`${summary.month}-01`, language);
  const values = {
    name,
    entity: summary.entity,
    // Within a sentence Spanish writes its months small.
    month: language === "es" ? month.toLowerCase() : month,
    hours: hoursAndMinutes(summary.total.minutes),
  };
  const word = (key: keyof typeof messages) => filledIn(messages[key][language], values);
  return {
    channel: "mail",
    kind: "hours-month",
    to: email,
    language,
    subject: word("letterSubject"),
    paragraphs: [word("greeting"), word("letterText"), word("letterContest")],
    button: { label: word("letterButton"), url: `${siteUrl}${inLocale(`/workerpass/open/${token}`, language)}` },
    footer: word("letterFooter"),
  };
}
