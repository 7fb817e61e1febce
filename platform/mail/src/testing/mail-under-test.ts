/** A mail service with a clock the test moves, on the test file's own database. */
import { createLogger } from "@platform/kernel/logger";
import { createSeal } from "@platform/kernel/sealing";
import type { Database } from "@platform/kernel/sql";
import { createMail, type Mail, type MailOptions } from "@platform/mail/create-mail";
import type { OutgoingMessage } from "@platform/mail/message";
import { layOut } from "@platform/mail/layout";
import { messageSecrets } from "@platform/mail/secret-seal";

export type TestClock = { now: Date; advance(seconds: number): void };

export function startClock(at = "2027-03-01T08:00:00Z"): TestClock {
  const clock = {
    now: new Date(at),
    advance: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
  };
  return clock;
}

export const mailUnderTest = (db: Database, clock: TestClock, options: Partial<MailOptions> = {}): Mail =>
  createMail({
    db,
    clock: () => clock.now,
    log: silent,
    from: "Cuadrante <turnos@cuadrante.example>",
    seal: testSeal,
    ...options,
  });

export const testSeal = createSeal("a secret that only the tests know", messageSecrets);

const silent = createLogger({ level: "silent" });

export const shiftMail = (to = "ana@example.org"): OutgoingMessage => ({
  channel: "mail",
  kind: "shift-published",
  to,
  subject: "Your shift on Friday",
  text: "You work from 18:00.",
  html: "<p>You work from <b>18:00</b>.</p>",
  language: "en",
});

export const codeSms = (to = "+34600100200"): OutgoingMessage => ({
  channel: "sms",
  kind: "login-code",
  to,
  text: "Your code is ⟦code⟧",
  secrets: { code: "123456" },
  language: "en",
});

export const linkMail = (to = "ana@example.org"): OutgoingMessage => ({
  ...shiftMail(to),
  kind: "shift-offered",
  ...layOut({
    brand: "Cuadrante",
    heading: "Your shift on Friday",
    paragraphs: ["Will you come?"],
    button: { label: "Answer", url: shiftLink },
    footer: "Only you have this link.",
    language: "en",
  }),
});

export const shiftLink = "https://staff.example/shift/5Qk0-token-that-opens-it?day=friday&by=mail";

/** The state of every message, oldest first. */
export const rowsOf = (db: Database) =>
  db.rows<{ id: string; state: string; attempts: number; next_attempt_at: Date | null; last_error: string | null }>(
    "SELECT id, state, attempts, next_attempt_at, last_error FROM mail.message ORDER BY created_at, id",
  );
