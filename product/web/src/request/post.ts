/** What the product writes to people: the words are the slice's own, the look and the way out belong to the server. */
import type { Locale } from "@product/domain/locales";

export type Letter =
  | {
      channel: "mail";
      /** Names the template, for the back office. */
      kind: string;
      to: string;
      language: Locale;
      subject: string;
      paragraphs: string[];
      button?: { label: string; url: string };
      footer: string;
    }
  | { channel: "sms"; kind: string; to: string; language: Locale; text: string };

/** Puts a letter into the outbox, from where it is delivered or read. Rejects where nothing writes mails. */
export type Post = (letter: Letter) => Promise<void>;
