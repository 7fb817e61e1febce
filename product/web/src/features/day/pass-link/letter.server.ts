/** The words of the mail that brings the link of a pass. */
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/post.ts";
import { messages } from "./messages.ts";

type Told = { name: string; language: Locale; email: string | null; mobile: string | null };

export function passLetter({ name, language, email, mobile }: Told, token: string, siteUrl: string): Letter {
  const url = `${siteUrl}${inLocale(`/workerpass/open/${token}`, language)}`;
  const word = (key: keyof typeof messages) => messages[key][language].replaceAll("{name}", name);
  const kind = "pass-link";
  if (!email) return { channel: "sms", kind, to: mobile!, language, text: word("sms"), link: url };
  return {
    channel: "mail",
    kind,
    to: email,
    language,
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailText")],
    button: { label: word("mailButton"), url },
    footer: word("mailFooter"),
  };
}
