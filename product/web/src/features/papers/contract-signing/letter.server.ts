/** The words of the mail, or text message, that carries a contract's link. */
import { isMobile } from "@product/domain/identifiers/phone";
import type { Locale } from "@product/domain/locales";
import { inLocale } from "#i18n/locale.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { messages } from "./messages.ts";

type Addressee = { name: string; language: Locale; email: string | null; mobile: string | null };

/** To be signed, or signed and to be kept. */
export function contractLetter(
  { name, language, email, mobile }: Addressee,
  token: string,
  siteUrl: string,
  what: "sign" | "copy",
): Letter | undefined {
  const url = `${siteUrl}${inLocale(`/contract/${token}`, language)}`;
  const word = (key: keyof typeof messages) => messages[key][language].replace("{name}", name);
  const kind = what === "sign" ? "contract-to-sign" : "contract-copy";
  if (email)
    return {
      channel: "mail",
      kind,
      to: email,
      language,
      subject: word(`${what}:subject`),
      paragraphs: [word("mailGreeting"), word(`${what}:why`), word(`${what}:how`)],
      button: { label: word(`${what}:button`), url },
      footer: word("mailFooter"),
    };
  if (mobile && isMobile(mobile))
    return { channel: "sms", kind, to: mobile, language, text: word(`${what}:sms`), link: url };
  return undefined;
}
