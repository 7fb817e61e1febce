/** The words of the one mail, or text message, that carries all of it. */
import { letterWithLink, type Addressee } from "#request/letters/letter-with-link.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

export type Carried = { details: boolean; documents: boolean; contract: boolean };

export function onboardingLetter(
  to: Addressee & { name: string; entity: string },
  carried: Carried,
  token: string,
  siteUrl: string,
): Letter {
  const url = `${siteUrl}${inLocale(`/signup/resume/${token}`, to.language)}`;
  const word = (key: keyof typeof messages) =>
    messages[key][to.language].replace("{name}", () => to.name).replace("{entity}", () => to.entity);
  const parts = (["details", "documents", "contract"] as const).filter((part) => carried[part]);
  return letterWithLink("worker-onboarding", to, url, {
    sms: word("smsText"),
    subject: word("mailSubject"),
    paragraphs: [
      word("mailGreeting"),
      word("mailWhy"),
      ...parts.map((part) => `– ${word(`mail:${part}`)}`),
      word("mailHow"),
    ],
    button: word("mailButton"),
    footer: word("mailFooter"),
  });
}
