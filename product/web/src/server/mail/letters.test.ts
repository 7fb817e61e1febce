/** Every kind of message that exists, walked: what it carries arrives, and is to be read nowhere else. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, onTestFinished } from "vitest";
import { accountNotices, accountTexts } from "@platform/mail/account-notices";
import { startInbox } from "@platform/mail/testing/smtp-inbox";
import { wordNotice, type NoticeKind } from "@platform/mail/word-notice";
import { createBackup } from "@product/database/backup/create-backup";
import { demoAccounts } from "@product/database/demo/accounts";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { completionLetter } from "#features/people/completion/letter.server.ts";
import { proposalLetter } from "#features/people/proposal-letters/letter.server.ts";
import { contractLetter } from "#features/papers/contract-signing/letter.server.ts";
import { digestLetter } from "#features/papers/document-alerts/digest.server.ts";
import { onboardingLetter } from "#features/papers/onboarding/letter.server.ts";
import { evidenceLetter } from "#features/papers/evidence/letter.server.ts";
import {
  applicationLetter,
  type LetterKind as OfApplication,
} from "#features/site/application-letters/letter.server.ts";
import { usualZone } from "@product/domain/time/zone";
import { callOutKinds, type CallOutKind } from "@product/domain/planning/staffing/call-outs";
import { callOutLetter } from "#features/planning/call-outs/letter.server.ts";
import { monthLetter } from "#features/day/month-summary/letter.server.ts";
import { hoursLetter, type LetterAbout } from "#features/day/hours-letters/letter.server.ts";
import { clientCodeLetter } from "#features/day/client-hours/letter.server.ts";
import { codeLetter } from "#features/day/my-hours/letter.server.ts";
import { passLetter } from "#features/day/pass-link/letter.server.ts";
import { erasureLetter } from "#features/privacy/erasure/letter.server.ts";
import { tasksLetter } from "#features/surface/task-letters/letter.server.ts";
import { complaintLetter } from "#features/privacy/complaints/letter.server.ts";
import { keepLetter } from "#features/privacy/keep-data/letter.server.ts";
import { loader as messageLoader } from "#features/operations/mailbox/message.page.tsx";
import { actorContext, requestContext } from "#request/context.ts";
import { mailboxContext } from "#request/ports/mailbox.ts";
import type { Letter, LetterKind } from "#request/ports/mailer.ts";
import { letterKinds } from "#slices.ts";
import { complaint } from "#testing/complaint.ts";
import { who } from "#testing/who.ts";
import { backupParts } from "#server/operations/backup-parts.ts";
import { dataFolder, ownDatabase, runningServices } from "#server/operations/testing/installation.ts";
import { createMailer } from "./mailer.ts";

const token = ["kq3Vt0", "that", "opens", "something", "9Zx1"].join("-");
const code = "48151623";
/** Digits among those of a hash are no code. */
const alone = (value: string) => new RegExp(`(?<![\\da-f])${value}(?![\\da-f])`);
const opens = new RegExp(`${token}|${alone(code).source}`);
const site = "https://staff.example";

const byMail = { name: "Ane", language: "es" as const, email: "ane@walk.test", mobile: null };
const byText = { ...byMail, email: null, mobile: "+34600111222" };
const reader = { email: byMail.email, name: "Ane", language: "es" as const };
const evidenceRequest = { asked: ["DNI"], note: "Antes del viernes", entity: "Ribera", rejected: [], ending: [] };
const toEach = (write: (to: typeof byMail | typeof byText) => Letter | undefined) => [write(byMail)!, write(byText)!];

const ofApplication = (about: OfApplication): Letter[] =>
  toEach((to) => applicationLetter({ ...to, form: "Camareros, Bilbao" }, about, `/signup/resume/${token}`, site));

const offered = {
  event: { en: "Fair", es: "Feria" },
  role: { en: "Waiter", es: "Camarero" },
  shift: "Barra",
  place: "Parque Ribera, Bilbao",
  startsAt: "2027-06-18T12:00:00Z",
  endsAt: "2027-06-18T20:00:00Z",
  timeZone: usualZone,
};
const ofShifts = Object.fromEntries(
  callOutKinds.map((kind) => [
    `call-out-${kind}`,
    toEach((to) => callOutLetter(to, [{ kind, offered, respondBy: null }], token, site)),
  ]),
) as Record<`call-out-${CallOutKind}`, Letter[]>;

