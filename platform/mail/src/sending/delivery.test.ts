import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { useDatabase } from "@platform/kernel/testing/database";
import { Undeliverable } from "@platform/mail/carrier";
import { migrateMail } from "@platform/mail/migrate";
import { codeSms, mailUnderTest, rowsOf, shiftMail, startClock } from "@platform/mail/testing/mail-under-test";
import { headerOf, startInbox } from "@platform/mail/testing/smtp-inbox";

const { db, url } = useDatabase(migrateMail);
beforeEach(() => db.rows("DELETE FROM mail.message"));

describe("a delivered mail", () => {
  it("carries text and HTML, its sender, its subject and the Message-ID of its row", async () => {
    const inbox = await startInbox();
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings });
    const { id } = await mail.write(db, { ...shiftMail(), subject: "Mañana trabajas", language: "es" } as never);
    expect(await mail.deliverDue()).toBe(1);

    const [{ raw, ...received }] = inbox.accepted as [(typeof inbox.accepted)[0]];
    expect(received).toMatchObject({ recipient: "ana@example.org", messageId: `<${id}@cuadrante.example>` });
    expect(headerOf(raw, "From")).toBe("Cuadrante <turnos@cuadrante.example>");
    expect(headerOf(raw, "To")).toBe("ana@example.org");
    expect(headerOf(raw, "Subject")).toBe("=?UTF-8?Q?Ma=C3=B1ana_trabajas?=");
    expect(headerOf(raw, "Content-Language")).toBe("es");
    expect(headerOf(raw, "Content-Type")).toContain("multipart/alternative");
    expect(raw).toMatch(
      /text\/plain[\s\S]*You work from 18:00\.[\s\S]*text\/html[\s\S]*<p>You work from <b>18:00<\/b>/,
    );
    expect(await mail.mailbox.read(id)).toMatchObject({ state: "sent", attempts: 1, lastError: null });
    expect(await mail.deliverDue()).toBe(0);
  });

  it("comes by the name that it was written under, from the same address, with the way to answer", async () => {
    const inbox = await startInbox();
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings });
    const sender = { senderName: "Marea, S.L.", replyTo: "turnos@marea.example" };
    await mail.write(db, { ...shiftMail(), ...sender } as never);
    await mail.deliverDue();
    const { raw } = inbox.accepted[0]!;
    expect(headerOf(raw, "From")).toBe('"Marea, S.L." <turnos@cuadrante.example>');
    expect(headerOf(raw, "Reply-To")).toBe("turnos@marea.example");
  });

  it("has the same Message-ID and date on every attempt", async () => {
    const inbox = await startInbox();
    const offered: string[] = [];
    inbox.behave({ toMessage: (raw) => (offered.push(raw) < 3 ? "451 later" : undefined) });
    const clock = startClock();
    const mail = mailUnderTest(db, clock, { smtp: inbox.settings });
    await mail.write(db, shiftMail());
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await mail.deliverDue();
      clock.advance(200);
    }
    expect(offered).toHaveLength(3);
    expect(new Set(offered.map((raw) => headerOf(raw, "Message-ID"))).size).toBe(1);
    expect(new Set(offered.map((raw) => headerOf(raw, "Date"))).size).toBe(1);
    expect(await rowsOf(db)).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
  });
});

describe("a refusal", () => {
  it.each([
    ["toRecipient", "550 no such user", "given_up"],
    ["toMessage", "554 not wanted", "given_up"],
    ["toRecipient", "450 greylisted", "waiting"],
    ["toMessage", "451 try later", "waiting"],
    ["toConnection", "554 closed", "waiting"],
    ["toRecipient", "530 log in first", "waiting"],
  ])("%s of %s leaves the message %s", async (stage, answer, state) => {
    const inbox = await startInbox();
    inbox.behave({ [stage]: () => answer });
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings });
    await mail.write(db, shiftMail());
    expect(await mail.deliverDue()).toBe(0);
    expect(await rowsOf(db)).toMatchObject([{ state, attempts: 1, last_error: expect.stringContaining(answer) }]);
  });

  it("of one recipient does not hold up the others", async () => {
    const inbox = await startInbox();
    inbox.behave({ toRecipient: (address) => (address.startsWith("gone") ? "550 no such user" : undefined) });
    const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings });
    for (let n = 0; n < 10; n += 1) await mail.write(db, shiftMail(`${n % 2 ? "gone" : "here"}${n}@example.org`));
    expect(await mail.deliverDue()).toBe(5);
    expect(inbox.accepted.map(({ recipient }) => recipient).toSorted()).toEqual(
      [0, 2, 4, 6, 8].map((n) => `here${n}@example.org`),
    );
  });

  it("of our login leaves the message waiting", async () => {
    const inbox = await startInbox({ onAuth: (_auth, _session, done) => done(new Error("wrong password")) });
    const smtp = { ...inbox.settings, login: { user: "turnos", password: "wrong" } };
    const mail = mailUnderTest(db, startClock(), { smtp });
    await mail.write(db, shiftMail());
    await mail.deliverDue();
    expect(await rowsOf(db)).toMatchObject([{ state: "waiting", attempts: 1 }]);
  });
});

