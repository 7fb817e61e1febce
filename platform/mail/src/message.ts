import { hasControls, isOneAddress, isPhoneNumber } from "./address.ts";
import { isAmong, marksIn, type Secrets } from "./secrets.ts";

export type Channel = "mail" | "sms";

/** `kind` names the template, `language` the one it was written in. */
export type OutgoingMessage =
  | ({
      channel: "mail";
      kind: string;
      to: string;
      subject: string;
      text: string;
      html: string;
      language: string;
    } & From &
      Apart)
  | ({ channel: "sms"; kind: string; to: string; text: string; language: string } & Apart);

type Apart = {
  /** Values of the marks in the texts. */
  secrets?: Secrets;
  /** When they open nothing any more; without it, after the time that links of the product live. */
  secretsUntil?: Date;
};

type From = {
  /** In place of the usual sender's name; the address is always the usual one. */
  senderName?: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
};

/** The message can never leave as it stands. Says why without repeating what it holds. */
export class InvalidMessage extends Error {
  override readonly name = "InvalidMessage";
}

export function ensureSendable(message: OutgoingMessage): void {
  const { channel, kind, to, language } = message;
  if (kind === "") throw new InvalidMessage("a message needs a kind");
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(language))
    throw new InvalidMessage("the language is no language tag");
  ensureApart(message);
  if (channel === "sms" && !isPhoneNumber(to)) throw new InvalidMessage("the recipient is not one phone number");
  if (channel === "sms") return;
  if (!isOneAddress(to)) throw new InvalidMessage("the recipient is not exactly one mail address");
  if (message.senderName !== undefined && hasControls(message.senderName))
    throw new InvalidMessage("the sender's name holds a line end or another control character");
  if (message.replyTo !== undefined && !isOneAddress(message.replyTo))
    throw new InvalidMessage("answers would not go to exactly one mail address");
  if (message.subject.trim() === "") throw new InvalidMessage("a mail needs a subject");
  if (hasControls(message.subject))
    throw new InvalidMessage("the subject holds a line end or another control character");
}

/** The table and its backups hold the texts in clear, so no link or code in them may open anything. */
function ensureApart(message: OutgoingMessage): void {
  const { text, secrets = {} } = message;
  const [subject, html] = message.channel === "mail" ? [message.subject, message.html] : ["", ""];
  const words = `${text}\n${html}`;
  if (marksIn(subject).length > 0 || marksIn(words).some((name) => secrets[name] === undefined))
    throw new InvalidMessage("the words speak of a link or a code that does not come with them");
  if (isAmong(secrets, `${subject}\n${words}`)) throw new InvalidMessage("a link or a code stands among the words");
}