const ofHours = (about: LetterAbout) =>
  hoursLetter(byMail, about, { event: offered.event, day: "2027-06-18" }, token, site);

const plain = { channel: "mail", to: byMail.email, language: "es", subject: "x", footer: "z" } as const;

/** A kind without its letters here is a type error. */
const letters: Record<LetterKind, Letter[]> = {
  "worker-completion": toEach((to) => completionLetter(to, token, site)),
  "worker-onboarding": toEach((to) =>
    onboardingLetter({ ...to, entity: "Ribera" }, { details: true, documents: true, contract: true }, token, site),
  ),
  "worker-bank-changed": [{ ...plain, paragraphs: ["y"], kind: "worker-bank-changed" }],
  "document-asked": toEach((to) => evidenceLetter(to, evidenceRequest, token, site)),
  "document-rejected": toEach((to) =>
    evidenceLetter(to, { ...evidenceRequest, rejected: [{ kind: "DNI", reason: "unreadable" }] }, token, site),
  ),
  "document-ending": toEach((to) =>
    evidenceLetter(to, { ...evidenceRequest, ending: [{ kind: "DNI", until: "2027-01-01" }] }, token, site),
  ),
  "document-digest": [
    digestLetter(reader, [{ name: "Jon", until: "2027-01-01", what: offered.role }], "2026-12-01", `${site}/${token}`),
  ],
  "contract-to-sign": toEach((to) => contractLetter(to, token, site, "sign")),
  "contract-copy": toEach((to) => contractLetter(to, token, site, "copy")),
  "erasure-waits": [erasureLetter(reader, { id: token, code: "W-4F7K" }, site)],
  "proposal-waits": (["block", "unblock", "bank"] as const).map((kind) =>
    proposalLetter(reader, kind, { id: token, code: "W-4F7K" }, site),
  ),
  "tasks-wait": [tasksLetter(reader, [{ title: offered.role, n: 2, most: 9, came: 1 }], `${site}/${token}`)],
  "complaint-received": [complaintLetter({ ...complaint, email: byMail.email }, "received", site)],
  "complaint-answered": [complaintLetter({ ...complaint, email: byMail.email }, "answered", site)],
  "application-follow-up": ofApplication("follow-up"),
  "application-resume": ofApplication("resume"),
  "application-confirm": ofApplication("confirm"),
  "application-received": ofApplication("received"),
  "application-known": ofApplication("known"),
  "application-more": ofApplication("more"),
  "application-rejected": ofApplication("rejected"),
  "application-accepted": ofApplication("accepted"),
  "application-ending": ofApplication("ending"),
  "application-ends": toEach((to) => keepLetter({ ...to, entity: "Ribera", day: "2027-01-01" }, token, site)),
  ...ofShifts,
  "pass-link": toEach((to) => passLetter(to, token, site)),
  "client-code": [
    clientCodeLetter({ address: byMail.email, titleEn: "Fair", titleEs: "Feria" }, "es", code),
    clientCodeLetter({ address: byMail.email, titleEn: "Fair", titleEs: "Feria" }, "en", code),
  ],
  "pass-code": toEach((to) => codeLetter(to, code)),
  "hours-endorse": [ofHours("endorse")],
  "hours-unclosed": [ofHours("unclosed")],
  "hours-correction": [ofHours("correction")],
  "hours-disputed": [ofHours("disputed")],
  "hours-answered": [ofHours("answered")],
  "hours-month": [monthLetter(byMail, { month: "2027-06", entity: "Ribera", total: { minutes: 450 } }, token, site)],
};

const variables = {
  link: `${site}/auth/confirm?token_hash=${token}&type=recovery`,
  code,
  email: "ane@walk.test",
  newEmail: "new@walk.test",
  oldEmail: "ane@walk.test",
  phone: "34600111222",
  provider: "keycloak",
  account: "ane@work.test",
  factorType: "totp",
};
const notices = [
  ...Object.keys(accountNotices).map((kind) => ({ channel: "mail" as const, kind, to: byMail.email })),
  ...Object.keys(accountTexts).map((kind) => ({ channel: "sms" as const, kind, to: "34600111222" })),
].map((notice) => ({ ...notice, kind: notice.kind as NoticeKind, language: "es" as const, variables }));