describe("a server that cannot be trusted with the mail", () => {
  it.each([
    ["offers no encryption", { disabledCommands: ["STARTTLS"] }, /STARTTLS/],
    ["shows a certificate of its own making", {}, /certificate/],
  ])("gets nothing when it %s", async (_what, options, reason) => {
    const inbox = await startInbox(options);
    const mail = mailUnderTest(db, startClock(), { smtp: { ...inbox.settings, security: "starttls" } });
    await mail.write(db, shiftMail());
    expect(await mail.deliverDue()).toBe(0);
    expect(inbox.accepted).toEqual([]);
    expect(await rowsOf(db)).toMatchObject([{ state: "waiting", last_error: expect.stringMatching(reason) }]);
  });

  it("is left when it never answers", async () => {
    const silence = createServer(() => {}).listen(0, "127.0.0.1");
    onTestFinished(() => void silence.close());
    await once(silence, "listening");
    const { port } = silence.address() as AddressInfo;
    const mail = mailUnderTest(db, startClock(), {
      smtp: { host: "127.0.0.1", port, security: "none", timeoutMs: 200 },
    });
    await mail.write(db, shiftMail());
    expect(await mail.deliverDue()).toBe(0);
    expect(await rowsOf(db)).toMatchObject([
      { state: "waiting", last_error: expect.stringMatching(/greeting|timeout/i) },
    ]);
  });
});

describe("several deliverers", () => {
  it("never send a message twice", async () => {
    const inbox = await startInbox();
    const clock = startClock();
    const deliverers = [1, 2, 3].map(() => mailUnderTest(db, clock, { smtp: inbox.settings }));
    for (let n = 0; n < 60; n += 1) await deliverers[0]!.write(db, shiftMail(`worker${n}@example.org`));
    const counts = await Promise.all(deliverers.map((mail) => mail.deliverDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(inbox.accepted).toHaveLength(60);
    expect(new Set(inbox.accepted.map(({ messageId }) => messageId)).size).toBe(60);
  });

  it("take over from one that was killed after the server had the mail, with the same Message-ID", async () => {
    const inbox = await startInbox();
    const clock = startClock(new Date().toISOString());
    const mail = mailUnderTest(db, clock, { smtp: inbox.settings });
    const { id } = await mail.write(db, shiftMail());

    const received = Promise.withResolvers<string>();
    inbox.behave({ toMessage: (raw) => (received.resolve(raw), new Promise(() => {})) });
    const script = join(import.meta.dirname, "../testing/deliver-once.ts");
    const deliverer = spawn(process.execPath, [script, url, String(inbox.settings.port)], { stdio: "inherit" });
    const first = await received.promise;
    deliverer.kill("SIGKILL");
    await once(deliverer, "exit");
    inbox.behave({});

    expect(await mail.mailbox.read(id)).toMatchObject({ state: "waiting", attempts: 1 });
    clock.advance(120);
    expect(await mail.deliverDue()).toBe(0);
    clock.advance(130);
    expect(await mail.deliverDue()).toBe(1);
    expect(inbox.accepted.map(({ messageId }) => messageId)).toEqual([headerOf(first, "Message-ID")]);
    expect(await mail.mailbox.read(id)).toMatchObject({ state: "sent", attempts: 2 });
  });
});

describe("a deliverer that lost its lease", () => {
  it.each([
    ["fails", "reject"],
    ["succeeds", "resolve"],
  ] as const)("leaves a message sent by another as it is when it %s after all", async (_what, ending) => {
    const clock = startClock();
    const stuck = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = mailUnderTest(db, clock, { sendSms: () => (begun.resolve(), stuck.promise) });
    const quick = mailUnderTest(db, clock, { sendSms: async () => {} });
    await slow.write(db, codeSms());
    const delivering = slow.deliverDue();
    await begun.promise;
    clock.advance(241);
    expect(await quick.deliverDue()).toBe(1);
    const [sent] = await quick.mailbox.list({ limit: 1 });
    clock.advance(1);
    stuck[ending]();
    await delivering;
    expect(await quick.mailbox.list({ limit: 1 })).toEqual([{ ...sent, state: "sent", attempts: 2 }]);
  });
});

describe("an SMS", () => {
  it("is offered under the same id until the provider takes it", async () => {
    const offered: object[] = [];
    const clock = startClock();
    const mail = mailUnderTest(db, clock, {
      sendSms: async (message) => {
        if (offered.push(message) < 2) throw new Error("provider is down");
      },
    });
    const { id } = await mail.write(db, codeSms());
    expect(await mail.deliverDue()).toBe(0);
    clock.advance(40);
    expect(await mail.deliverDue()).toBe(1);
    const expected = { to: "+34600100200", text: "Your code is 123456", id };
    expect(offered).toEqual([expected, expected]);
  });

  it("is given up when the provider says so, and put off when it says nothing", async () => {
    const clock = startClock();
    const refusing = mailUnderTest(db, clock, { sendSms: () => Promise.reject(new Undeliverable("no such number")) });
    await refusing.write(db, codeSms());
    await refusing.deliverDue();
    const hanging = mailUnderTest(db, clock, { sendSms: () => new Promise(() => {}), sendLimitSeconds: 0.05 });
    clock.advance(1);
    await hanging.write(db, codeSms());
    await hanging.deliverDue();
    expect(await rowsOf(db)).toMatchObject([
      { state: "given_up", last_error: "no such number" },
      { state: "waiting", last_error: "no answer within 0.05 s" },
    ]);
  });
});

it("logs ids and never what a message holds", async () => {
  const lines: string[] = [];
  const log = createLogger({ level: "trace", destination: { write: (line: string) => void lines.push(line) } });
  const inbox = await startInbox();
  inbox.behave({ toRecipient: (address) => (address.startsWith("ana") ? `550 <${address}> is unknown` : undefined) });
  const mail = mailUnderTest(db, startClock(), { smtp: inbox.settings, log });
  const { id } = await mail.write(db, shiftMail());
  await mail.write(db, shiftMail("luis@example.org"));
  await mail.deliverDue();
  const text = lines.join("");
  expect(lines).toHaveLength(2);
  expect(text).toContain(id);
  expect(text).toContain("550");
  expect(text).not.toMatch(/ana|luis|example\.org|Friday|18:00/);
});
