/**
 * The messages that this installation wrote to people, as the back office reads them. None where another system writes
 * the mails.
 */
import { createContext } from "react-router";

export type MailboxEntry = {
  id: string;
  channel: "mail" | "sms";
  recipient: string;
  /** Null for a text message. */
  subject: string | null;
  language: string;
  state: "waiting" | "sent" | "kept" | "given_up";
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
};

/** Words, or the place of a link or a code: whoever reads what was written to others does not get to use it. */
export type Piece = string | { hidden: "link" | "code" };

export type MailboxMessage = MailboxEntry & { messageId: string; text: Piece[]; html: Piece[] | null };

export type MailboxQuery = {
  limit: number;
  /** The last entry of the page before. */
  before?: Pick<MailboxEntry, "createdAt" | "id"> | undefined;
  /** The whole address, in any case. */
  recipient?: string | undefined;
  channel?: MailboxEntry["channel"] | undefined;
  state?: MailboxEntry["state"] | undefined;
};

export type Mailbox = {
  /** Newest first. */
  list(query: MailboxQuery): Promise<MailboxEntry[]>;
  /** How many are in this state, counted no further than `most`. */
  count(state: MailboxEntry["state"], most: number): Promise<number>;
  read(id: string): Promise<MailboxMessage | undefined>;
  /**
   * The messages to one person, whichever of their addresses and numbers they went to, with their words; newest first.
   */
  writtenTo(recipients: readonly string[], most: number): Promise<LetterWritten[]>;
  /** Takes away all that was written to recipients, each shown in lower case. */
  forget(isTheirs: (recipient: string) => boolean): Promise<number>;
};

export type LetterWritten = MailboxEntry & { text: Piece[] };

export const mailboxContext = createContext<Mailbox | undefined>();