async function installation(environment: Record<string, string> = {}, demo = false) {
  const dataDir = await dataFolder();
  const url = await ownDatabase();
  const running = await runningServices(
    url,
    { DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, "b"), ...environment },
    demo,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  openDatabase({ url });
  onTestFinished(closeDatabase);

  /** Sealed bytes as they are, so that an encoding of the plain value would be seen too. */
  const rows = async () =>
    JSON.stringify((await client.query("SELECT * FROM mail.message")).rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
  const pages = async () => {
    const context = new RouterContextProvider();
    context.set(actorContext, who(["mailbox.view"]));
    context.set(mailboxContext, running.services.mail.mailbox);
    context.set(requestContext, { locale: "en" } as never);
    const ids = (await client.query<{ id: string }>("SELECT id FROM mail.message")).rows.map(({ id }) => id);
    const read = (messageId: string) =>
      messageLoader({
        context,
        params: { messageId },
        request: new Request(`${site}/admin/mailbox/${messageId}`),
      } as never);
    return { count: ids.length, text: JSON.stringify(await Promise.all(ids.map(read))) };
  };
  const backup = async () => {
    const { path } = await createBackup({ ...(await backupParts(running.config)), url, secretKey: "not of interest" });
    const files = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const texts = files.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("latin1");
    });
    return (await Promise.all(texts)).join("\n");
  };
  return { ...running, client, rows, pages, backup };
}

describe.each([
  ["waits for a server that is away", { SMTP_URL: "smtp://127.0.0.1:9", SMS_URL: "http://127.0.0.1:9/" }, "waiting"],
  ["is kept where nothing carries it", {}, "kept"],
])("a message that %s", (_what, environment: Record<string, string>, state) => {
  it("can be opened by nobody who reads the table, the mailbox or a backup, whatever its kind", async () => {
    const { services, client, rows, pages, backup } = await installation(environment);
    const mailer = createMailer(services, async () => ({ name: "Marea" }));
    for (const kind of letterKinds) for (const letter of letters[kind]) await mailer(letter);
    for (const notice of notices) await services.post(wordNotice(notice, { name: "Marea" }));
    const written = letterKinds.flatMap((kind) => letters[kind]).length + notices.length;
    const states = await client.query("SELECT state, count(*)::int AS count FROM mail.message GROUP BY 1");
    expect(states.rows).toEqual([{ state, count: written }]);
    expect(await rows()).not.toMatch(opens);
    const shown = await pages();
    expect(shown.count).toBe(written);
    expect(shown.text).toContain('{"hidden":"link"}');
    expect(shown.text).toContain("Link hidden");
    expect(shown.text).not.toMatch(opens);
    const copied = await backup();
    expect(copied).toContain("ane@walk.test");
    expect(copied).not.toMatch(opens);
    expect(copied).not.toContain(Buffer.from(token).toString("hex"));
  });
});

it("what arrives from the service itself works, and stands in neither the table, the mailbox nor a backup", async () => {
  const inbox = await startInbox();
  const port = String(inbox.settings.port);
  const { services, rows, pages, backup } = await installation({ SMTP_URL: `smtp://127.0.0.1:${port}` }, true);
  const [key, secret] = [services.apiKeys!.publishable[0]!, services.apiKeys!.secret[0]!];
  const call = (path: string, body: object, bearer = key) =>
    services.auth.request(path, {
      method: "POST",
      headers: { apikey: bearer, authorization: `Bearer ${bearer}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const [owner, , , hr] = demoAccounts;
  for (const response of [
    await call("/recover", { email: owner!.email }),
    await call("/otp", { email: hr!.email, create_user: false }),
    await call("/invite", { email: "berta@walk.test" }, secret),
  ])
    expect(response.status).toBe(200);
  await expect.poll(() => inbox.accepted.length, { timeout: 10_000 }).toBe(3);
  const received = inbox.accepted.map(({ raw }) => raw.replace(/=\r\n/g, "").replace(/=3D/g, "="));
  const links = received.map((raw) => /token_hash=([\w]+)&type=(\w+)/.exec(raw)!);
  const codes = received.flatMap((raw) => /^\d{8}\r$/m.exec(raw)?.[0].trim() ?? []);
  expect([links.length, codes.length]).toEqual([3, 2]);
  const [table, page, copy] = [await rows(), (await pages()).text, await backup()];
  for (const value of [...links.map(([, hash]) => hash!), ...codes])
    for (const read of [table, page, copy]) expect(read).not.toMatch(alone(value));
  for (const [, token_hash, type] of links) expect((await call("/verify", { type, token_hash })).status).toBe(200);
});
