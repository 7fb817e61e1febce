import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { useDatabase } from "@platform/kernel/testing/database";
import { InvalidMessage } from "./message.ts";
import { migrateMail } from "./migrate.ts";
import { codeSms, mailUnderTest, rowsOf, shiftMail, startClock } from "./testing/mail-under-test.ts";
import { startInbox } from "./testing/smtp-inbox.ts";

const { db, url } = useDatabase(migrateMail);
beforeEach(() => db.rows("DELETE FROM mail.message"));

describe("writing a message", () => {
  it("belongs to the transaction: what is rolled back is never sent", async () => {
    const inbox = await startInbox();
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings });
    const act = db.transaction(async (tx) => {
      await mail.write(tx, shiftMail());
      throw new Error("the act failed");
    });
    await expect(act).rejects.toThrow("the act failed");
    expect(await mail.deliverDue()).toBe(0);
    expect(await rowsOf(db)).toEqual([]);
    expect(inbox.accepted).toEqual([]);
  });

  it("waits for the commit", async () => {
    const inbox = await startInbox();
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings });
    await db.transaction(async (tx) => {
      await mail.write(tx, shiftMail());
      expect(await mail.deliverDue()).toBe(0);
    });
    expect(await mail.deliverDue()).toBe(1);
  });

  it("refuses headers in disguise", async () => {
    const mail = mailUnderTest(db, startClock());
    const injected = shiftMail("ana@example.org\r\nBcc: eve@example.org");
    await expect(mail.write(db, injected)).rejects.toThrow(InvalidMessage);
    await expect(mail.write(db, { ...shiftMail(), subject: "Hi\r\nBcc: eve@example.org" } as never)).rejects.toThrow(
      InvalidMessage,
    );
    expect(await rowsOf(db)).toEqual([]);
  });
});

