/** Mail and SMS: written with the act that causes them, sent apart from it, never lost. */
import type { Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import type { Database, Sql } from "@platform/kernel/sql";
import { senderFrom } from "./address.ts";
import { deliverDue, type Delivery } from "./delivery.ts";
import { openMailbox, type Mailbox } from "./mailbox.ts";
import { insistSendable, type OutgoingMessage } from "./message.ts";
import { insertMessage } from "./outbox.ts";
import { usualRetry, type RetryRule } from "./retry.ts";
import { rounds } from "./rounds.ts";
import { openSms, type SendSms } from "./sms-carrier.ts";
import { openSmtp } from "./smtp-carrier.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

export type MailOptions = {
  db: Database;
  clock: Clock;
  log: Logger;
  /** `Name <someone@example.org>` */
  from: string;
  /** Without it, mail is kept for reading in the back office. */
  smtp?: SmtpSettings | undefined;
  /** Without it, SMS are kept likewise. */
  sendSms?: SendSms | undefined;
  retry?: Partial<RetryRule>;
  /** How long a message written by another process may go unnoticed. */
  pollMs?: number;
  /** Messages, and connections to the server, at the same time. */
  atOnce?: number;
  /** A send that takes longer counts as failed. */
  sendLimitSeconds?: number;
};

export type Mail = {
  /** The message leaves exactly if the transaction commits. Throws InvalidMessage for one that never could. */
  write(tx: Sql, message: OutgoingMessage): Promise<{ id: string }>;
  /** Sends what is due and says how many left. A message may arrive twice after a crash, with the same Message-ID. */
  deliverDue(): Promise<number>;
  /** Delivers from now on. */
  start(): void;
  /** Resolves when what is being sent has left. */
  stop(): Promise<void>;
  /** To be called after a commit: there is something to send. */
  wake(): void;
  mailbox: Mailbox;
};

export function createMail(options: MailOptions): Mail {
  const { db, clock, log, smtp, sendSms, pollMs = 5_000, atOnce = 4, sendLimitSeconds = 120 } = options;
  const sender = senderFrom(options.from);
  const carriers: Delivery["carriers"] = {
    ...(smtp ? { mail: () => openSmtp(smtp, sender, atOnce) } : {}),
    ...(sendSms ? { sms: () => openSms(sendSms) } : {}),
  };
  const retry = { ...usualRetry, ...options.retry };
  const delivery: Delivery = { db, clock, log, retry, atOnce, sendLimitSeconds, carriers };
  const { start, stop, wake } = rounds({
    round: (signal) => deliverDue(delivery, signal),
    pauseMs: pollMs,
    onFailure: (error) => log.warn({ error }, "the outbox could not be read"),
  });
  return {
    write: async (tx, message) => {
      insistSendable(message);
      const carried = carriers[message.channel] !== undefined;
      return insertMessage(tx, message, { now: clock(), domain: sender.domain, carried });
    },
    deliverDue: () => deliverDue(delivery),
    start,
    stop,
    wake,
    mailbox: openMailbox(db),
  };
}
