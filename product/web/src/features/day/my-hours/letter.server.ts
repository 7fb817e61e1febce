/** The words that bring the code by which the holder of a pass shows who they are. */
import type { Locale } from "@product/domain/locales";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

type Told = { name: string; language: Locale; email: string | null; mobile: string | null };

export function codeLetter({ name, language, email, mobile }: Told, code: string): Letter {
  const word = (key: keyof typeof messages) => messages[key][language].replaceAll("{name}", name);
  const kind = "pass-code";
  if (!email) return { channel: "sms", kind, to: mobile!, language, text: messages.sms[language], code };
  return {
    channel: "mail",
    kind,
    to: email,
    language,
    subject: word("mailSubject"),
    paragraphs: [word("mailGreeting"), word("mailText")],
    code,
    footer: word("mailFooter"),
  };
}
