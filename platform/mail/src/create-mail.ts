/** Mail and SMS: written with the act that causes them, sent apart from it, never lost. */
import { secondsAfter, type Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import type { Seal } from "@platform/kernel/sealing";
import type { Database, Sql } from "@platform/kernel/sql";
import { senderFrom } from "./address.ts";
import { deliverDue, type Delivery } from "./sending/delivery.ts";
import { openMailCarrier, type SendMail } from "./mail-carrier.ts";
import { openedMessage, openMailbox, type Mailbox, type OpenedMessage } from "./mailbox.ts";
import { ensureSendable, type OutgoingMessage } from "./message.ts";
import { forgetSecrets, insertMessage } from "./outbox.ts";
import { usualRetry, type RetryRule } from "./sending/retry.ts";
import { rounds } from "./sending/rounds.ts";
import { secretSeal } from "./secret-seal.ts";
import { openSms, type SendSms } from "./sms-carrier.ts";
import { openSmtp } from "./smtp-carrier.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

export type MailOptions = {
  db: Database;
  clock: Clock;
  log: Logger;
  /** `Name <someone@example.org>` */
  from: string;
  /** Closes links and codes while they wait for their carrier. */
  seal: Seal;
  /** Without it, mail is kept: its words can be read in the back office, and its links and codes are gone. */
  smtp?: SmtpSettings | undefined;
  /** Takes mails where there is no server. */
  sendMail?: SendMail | undefined;
  /** Without it, SMS are kept likewise. */
  sendSms?: SendSms | undefined;
  /** Keeps links and codes also where nothing carries them, to be opened: for development and tests. */
  readable?: boolean | undefined;
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
  /** To be called now and then: takes away links and codes that open nothing any more. */
  forgetSecrets(): Promise<void>;
  mailbox: Mailbox;
  /** A message as its recipient sees it; nobody has this way unless messages are readable. */
  open: ((id: string) => Promise<OpenedMessage | undefined>) | undefined;
};

// As long as the longest link of the product that one waits for.
const usualLifeSeconds = 30 * 24 * 60 * 60;

export function createMail(options: MailOptions): Mail {
  const {
    db,
    clock,
    log,
    smtp,
    sendMail,
    sendSms,
    readable,
    pollMs = 5_000,
    atOnce = 4,
    sendLimitSeconds = 120,
  } = options;
  const sender = senderFrom(options.from);
  const seal = secretSeal(options.seal);
  const carriers: Delivery["carriers"] = {
    ...(sendMail ? { mail: () => openMailCarrier(sendMail) } : {}),
    ...(smtp ? { mail: () => openSmtp(smtp, sender, atOnce) } : {}),
    ...(sendSms ? { sms: () => openSms(sendSms) } : {}),
  };
  const retry = { ...usualRetry, ...options.retry };
  const delivery: Delivery = { db, clock, log, seal, retry, atOnce, sendLimitSeconds, carriers };
  const { start, stop, wake } = rounds({
    round: (signal) => deliverDue(delivery, signal),
    pauseMs: pollMs,
    onFailure: (error) => log.warn({ error }, "the outbox could not be read"),
  });
  return {
    write: async (tx, message) => {
      ensureSendable(message);
      const now = clock();
      const carried = carriers[message.channel] !== undefined;
      const secrets = carried || readable ? seal.close(message.secrets) : undefined;
      const until = message.secretsUntil ?? secondsAfter(now, usualLifeSeconds);
      const sealed = secrets && { secrets, until };
      return insertMessage(tx, message, { now, domain: sender.domain, carried, sealed });
    },
    deliverDue: () => deliverDue(delivery),
    start,
    stop,
    wake,
    forgetSecrets: () => forgetSecrets(db, clock()),
    mailbox: openMailbox(db),
    open: readable ? (id) => openedMessage(db, seal, id) : undefined,
  };
}
