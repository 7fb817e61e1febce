/** An app whose database a test may look into: what was mailed to whom, and accounts with a second factor. */
import { randomBytes } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import pg from "pg";
import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { test as base } from "./database.ts";
import { expect } from "./fixtures.ts";
import { removeDataDir, startServer } from "./server.ts";

export type Mail = { subject: string; text: string; link: string; code: string };

type Accounts = {
  query: (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** The newest mail of a kind to this address; waits for it. */
  mail: (kind: string, to: string) => Promise<Mail>;
  /** Gives a demo account an authenticator app, and a way to read its codes. */
  withApp: (role: DemoRole) => Promise<{ nextCode: () => Promise<string> }>;
};

export const test = base.extend<{ accounts: Accounts }, { databaseUrl: string }>({
  databaseUrl: [
    async ({ postgres, appFor }, use) => {
      // A file that gives accounts a second factor, or has mails sent, asks for people of its own.
      void appFor;
      const name = `e2e_${randomBytes(6).toString("hex")}`;
      await once(postgres.url, `CREATE DATABASE ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      await use(url.href);
      await once(postgres.url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
    { scope: "worker" },
  ],

  app: [
    async ({ databaseUrl }, use) => {
      const app = await startServer({ DATABASE_URL: databaseUrl, DEMO: "on" }, "build-e2e");
      await use(app);
      await app.stop();
      await removeDataDir(app.dataDir);
    },
    { scope: "worker" },
  ],

  accounts: async ({ app, databaseUrl }, use) => {
    const query: Accounts["query"] = (statement, values) => once(databaseUrl, statement, values);
    await use({
      query,
      mail: (kind, to) => newestMail(query, kind, to),
      withApp: (role) => withApp(app.url, role),
    });
  },
});

export const emailOf = (role: DemoRole): string => demoAccounts.find((account) => account.role === role)!.email;

async function once(url: string, statement: string, values?: unknown[]): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(statement, values).finally(() => client.end());
}

async function newestMail(query: Accounts["query"], kind: string, to: string): Promise<Mail> {
  let found: { subject: string; text: string } | undefined;
  await expect
    .poll(async () => {
      const { rows } = await query(
        "SELECT subject, body_text AS text FROM mail.message WHERE kind = $1 AND recipient = $2 ORDER BY created_at DESC LIMIT 1",
        [kind, to],
      );
      return (found = rows[0]);
    })
    .toBeDefined();
  const { subject, text } = found!;
  return { subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "", code: /^\d{6,10}$/m.exec(text)?.[0] ?? "" };
}

async function withApp(url: string, role: DemoRole): Promise<{ nextCode: () => Promise<string> }> {
  const key = /sb_publishable_[\w-]+/.exec(await (await fetch(`${url}/login`)).text())![0];
  const { auth } = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  await auth.signInWithPassword({ email: emailOf(role), password: demoPassword });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (error) throw error;
  const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) });
  // A code counts once, but that of the next half minute is taken already.
  let lastStep = 0;
  const nextCode = async () => {
    const step = Math.max(lastStep + 1, stepNow());
    await expect.poll(() => step <= stepNow() + 1, { timeout: 40_000, intervals: [500] }).toBe(true);
    lastStep = step;
    return totp.generate({ timestamp: step * stepMs });
  };
  const verified = await auth.mfa.challengeAndVerify({ factorId: data.id, code: await nextCode() });
  if (verified.error) throw verified.error;
  await auth.signOut();
  return { nextCode };
}

const stepMs = 30_000;
const stepNow = () => Math.floor(Date.now() / stepMs);
