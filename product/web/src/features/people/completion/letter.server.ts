/** The words of the mail, or text message, that carries a link. */
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/post.ts";
import { messages } from "./messages.ts";

type Addressee = { name: string; language: Locale; email: string | null; mobile: string | null };

export function completionLetter({ name, language, email, mobile }: Addressee, token: string, siteUrl: string): Letter {
  const url = `${siteUrl}${inLocale(`/signup/resume/${token}`, language)}`;
  const word = (key: keyof typeof messages) => messages[key][language].replace("{name}", name);
  const kind = "worker-completion";
  if (!email) return { channel: "sms", kind, to: mobile!, language, text: word("smsText"), link: url };
  return {
    channel: "mail",
    kind,
    to: email,
    language,
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailWhy"), word("mailHow")],
    button: { label: word("mailButton"), url },
    footer: word("mailFooter"),
  };
}
