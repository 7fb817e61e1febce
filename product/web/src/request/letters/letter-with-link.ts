import type { Locale } from "@product/domain/locales";
import type { Letter } from "#request/ports/mailer.ts";

export type Addressee = { language: Locale; email: string | null; mobile: string | null };

type Words = { sms: string; subject: string; paragraphs: readonly string[]; button: string; footer: string };

/** Carries a personal link by mail, or by text message to those who gave no address. */
export function letterWithLink(
  kind: Letter["kind"],
  { language, email, mobile }: Addressee,
  url: string,
  { sms, subject, paragraphs, button, footer }: Words,
): Letter {
  if (!email) return { channel: "sms", kind, to: mobile!, language, text: sms, link: url };
  return {
    channel: "mail",
    kind,
    to: email,
    language,
    subject,
    paragraphs: [...paragraphs],
    button: { label: button, url },
    footer,
  };
}
