/** The words of the mails, or text messages, about an application, in the language that it was filled in with. */
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import { letterWithLink } from "#request/letters/letter-with-link.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

export const letterKinds = [
  "resume",
  "follow-up",
  "confirm",
  "received",
  "known",
  "more",
  "rejected",
  "accepted",
  "ending",
] as const;
export type LetterKind = (typeof letterKinds)[number];

export type Addressee = {
  name: string;
  language: Locale;
  email: string | null;
  mobile: string | null;
  form: string;
  /** The office's message to the applicant. */
  message?: string;
};

/** Undefined where nothing says how they are reached. */
export function applicationLetter(to: Addressee, about: LetterKind, path: string, siteUrl: string): Letter | undefined {
  const { name, language, email, mobile, form, message = "" } = to;
  const word = (key: keyof typeof messages) =>
    messages[key][language].replace("{name}", () => name).replace("{form}", () => form);
  const url = `${siteUrl}${inLocale(path, language)}`;
  const kind = `application-${about}` as const;
  const subject = word(`${about}:subject`);
  if (!email && !mobile) return undefined;
  return letterWithLink(kind, { language, email, mobile }, url, {
    sms: `${subject} {link}`,
    subject,
    paragraphs: [word("mailGreeting"), word(`${about}:text`), message].filter(Boolean),
    button: word(`${about}:button`),
    footer: word("mailFooter"),
  });
}
