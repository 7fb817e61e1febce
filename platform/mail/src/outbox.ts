/** The message table as a queue: written with the act that causes the message, taken by one deliverer at a time. */
import { randomUUID } from "node:crypto";
import type { Database, Sql } from "@platform/kernel/sql";
import type { Channel, OutgoingMessage } from "./message.ts";

/** A message a deliverer holds until its lease ends. */
export type Claimed = {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  language: string;
  senderName: string | null;
  replyTo: string | null;
  messageId: string;
  /** This one included. It names the claim: whoever takes the message over counts one more. */
  attempts: number;
  createdAt: Date;
  /** Sealed; the words hold marks in their place. */
  secrets: Buffer | null;
  secretsUntil: Date | null;
};

type Writing = {
  now: Date;
  domain: string;
  carried: boolean;
  sealed: { secrets: Buffer; until: Date } | undefined;
};

/** Inserts the row. A message nobody will carry is kept from the start, and stays so if a carrier comes later. */
export async function insertMessage(
  tx: Sql,
  message: OutgoingMessage,
  { now, domain, carried, sealed }: Writing,
): Promise<{ id: string }> {
  const id = randomUUID();
  const { channel, kind, to, text, language } = message;
  const [subject, html, senderName, replyTo] =
    channel === "mail" ? [message.subject, message.html, message.senderName, message.replyTo] : [];
  const more = [senderName, replyTo, sealed?.secrets, sealed?.until];
  const [state, dueAt] = carried ? ["waiting", now] : ["kept", null];
  await tx.rows(
    `INSERT INTO mail.message
       (id, channel, kind, recipient, subject, body_text, body_html, language, message_id, state, next_attempt_at, created_at,
        sender_name, reply_to, secrets, secrets_until, is_apart)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, true)`,
    [id, channel, kind, to, subject, text, html, language, `<${id}@${domain}>`, state, dueAt, now, ...more],
  );
  return { id };
}

/** The message that has been due longest, or one whose deliverer let the lease run out. */
export const claimDue = (
  db: Database,
  channels: Channel[],
  now: Date,
  leaseUntil: Date,
): Promise<Claimed | undefined> =>
  db.first<Claimed>(
    `WITH due AS (
       SELECT id FROM mail.message
       WHERE state = 'waiting' AND next_attempt_at <= $1 AND channel = ANY($2)
       ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
     )
     UPDATE mail.message AS message SET attempts = attempts + 1, openings = openings + 1, next_attempt_at = $3
     FROM due WHERE message.id = due.id
     RETURNING message.id, channel, recipient, subject, body_text AS text, body_html AS html, language,
       sender_name AS "senderName", reply_to AS "replyTo", message_id AS "messageId", attempts, created_at AS "createdAt",
       secrets, secrets_until AS "secretsUntil"`,
    [now, channels, leaseUntil],
  );

/**
 * Marks the message as sent even if another process has claimed it meanwhile: it has left, and need not leave again.
 */
export async function markSent(db: Database, { id }: Claimed, now: Date): Promise<void> {
  await db.rows(
    `UPDATE mail.message SET state = 'sent', sent_at = $2, next_attempt_at = NULL, last_error = NULL, ${wiped}
     WHERE id = $1 AND state <> 'sent'`,
    [id, now],
  );
}

/** Back into the queue until `next`, or given up without one. Says nothing of a message that was taken over. */
export async function markFailed(
  db: Database,
  claimed: Claimed,
  reason: string,
  next: Date | undefined,
): Promise<void> {
  await db.rows(
    `UPDATE mail.message SET state = $3, next_attempt_at = $4, last_error = $5${next ? "" : `, ${wiped}`}
     WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
    [claimed.id, claimed.attempts, next ? "waiting" : "given_up", next ?? null, reason],
  );
}

/**
 * Takes away what opens nothing any more, and what a version before this one left among the words of messages that have
 * left. A message that still waits for its carrier is of no use without.
 */
export async function forgetSecrets(db: Database, now: Date): Promise<void> {
  await db.rows(
    `UPDATE mail.message SET state = 'given_up', next_attempt_at = NULL, last_error = $2, ${wiped}
     WHERE state = 'waiting' AND secrets_until <= $1`,
    [now, expired],
  );
  await db.rows(`UPDATE mail.message SET ${wiped} WHERE secrets_until <= $1`, [now]);
  await db.rows(
    `UPDATE mail.message SET body_text = mail.without_secrets(body_text, kind), is_apart = true,
       body_html = mail.without_secrets(body_html, kind)
     WHERE NOT is_apart AND state <> 'waiting'`,
  );
}

/** Why a message is given up that could still be delivered. */
export const expired = "its link or code has expired";

const wiped = "secrets = NULL, secrets_until = NULL";
