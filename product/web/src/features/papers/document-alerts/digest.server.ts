/** The words of the one mail that tells someone of the office what ends. */
import { daysUntil } from "@product/domain/documents/alerts";
import type { Locale } from "@product/domain/locales";
import { inLocale, isoOf } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

/** `what` is the kind of document; without one it is a check of the right to work. */
export type DigestLine = { name: string; until: string; what: Record<Locale, string> | undefined };

type Reader = { email: string; name: string; language: Locale };

const mostLines = 100;

export function digestLetter(
  { email, name, language }: Reader,
  lines: readonly DigestLine[],
  today: string,
  siteUrl: string,
): Letter {
  const word = (key: keyof typeof messages, values: Record<string, string | number> = {}) =>
    messages[key][language].replaceAll(/\{(\w+)\}/g, (whole, slot: string) => String(values[slot] ?? whole));
  const day = new Intl.DateTimeFormat(isoOf(language), { dateStyle: "medium", timeZone: "UTC" });
  const inDays = (until: string) => {
    const days = daysUntil(until, today);
    if (days < 0) return word("over");
    if (days === 0) return word("today");
    return days === 1 ? word("tomorrow") : word("inDays", { days });
  };
  const rest = lines.length - mostLines;
  return {
    channel: "mail",
    kind: "document-digest",
    to: email,
    language,
    subject: lines.length === 1 ? word("subjectOne") : word("subject", { n: lines.length }),
    paragraphs: [
      word("greeting", { name }),
      word("intro"),
      ...lines.slice(0, mostLines).map(({ name: worker, until, what }) =>
        word("line", {
          worker,
          what: what ? what[language] : word("rightToWork"),
          day: day.format(new Date(until)),
          left: inDays(until),
        }),
      ),
      ...(rest > 0 ? [word("more", { n: rest })] : []),
    ],
    button: { label: word("button"), url: `${siteUrl}${inLocale("/admin/workers/list", language)}` },
    footer: word("footer"),
  };
}
