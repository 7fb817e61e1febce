/** The words that bring the code by which a client signs hours. */
import { titleIn } from "@product/domain/planning/events";
import type { Locale } from "@product/domain/locales";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

type Told = { address: string; titleEn: string; titleEs: string };

export function clientCodeLetter({ address, ...event }: Told, language: Locale, code: string): Letter {
  const word = (key: keyof typeof messages) => messages[key][language].replaceAll("{event}", titleIn(event, language));
  return {
    channel: "mail",
    kind: "client-code",
    to: address,
    language,
    subject: word("mailSubject"),
    paragraphs: [word("mailText")],
    code,
    footer: word("mailFooter"),
  };
}
