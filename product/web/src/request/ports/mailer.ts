/**
 * The messages that the product writes to people: the words are the slice's own, the look and the delivery belong to
 * the server.
 */
import type { Locale } from "@product/domain/locales";

/** Every template there is: each slice that writes adds its own. Beside each of them a test shows that nobody here can use what it carries. */
export interface LetterKinds {}
export type LetterKind = keyof LetterKinds;

export type Letter =
  | {
      channel: "mail";
      kind: LetterKind;
      to: string;
      language: Locale;
      subject: string;
      paragraphs: string[];
      /** The address may open something by itself: it is kept apart from the words, and shown to nobody but the recipient. */
      button?: { label: string; url: string };
      /** Kept apart likewise. */
      code?: string;
      footer: string;
    }
  | {
      channel: "sms";
      kind: LetterKind;
      to: string;
      language: Locale;
      /** `{link}` or `{code}` stands where that goes. */
      text: string;
      /** Kept apart likewise. */
      link?: string;
      code?: string;
    };

/** Puts a letter into the outbox, from where it is delivered or read. Rejects where nothing writes mails. */
export type Mailer = (letter: Letter) => Promise<void>;
