/** The words of the mail, or text message, that says when an application will be erased. */
import { letterWithLink, type Addressee } from "#request/letters/letter-with-link.ts";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

type Told = Addressee & {
  name: string;
  entity: string;
  /** The first day on which it can be erased. */
  day: string;
};

export function keepLetter(to: Told, token: string, siteUrl: string): Letter {
  const url = `${siteUrl}${inLocale(`/keep/${token}`, to.language)}`;
  const values: Record<string, string> = {
    name: to.name,
    entity: to.entity,
    day: calendarDay(to.day, to.language),
  };
  const word = (key: keyof typeof messages) =>
    messages[key][to.language].replaceAll(/\{(\w+)\}/g, (whole, slot: string) => values[slot] ?? whole);
  return letterWithLink("application-ends", to, url, {
    sms: word("sms"),
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailText"), word("mailChoice")],
    button: word("keep"),
    footer: word("mailFooter"),
  });
}
