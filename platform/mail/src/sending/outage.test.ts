import { beforeEach, describe, expect, it } from "vitest";
import { useDatabase } from "@platform/kernel/testing/database";
import { migrateMail } from "@platform/mail/migrate";
import { mailUnderTest, rowsOf, shiftMail, startClock, type TestClock } from "@platform/mail/testing/mail-under-test";
import { startInbox } from "@platform/mail/testing/smtp-inbox";

const { db } = useDatabase(migrateMail);
beforeEach(() => db.rows("DELETE FROM mail.message"));

const hours = (n: number) => n * 60 * 60 * 1000;

describe("a server that refuses for six hours", () => {
  it("loses nothing, sends nothing twice and is asked again as promised", async () => {
    const clock = startClock();
    const began = clock.now.getTime();
    const inbox = await startInbox();
    const mail = mailUnderTest(db, clock, { smtp: inbox.settings });
    const written = await Promise.all(
      Array.from({ length: 10 }, (_, n) => mail.write(db, shiftMail(`w${n}@example.org`))),
    );

    const tries = new Map<string, number[]>(written.map(({ id }) => [id, []]));
    await inbox.away();
    let listening = false;
    while (clock.now.getTime() - began < hours(24)) {
      const age = clock.now.getTime() - began;
      // Two hours without a listener, two that turn connections away, two that put recipients off.
      if (age >= hours(2) && !listening) await inbox.back().then(() => (listening = true));
      if (age < hours(4)) inbox.behave({ toConnection: () => "421 overloaded" });
      else if (age < hours(6)) inbox.behave({ toRecipient: () => "450 later" });
      else inbox.behave({});
      const due = (await rowsOf(db)).filter(({ next_attempt_at }) => next_attempt_at && next_attempt_at <= clock.now);
      for (const { id } of due) tries.get(id)!.push(age / 1000);
      await mail.deliverDue();
      if (!(await jumpToNextAttempt(clock))) break;
    }

    expect((await rowsOf(db)).map(({ state }) => state)).toEqual(written.map(() => "sent"));
    expect(inbox.accepted.map(({ messageId }) => messageId).toSorted()).toEqual(
      written.map(({ id }) => `<${id}@cuadrante.example>`).toSorted(),
    );
    for (const times of tries.values()) {
      expect(times.length).toBeGreaterThanOrEqual(10);
      expect(times[0]).toBe(0);
      times.slice(1).forEach((time, n) => {
        const pause = time - times[n]!;
        expect(pause).toBeGreaterThanOrEqual(30 * 2 ** n * 0.8 - 0.01);
        expect(pause).toBeLessThanOrEqual(30 * 2 ** n * 1.2 + 0.01);
      });
    }
  });
});

describe("a server that stays away", () => {
  it("is asked one last time after 24 hours; then the message is given up with its reason", async () => {
    const clock = startClock();
    const began = clock.now.getTime();
    const inbox = await startInbox();
    inbox.behave({ toRecipient: () => "450 mailbox busy" });
    const mail = mailUnderTest(db, clock, { smtp: inbox.settings });
    const { id } = await mail.write(db, shiftMail());
    do await mail.deliverDue();
    while (await jumpToNextAttempt(clock));

    expect(clock.now.getTime() - began).toBe(hours(24));
    expect(await mail.mailbox.read(id)).toMatchObject({
      state: "given_up",
      nextAttemptAt: null,
      lastError: expect.stringContaining("450 mailbox busy"),
      text: ["You work from 18:00."],
    });
  });

  it("does not cost a message its chance when we were away ourselves", async () => {
    const clock = startClock();
    const inbox = await startInbox();
    const mail = mailUnderTest(db, clock, { smtp: inbox.settings });
    await mail.write(db, shiftMail());
    clock.advance(3 * 24 * 60 * 60);
    expect(await mail.deliverDue()).toBe(1);
  });
});

async function jumpToNextAttempt(clock: TestClock): Promise<boolean> {
  const next = await db.first<{ at: Date | null }>("SELECT min(next_attempt_at) AS at FROM mail.message");
  if (!next?.at) return false;
  clock.now = next.at;
  return true;
}
