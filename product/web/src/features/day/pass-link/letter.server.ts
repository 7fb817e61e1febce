/** The words of the mail that brings the link of a pass. */
import { letterWithLink, type Addressee } from "#request/letters/letter-with-link.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

export function passLetter(to: Addressee & { name: string }, token: string, siteUrl: string): Letter {
  const url = `${siteUrl}${inLocale(`/workerpass/open/${token}`, to.language)}`;
  const word = (key: keyof typeof messages) => messages[key][to.language].replaceAll("{name}", to.name);
  return letterWithLink("pass-link", to, url, {
    sms: word("sms"),
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailText")],
    button: word("mailButton"),
    footer: word("mailFooter"),
  });
}
