import { describe, expect, it } from "vitest";
import type { Mailbox, MailboxEntry, MailboxQuery } from "#request/ports/mailbox.ts";
import { isBodyShown, mailboxPage } from "./queries.server.ts";
import { mailboxView } from "./schema.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 15, 9, 0, second));
const entry = (n: number) =>
  ({ id: `5b0d2a52-3d2f-4b8e-9d0e-${String(n).padStart(12, "0")}`, createdAt: at(n) }) as MailboxEntry;

function mailboxOf(count: number) {
  const queries: MailboxQuery[] = [];
  const list = async (query: MailboxQuery) => {
    queries.push(query);
    return Array.from({ length: Math.min(count, query.limit) }, (_, n) => entry(n));
  };
  const rest = { count: async () => 0, read: async () => undefined, writtenTo: async () => [], forget: async () => 0 };
  return { queries, mailbox: { list, ...rest } satisfies Mailbox };
}

describe("a page of the mailbox", () => {
  it("is the last one when everything fits", async () => {
    const { entries, older } = await mailboxPage(mailboxOf(50).mailbox, mailboxView.parse({}));
    expect([entries.length, older]).toEqual([50, undefined]);
  });
  it("says where the next one begins, and the next one begins there", async () => {
    const { queries, mailbox } = mailboxOf(51);
    const { entries, older } = await mailboxPage(mailbox, mailboxView.parse({}));
    await mailboxPage(mailbox, mailboxView.parse({ to: " Ana@Example.org ", channel: "sms", before: older }));
    const { id, createdAt } = entries.at(-1)!;
    expect(queries[1]).toEqual({ limit: 51, before: { id, createdAt }, recipient: "Ana@Example.org", channel: "sms" });
  });
  it("takes no notice of an address that makes no sense", () =>
    expect(mailboxView.parse({ to: "x".repeat(400), channel: "pigeon", before: "yesterday_1" })).toEqual({ to: "" }));
});

describe("what a message says", () => {
  const hours = (n: number) => new Date(at(0).getTime() + n * 3_600_000);
  it("is shown for a day", () => {
    expect(isBodyShown({ state: "sent", createdAt: at(0) }, hours(23.9))).toBe(true);
    expect(isBodyShown({ state: "sent", createdAt: at(0) }, hours(24))).toBe(false);
  });
  it("is shown as long as it has not left", () =>
    expect(isBodyShown({ state: "waiting", createdAt: at(0) }, hours(72))).toBe(true));
});
