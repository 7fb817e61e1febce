/** Reads what was written, for the back office: the only way to a mail where nothing carries it away. */
import type { Database } from "@platform/kernel/sql";
import type { Channel } from "./message.ts";

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

export type MailboxMessage = MailboxEntry & { messageId: string; text: string; html: string | null };

export type MailboxQuery = {
  limit: number;
  /** The last entry of the page before. */
  before?: Pick<MailboxEntry, "createdAt" | "id"> | undefined;
  /** The whole address, in any case. */
  recipient?: string | undefined;
  channel?: Channel | undefined;
};

export type Mailbox = {
  /** Newest first. */
  list(query: MailboxQuery): Promise<MailboxEntry[]>;
  read(id: string): Promise<MailboxMessage | undefined>;
};

export const openMailbox = (db: Database): Mailbox => ({
  list: ({ limit, before, recipient, channel }) => {
    const values: unknown[] = [Math.min(Math.max(Math.trunc(limit), 1), 200)];
    const value = (given: unknown) => `$${values.push(given)}`;
    const wanted = [
      before && `(created_at, id) < (${value(before.createdAt)}::timestamptz, ${value(before.id)}::uuid)`,
      recipient !== undefined && `lower(recipient) = lower(${value(recipient)}::text)`,
      channel && `channel = ${value(channel)}::text`,
    ].filter((condition) => typeof condition === "string");
    const where = wanted.length > 0 ? `WHERE ${wanted.join(" AND ")}` : "";
    return db.rows<MailboxEntry>(
      `SELECT ${entry} FROM mail.message ${where} ORDER BY created_at DESC, id DESC LIMIT $1`,
      values,
    );
  },
  read: async (id) =>
    isUuid(id)
      ? db.first<MailboxMessage>(
          `SELECT ${entry}, message_id AS "messageId", body_text AS text, body_html AS html FROM mail.message WHERE id = $1`,
          [id],
        )
      : undefined,
});

const entry = `id, channel, kind, recipient, subject, language, state, attempts, next_attempt_at AS "nextAttemptAt",
  last_error AS "lastError", created_at AS "createdAt", sent_at AS "sentAt"`;

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
