import type { Platform } from "@platform/host/create-platform";
import { layOut } from "@platform/mail/layout";
import type { OutgoingMessage } from "@platform/mail/message";
import { markOf, unmarked } from "@platform/mail/secrets";
import type { MailBrand } from "@platform/mail/word-notice";
import type { Letter, Post } from "#request/ports/post.ts";

/** The product's letters through the embedded outbox, as the company shows itself. */
export const createPost =
  (services: Pick<Platform, "post"> | undefined, brand: () => Promise<MailBrand>): Post =>
  async (letter) => {
    if (!services) throw new Error("no outbox: another system writes the mails of this installation");
    await services.post(messageOf(letter, await brand()));
  };

function messageOf(letter: Letter, brand: MailBrand): OutgoingMessage {
  if (letter.channel === "sms") {
    const { link, text, ...rest } = letter;
    if (link === undefined) return { ...rest, text: unmarked(text) };
    return { ...rest, text: unmarked(text).replaceAll("{link}", markOf("link")), secrets: { link } };
  }
  const { channel, kind, to, language, subject, paragraphs, button, footer } = letter;
  const { name, logoUrl, colour, senderName, replyTo } = brand;
  const content = { brand: name, logoUrl, colour, heading: subject, paragraphs, button, footer, language };
  const sender = { ...(senderName ? { senderName } : {}), ...(replyTo ? { replyTo } : {}) };
  return { channel, kind, to, language, subject, ...layOut(content), ...sender };
}
