import { beforeEach, describe, expect, it } from "vitest";
import { useDatabase } from "@platform/kernel/testing/database";
import { Undeliverable } from "./carrier.ts";
import { InvalidMessage } from "./message.ts";
import { migrateMail } from "./migrate.ts";
import {
  codeSms,
  linkMail,
  mailUnderTest,
  rowsOf,
  shiftLink,
  shiftMail,
  startClock,
} from "./testing/mail-under-test.ts";
import { startInbox } from "./testing/smtp-inbox.ts";

const { db } = useDatabase(migrateMail);
beforeEach(() => db.rows("DELETE FROM mail.message"));

/** Everything the table holds, as whoever reads it or a backup would see it. */
const table = async () => JSON.stringify(await db.rows("SELECT * FROM mail.message"));
const sealed = async () => (await db.rows("SELECT FROM mail.message WHERE secrets IS NOT NULL")).length;
const opens = /5Qk0-token|123456/;
const inOneLine = (raw: string) => raw.replace(/=\r\n/g, "").replace(/=3D/g, "=");

describe("a link and a code", () => {
  it("arrive, and are nowhere to be read before or after", async () => {
    const inbox = await startInbox();
    const texts: string[] = [];
    const carriers = { smtp: inbox.settings, sendSms: async ({ text }: { text: string }) => void texts.push(text) };
    const mail = mailUnderTest(db, startClock(), carriers);
    const { id } = await mail.write(db, linkMail());
    await mail.write(db, codeSms());
    expect(await table()).not.toMatch(opens);
    expect(await sealed()).toBe(2);
    expect((await mail.mailbox.read(id))!.text).toContainEqual({ hidden: "link" });
    expect(JSON.stringify(await mail.mailbox.read(id))).not.toMatch(opens);
    expect(mail.open).toBeUndefined();

    expect(await mail.deliverDue()).toBe(2);
    expect(texts).toEqual(["Your code is 123456"]);
    const raw = inOneLine(inbox.accepted[0]!.raw);
    expect(raw).toContain(`Answer:\r\n${shiftLink}\r\n`);
    expect(raw).toContain(`href="${shiftLink.replace("&", "&#38;")}"`);
    expect(await sealed()).toBe(0);
    expect(await table()).not.toMatch(opens);
  });

  it("are not kept at all where nothing carries them", async () => {
    await mailUnderTest(db, startClock()).write(db, linkMail());
    expect(await rowsOf(db)).toMatchObject([{ state: "kept" }]);
    expect(await sealed()).toBe(0);
  });

  it("can be opened where messages are readable, and only there", async () => {
    const mail = mailUnderTest(db, startClock(), { readable: true });
    const { id } = await mail.write(db, linkMail());
    expect(await table()).not.toMatch(opens);
    expect((await mail.open!(id))!.text).toContain(shiftLink);
  });

  it("are taken away when the message is given up, and a server that quotes them is not quoted", async () => {
    const mail = mailUnderTest(db, startClock(), {
      sendSms: () => Promise.reject(new Undeliverable(`blocked: ${shiftLink}`)),
    });
    await mail.write(db, { ...codeSms(), text: "⟦link⟧", secrets: { link: shiftLink } });
    await mail.deliverDue();
    expect(await rowsOf(db)).toMatchObject([{ state: "given_up", last_error: "blocked: …" }]);
    expect(await sealed()).toBe(0);
    expect(await table()).not.toMatch(opens);
  });

  it("that have expired are not sent, and are taken away without anyone asking", async () => {
    const clock = startClock();
    const texts: unknown[] = [];
    const mail = mailUnderTest(db, clock, { sendSms: async (text) => void texts.push(text) });
    const secretsUntil = new Date(clock.now.getTime() + 60_000);
    await mail.write(db, { ...codeSms(), secretsUntil });
    await mailUnderTest(db, clock, { readable: true }).write(db, { ...linkMail(), secretsUntil });
    const unsent = mailUnderTest(db, clock, { smtp: { host: "127.0.0.1", port: 9, security: "none" } });
    await unsent.write(db, { ...linkMail(), secretsUntil });
    clock.advance(60);
    expect(await mail.deliverDue()).toBe(0);
    await mail.forgetSecrets();
    expect(texts).toEqual([]);
    expect(await sealed()).toBe(0);
    const reason = "its link or code has expired";
    expect((await rowsOf(db)).map((row) => [row.state, row.last_error]).toSorted()).toEqual([
      ["given_up", reason],
      ["given_up", reason],
      ["kept", null],
    ]);
  });
});

describe("words", () => {
  const writing = (message: object) =>
    mailUnderTest(db, startClock()).write(db, { ...linkMail(), ...message } as never);
  it.each([
    ["the link", { text: `Open ⟦link⟧ or ${shiftLink}` }],
    ["its token", { html: "⟦link⟧ 5Qk0-token-that-opens-it" }],
    ["its token in the subject", { subject: "5Qk0-token-that-opens-it" }],
    ["a mark for something that is not there", { text: "⟦link⟧ ⟦code⟧" }],
    ["a mark in the subject", { subject: "⟦link⟧" }],
  ])("may not hold %s", (_what, change) => expect(writing(change)).rejects.toThrow(InvalidMessage));
});

it("a mail without either is as it always was", async () => {
  const mail = mailUnderTest(db, startClock());
  const { id } = await mail.write(db, shiftMail());
  expect((await mail.mailbox.read(id))!.text).toEqual(["You work from 18:00."]);
});

it("a deliverer of before gets no message whose secrets it could not open", async () => {
  const texts: string[] = [];
  const mail = mailUnderTest(db, startClock(), { sendSms: async ({ text }) => void texts.push(text) });
  await mail.write(db, codeSms());
  await mail.write(db, { ...codeSms("+34600100201"), text: "See you on Friday", secrets: {} });
  const claimed = await db.rows("UPDATE mail.message SET attempts = attempts + 1 RETURNING recipient");
  expect(claimed).toEqual([{ recipient: "+34600100201" }]);
  expect(await mail.deliverDue()).toBe(2);
  expect(texts.toSorted()).toEqual(["See you on Friday", "Your code is 123456"]);
});
