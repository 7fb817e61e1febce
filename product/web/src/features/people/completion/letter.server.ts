/** The words of the mail, or text message, that carries a link. */
import { letterWithLink, type Addressee } from "#request/letters/letter-with-link.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

export function completionLetter(to: Addressee & { name: string }, token: string, siteUrl: string): Letter {
  const url = `${siteUrl}${inLocale(`/signup/resume/${token}`, to.language)}`;
  const word = (key: keyof typeof messages) => messages[key][to.language].replace("{name}", to.name);
  return letterWithLink("worker-completion", to, url, {
    sms: word("smsText"),
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailWhy"), word("mailHow")],
    button: word("mailButton"),
    footer: word("mailFooter"),
  });
}
