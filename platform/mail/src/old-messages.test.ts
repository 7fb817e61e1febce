import { expect, it } from "vitest";
import { migrate } from "@platform/kernel/migrate";
import { useDatabase } from "@platform/kernel/testing/database";
import { mailSchema, migrateMail } from "./migrate.ts";
import { mailUnderTest, shiftLink, startClock } from "./testing/mail-under-test.ts";
import { startInbox } from "./testing/smtp-inbox.ts";

const { ledger, migrations } = await mailSchema();
const before = migrations.filter(({ name }) => name < "0003");
const { db, url } = useDatabase((at) => migrate(at, ledger, before));

const text = `Hello\n\n12345678\n\nAnswer:\n${shiftLink}\n\n-- \nBye`;
const html = `<img src="https://staff.example/logo.png"><p style="color:#123456">12345678</p><a href="${shiftLink}">${shiftLink}</a>`;
const clean = {
  text: "Hello\n\n⟦code⟧\n\nAnswer:\n⟦link⟧\n\n-- \nBye",
  html: '<img src="https://staff.example/logo.png"><p style="color:#123456">⟦code⟧</p><a href="⟦link⟧">⟦link⟧</a>',
};

const write = (state: string, kind: string) =>
  db.rows(
    `INSERT INTO mail.message (id, channel, kind, recipient, subject, body_text, body_html, language, message_id, state,
       next_attempt_at, created_at, sent_at)
     VALUES (gen_random_uuid(), 'mail', $2, 'ana@example.org', 'Subject', $3, $4, 'en', gen_random_uuid(), $1,
       CASE $1 WHEN 'waiting' THEN now() END, now(), CASE $1 WHEN 'sent' THEN now() END)`,
    [state, kind, text, html],
  );
const bodies = () =>
  db.rows("SELECT kind, state, body_text AS text, body_html AS html FROM mail.message ORDER BY state");

it("an installation of before loses the links and codes among its words, and sends what waits all the same", async () => {
  await write("kept", "recovery");
  await write("sent", "worker-completion");
  await write("waiting", "recovery");
  expect(await migrateMail(url)).toEqual(["0003-secrets-are-apart.sql"]);
  const withDigits = (words: string) => words.replace("⟦code⟧", "12345678");
  expect(await bodies()).toEqual([
    { kind: "recovery", state: "kept", ...clean },
    { kind: "worker-completion", state: "sent", text: withDigits(clean.text), html: withDigits(clean.html) },
    { kind: "recovery", state: "waiting", text, html },
  ]);

  const inbox = await startInbox();
  const mail = mailUnderTest(db, startClock(new Date().toISOString()), { smtp: inbox.settings });
  const waiting = (await mail.mailbox.list({ limit: 9 })).find(({ state }) => state === "waiting")!;
  expect((await mail.mailbox.read(waiting.id))!.text).toEqual([
    "Hello\n\n",
    { hidden: "code" },
    "\n\nAnswer:\n",
    { hidden: "link" },
    "\n\n-- \nBye",
  ]);
  expect(await mail.deliverDue()).toBe(1);
  expect(inbox.accepted[0]!.raw.replace(/=\r\n/g, "").replace(/=3D/g, "=")).toContain(shiftLink);
  await mail.forgetSecrets();
  expect(JSON.stringify(await bodies())).not.toContain("5Qk0-token");
});
