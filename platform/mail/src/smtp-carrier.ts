/** Hands mail to an SMTP server, several messages over one connection. */
import { createTransport } from "nodemailer";
import type { Sender } from "./address.ts";
import { Undeliverable, type Carrier, type Whole } from "./carrier.ts";
import type { SmtpSettings } from "./smtp-settings.ts";

export function openSmtp(settings: SmtpSettings, from: Sender, connections: number): Carrier {
  const { host, port, security, login, timeoutMs = 20_000 } = settings;
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    // A server may hang up between two messages; the next one then goes over a new connection.
    maxRequeues: 1,
    host,
    port,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    // A server that offers no login would refuse the recipient instead, as if the address were wrong.
    ...(login ? { auth: { user: login.user, pass: login.password }, forceAuth: true } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    carry: async (message) => {
      try {
        await transport.sendMail(mailOf(message, from));
      } catch (error) {
        throw isRefusedForGood(error) ? new Undeliverable(String(error.message), { cause: error }) : error;
      }
    },
    close: () => transport.close({ force: true }),
  };
}

// Whatever the attempt, the same bytes in everything that identifies the mail: Message-ID and date.
const mailOf = (message: Whole, from: Sender) => ({
  from: { name: message.senderName ?? from.name, address: from.address },
  ...(message.replyTo ? { replyTo: { name: "", address: message.replyTo } } : {}),
  to: { name: "", address: message.recipient },
  envelope: { from: from.address, to: message.recipient },
  subject: message.subject ?? "",
  text: message.text,
  html: message.html ?? "",
  messageId: message.messageId,
  date: message.createdAt,
  headers: {
    "Content-Language": message.language,
    // RFC 3834: keeps absence notes from answering.
    "Auto-Submitted": "auto-generated",
  },
});

/**
 * 5yz to the recipient or to the message itself. The same codes to the greeting, the login or the sender are about our
 * settings, and 503 and 530 about the session: those can be mended while the message waits.
 */
function isRefusedForGood(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  if (typeof responseCode !== "number" || responseCode < 500 || responseCode === 503 || responseCode === 530)
    return false;
  return command === "RCPT TO" || command === "DATA";
}
