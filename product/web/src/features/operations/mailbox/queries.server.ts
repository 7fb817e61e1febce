import { mostInFigure } from "#request/slices/figures.ts";
import type { Mailbox, MailboxEntry } from "#request/ports/mailbox.ts";
import { placeAfter, type MailboxView } from "./schema.ts";

const pageLength = 50;

/** One page, and where the next one begins; nowhere when this is the last. */
export async function mailboxPage(mailbox: Mailbox, { to, channel, state, before }: MailboxView) {
  const entries = await mailbox.list({ limit: pageLength + 1, before, channel, state, recipient: to || undefined });
  const shown = entries.slice(0, pageLength);
  return { entries: shown, older: entries.length > pageLength ? placeAfter(shown.at(-1)!) : undefined };
}

const bodyHours = 24;

/**
 * A recent body may be read to follow up its delivery; later there is no reason to read messages to others. A message
 * that has not left is still shown.
 */
export const isBodyShown = ({ state, createdAt }: Pick<MailboxEntry, "state" | "createdAt">, now: Date): boolean =>
  state === "waiting" || now.getTime() - createdAt.getTime() < bodyHours * 3_600_000;

/** Messages that no attempt brought to anyone; none where another system writes them. */
export async function failedMessages(mailbox: Mailbox | undefined) {
  return { n: (await mailbox?.count("given_up", mostInFigure + 1)) ?? 0, most: mostInFigure };
}
