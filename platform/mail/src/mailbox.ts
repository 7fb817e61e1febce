/** Reads what was written, for the back office: the words, and the places of what they do not show. */
import type { Database } from "@platform/kernel/sql";
import type { Channel } from "./message.ts";
import type { SecretSeal } from "./secret-seal.ts";
import { piecesOf, type Piece } from "./secrets.ts";

export type MessageState = "waiting" | "sent" | "kept" | "given_up";

export type MailboxEntry = {
  id: string;
  channel: Channel;
  kind: string;
  recipient: string;
  /** Null for an SMS. */
  subject: string | null;
  language: string;
  state: MessageState;
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
};

export type MailboxMessage = MailboxEntry & { messageId: string; text: Piece[]; html: Piece[] | null };

/** As its recipient sees it. */
export type OpenedMessage = MailboxEntry & { messageId: string; text: string; html: string | null };

export type MailboxQuery = {
  limit: number;
  /** The last entry of the page before. */
  before?: Pick<MailboxEntry, "createdAt" | "id"> | undefined;
  /** The whole address, in any case. */
  recipient?: string | undefined;
  channel?: Channel | undefined;
  state?: MessageState | undefined;
};

export type Mailbox = {
  /** Newest first. */
  list(query: MailboxQuery): Promise<MailboxEntry[]>;
  /** How many are in this state, counted no further than `most`. */
  count(state: MessageState, most: number): Promise<number>;
  read(id: string): Promise<MailboxMessage | undefined>;
  /**
   * All messages to one person, whichever of their addresses and numbers they went to, with their texts; newest first.
   */
  writtenTo(recipients: readonly string[], most: number): Promise<LetterWritten[]>;
  /** Takes away all that was written to recipients, each shown in lower case; what waits is not sent any more. */
  forget(isTheirs: (recipient: string) => boolean): Promise<number>;
};

export type LetterWritten = MailboxEntry & { text: Piece[] };

export const openMailbox = (db: Database): Mailbox => ({
  list: ({ limit, before, recipient, channel, state }) => {
    const values: unknown[] = [Math.min(Math.max(Math.trunc(limit), 1), 200)];
    const value = (parameter: unknown) => `$${values.push(parameter)}`;
    const wanted = [
      before && `(created_at, id) < (${value(before.createdAt)}::timestamptz, ${value(before.id)}::uuid)`,
      recipient !== undefined && `lower(recipient) = lower(${value(recipient)}::text)`,
      channel && `channel = ${value(channel)}::text`,
      state && `state = ${value(state)}::text`,
    ].filter((condition) => typeof condition === "string");
    const where = wanted.length > 0 ? `WHERE ${wanted.join(" AND ")}` : "";
    return db.rows<MailboxEntry>(
      `SELECT ${entry} FROM mail.message ${where} ORDER BY created_at DESC, id DESC LIMIT $1`,
      values,
    );
  },
  count: async (state, most) => {
    const among = "SELECT FROM mail.message WHERE state = $1 LIMIT $2";
    const found = await db.first<{ n: number }>(`SELECT count(*)::int AS n FROM (${among}) among`, [state, most]);
    return found!.n;
  },
  read: async (id) => {
    const found = isUuid(id) ? await db.first<OpenedMessage>(`SELECT ${words} WHERE id = $1`, [id]) : undefined;
    return found && { ...found, text: piecesOf(found.text), html: found.html === null ? null : piecesOf(found.html) };
  },
  writtenTo: async (recipients, most) => {
    const found = await db.rows<MailboxEntry & { text: string }>(
      `SELECT ${entry}, ${shown("body_text")} AS text FROM mail.message WHERE lower(recipient) = ANY ($1::text[])
       ORDER BY created_at DESC, id DESC LIMIT $2`,
      [recipients.map((each) => each.toLowerCase()), most],
    );
    return found.map((letter) => ({ ...letter, text: piecesOf(letter.text) }));
  },
  forget: async (isTheirs) => {
    let gone = 0;
    for (let after = ""; ;) {
      const found = await db.rows<{ recipient: string }>(
        `SELECT DISTINCT lower(recipient) AS recipient FROM mail.message WHERE lower(recipient) > $1 ORDER BY 1 LIMIT 1000`,
        [after],
      );
      if (found.length === 0) return gone;
      after = found.at(-1)!.recipient;
      const theirRecipients = found.map(({ recipient }) => recipient).filter(isTheirs);
      if (theirRecipients.length > 0) gone += (await db.rows(forgetting, [theirRecipients])).length;
    }
  },
});

/** Opens messages with the links and codes in their places: for development and tests, where nothing carries them. */
export const openedMessage = async (db: Database, seal: SecretSeal, id: string): Promise<OpenedMessage | undefined> => {
  const found = isUuid(id)
    ? await db.first<OpenedMessage & { secrets: Buffer | null }>(`SELECT secrets, ${words} WHERE id = $1`, [id])
    : undefined;
  return found && seal.open(found).whole;
};

const entry = `id, channel, kind, recipient, subject, language, state, attempts, next_attempt_at AS "nextAttemptAt",
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

// Messages from the previous version, and those still waiting, have links and codes in their texts.
const shown = (body: string) => `CASE WHEN is_apart THEN ${body} ELSE mail.without_secrets(${body}, kind) END`;
const words = `${entry}, message_id AS "messageId", ${shown("body_text")} AS text, ${shown("body_html")} AS html
  FROM mail.message`;

const forgetting = `DELETE FROM mail.message WHERE lower(recipient) = ANY ($1::text[]) RETURNING id`;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
