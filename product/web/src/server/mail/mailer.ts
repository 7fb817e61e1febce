import type { Platform } from "@platform/host/create-platform";
import { layOut } from "@platform/mail/layout";
import type { OutgoingMessage } from "@platform/mail/message";
import { markOf, unmarked } from "@platform/mail/secrets";
import type { MailBrand } from "@platform/mail/word-notice";
import type { Letter, Mailer } from "#request/ports/mailer.ts";

/** The product's letters through the embedded outbox, as the company shows itself. */
export const createMailer =
  (services: Pick<Platform, "post"> | undefined, brand: () => Promise<MailBrand>): Mailer =>
  async (letter) => {
    if (!services) throw new Error("no outbox: another system writes the mails of this installation");
    await services.post(messageOf(letter, await brand()));
  };

function messageOf(letter: Letter, brand: MailBrand): OutgoingMessage {
  if (letter.channel === "sms") {
    const { link, code, text, ...rest } = letter;
    const secrets = { ...(link !== undefined && { link }), ...(code !== undefined && { code }) };
    const names = Object.keys(secrets) as (keyof typeof secrets)[];
    const marked = names.reduce((words, name) => words.replaceAll(`{${name}}`, markOf(name)), unmarked(text));
    return { ...rest, text: marked, ...(names.length > 0 && { secrets }) };
  }
  const { channel, kind, to, language, subject, paragraphs, button, code, footer } = letter;
  const { name, logoUrl, colour, senderName, replyTo } = brand;
  const content = { brand: name, logoUrl, colour, heading: subject, paragraphs, button, code, footer, language };
  const sender = { ...(senderName ? { senderName } : {}), ...(replyTo ? { replyTo } : {}) };
  return { channel, kind, to, language, subject, ...layOut(content), ...sender };
}
