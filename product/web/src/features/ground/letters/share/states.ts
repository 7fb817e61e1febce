import type { MailboxEntry } from "#request/ports/mailbox.ts";

export const toneOf = {
  waiting: "info",
  sent: "ok",
  kept: "idle",
  given_up: "bad",
} as const satisfies Record<MailboxEntry["state"], string>;