describe("without a carrier", () => {
  it("keeps the message for reading, and does not send it when a carrier comes later", async () => {
    const clock = startClock();
    const mail = mailUnderTest(db, clock);
    const { id } = await mail.write(db, shiftMail());
    await mail.write(db, codeSms());
    expect(await mail.deliverDue()).toBe(0);
    expect(await mail.mailbox.read(id)).toEqual({
      id,
      channel: "mail",
      kind: "shift-published",
      recipient: "ana@example.org",
      subject: "Your shift on Friday",
      language: "en",
      state: "kept",
      attempts: 0,
      nextAttemptAt: null,
      lastError: null,
      createdAt: clock.now,
      sentAt: null,
      messageId: `<${id}@cuadrante.example>`,
      text: ["You work from 18:00."],
      html: ["<p>You work from <b>18:00</b>.</p>"],
    });

    const inbox = await startInbox();
    const withServer = mailUnderTest(db, clock, { smtp: inbox.settings, sendSms: () => Promise.reject(new Error()) });
    expect(await withServer.deliverDue()).toBe(0);
    expect((await rowsOf(db)).map(({ state }) => state)).toEqual(["kept", "kept"]);
    expect(inbox.accepted).toEqual([]);
  });

  it("leaves what waits for a server waiting", async () => {
    const clock = startClock();
    const inbox = await startInbox();
    await mailUnderTest(db, clock, { smtp: inbox.settings }).write(db, shiftMail());
    expect(await mailUnderTest(db, clock).deliverDue()).toBe(0);
    expect(await rowsOf(db)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  });
});

describe("the mailbox", () => {
  it("reads all that was written to someone, with its words, and forgets it, in pages, by whoever knows the address", async () => {
    const mail = mailUnderTest(db, startClock());
    await mail.write(db, shiftMail("Ana@example.org"));
    await mail.write(db, codeSms("+34600100200"));
    await mail.write(db, shiftMail("jon@example.org"));
    const theirAddresses = ["ana@EXAMPLE.org", "+34600100200"];
    const found = await mail.mailbox.writtenTo(theirAddresses, 10);
    expect(found.map(({ text }) => text).toSorted()).toEqual([
      ["You work from 18:00."],
      ["Your code is ", { hidden: "code" }],
    ]);
    expect(await mail.mailbox.writtenTo(theirAddresses, 1)).toHaveLength(1);
    const recipients: string[] = [];
    const isTheirs = (to: string) => recipients.push(to) > 0 && ["ana@example.org", "+34600100200"].includes(to);
    expect(await mail.mailbox.forget(isTheirs)).toBe(2);
    expect(recipients.toSorted()).toEqual(["+34600100200", "ana@example.org", "jon@example.org"]);
    expect(await mail.mailbox.list({ limit: 10 })).toMatchObject([{ recipient: "jon@example.org" }]);
  });

  it("lists newest first, page by page, also when messages share a moment", async () => {
    const clock = startClock();
    const mail = mailUnderTest(db, clock);
    for (let n = 0; n < 25; n += 1) {
      await mail.write(db, shiftMail(`worker${n}@example.org`));
      if (n % 5 === 4) clock.advance(60);
    }
    const seen = [];
    for (let page = await mail.mailbox.list({ limit: 7 }); page.length > 0;) {
      seen.push(...page);
      page = await mail.mailbox.list({ limit: 7, before: page.at(-1) });
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
    const times = seen.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(seen[0]).not.toHaveProperty("text");
  });

  it("finds by recipient and by channel", async () => {
    const mail = mailUnderTest(db, startClock());
    await mail.write(db, shiftMail("Ana@example.org"));
    await mail.write(db, shiftMail("luis@example.org"));
    await mail.write(db, codeSms());
    const recipients = async (query: object) =>
      (await mail.mailbox.list({ limit: 10, ...query })).map(({ recipient }) => recipient);
    expect(await recipients({ recipient: "ana@EXAMPLE.org" })).toEqual(["Ana@example.org"]);
    expect(await recipients({ channel: "sms" })).toEqual(["+34600100200"]);
    expect(await recipients({ channel: "sms", recipient: "ana@example.org" })).toEqual([]);
  });

  it("finds and counts by state, no further than asked", async () => {
    const mail = mailUnderTest(db, startClock());
    for (const name of ["ana", "luis", "eva"]) await mail.write(db, shiftMail(`${name}@example.org`));
    const [{ state } = { state: "sent" as const }] = await mail.mailbox.list({ limit: 1 });
    const found = await mail.mailbox.list({ limit: 100, state });
    expect(await mail.mailbox.count(state, 100)).toBe(found.length);
    expect(await mail.mailbox.count(state, 2)).toBe(2);
    expect(await mail.mailbox.list({ limit: 100, state: "given_up" })).toHaveLength(
      await mail.mailbox.count("given_up", 100),
    );
  });

  it("knows nothing of an id it never gave", async () => {
    const { mailbox } = mailUnderTest(db, startClock());
    expect(await mailbox.read("00000000-0000-4000-8000-000000000000")).toBeUndefined();
    expect(await mailbox.read("' OR 1=1")).toBeUndefined();
  });
});

describe("the running service", () => {
  const running = async (pollMs: number) => {
    const inbox = await startInbox();
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings, pollMs });
    mail.start();
    onTestFinished(mail.stop);
    return { inbox, mail };
  };
  const arrived = async (inbox: { accepted: unknown[] }, count: number) =>
    vi.waitUntil(() => inbox.accepted.length >= count, { timeout: 5_000 });

  it("sends at once when woken, also while it is sending", async () => {
    const { inbox, mail } = await running(60_000);
    for (let n = 1; n <= 5; n += 1) {
      await mail.write(db, shiftMail());
      mail.wake();
    }
    await arrived(inbox, 5);
    expect(inbox.accepted).toHaveLength(5);
  });

  it("finds by itself what another process wrote", async () => {
    const { inbox } = await running(30);
    await mailUnderTest(db, startClock(), { smtp: inbox.settings }).write(db, shiftMail());
    await arrived(inbox, 1);
    expect(inbox.accepted).toHaveLength(1);
  });

  it("ends what it is sending before it stops, and can be started again", async () => {
    const { inbox, mail } = await running(60_000);
    const sending = Promise.withResolvers<void>();
    inbox.behave({
      toMessage: async () => (
        sending.resolve(),
        new Promise<undefined>((done) => setTimeout(() => done(undefined), 200))
      ),
    });
    await mail.write(db, shiftMail());
    mail.wake();
    await sending.promise;
    await mail.stop();
    expect(await rowsOf(db)).toMatchObject([{ state: "sent" }]);
    mail.start();
    await mail.write(db, shiftMail());
    mail.wake();
    await arrived(inbox, 2);
  });
});

it("is closed to everyone but the owner of the database", async () => {
  const rights = await db.rows(
    "SELECT 1 FROM information_schema.table_privileges WHERE table_schema = 'mail' AND grantee = 'PUBLIC'",
  );
  expect(rights).toEqual([]);
  expect(await migrateMail(url)).toEqual([]);
});
