/** The words of the mail, or text message, that says when an application will be erased. */
import type { Locale } from "@product/domain/locales";
import { calendarDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/post.ts";
import { messages } from "./messages.ts";

type Told = {
  name: string;
  entity: string;
  /** The first day on which it can be erased. */
  day: string;
  language: Locale;
  email: string | null;
  mobile: string | null;
};

export function keepLetter(
  { name, entity, day, language, email, mobile }: Told,
  token: string,
  siteUrl: string,
): Letter {
  const url = `${siteUrl}${inLocale(`/keep/${token}`, language)}`;
  const values: Record<string, string> = { name, entity, day: calendarDay(day, language) };
  const word = (key: keyof typeof messages) =>
    messages[key][language].replaceAll(/\{(\w+)\}/g, (whole, slot: string) => values[slot] ?? whole);
  const kind = "application-ends";
  if (!email) return { channel: "sms", kind, to: mobile!, language, text: word("sms"), link: url };
  return {
    channel: "mail",
    kind,
    to: email,
    language,
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailText"), word("mailChoice")],
    button: { label: word("keep"), url },
    footer: word("mailFooter"),
  };
}
