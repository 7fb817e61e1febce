/** An app whose database a test may look into: what was mailed to whom, and accounts with a second factor. */
import { createClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import type pg from "pg";
import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { withClient } from "./copied-database.ts";
import type { RunningDemo } from "./demo.ts";
import { expect, test as base } from "./fixtures.ts";

export type Mail = { subject: string; text: string; link: string; code: string };

export type Accounts = {
  query: (statement: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** The newest mail of a kind to this address; waits for it. */
  mail: (kind: string, to: string) => Promise<Mail>;
  /** Gives a demo account an authenticator app, and a way to read its codes. */
  withApp: (role: DemoRole) => Promise<{ nextCode: () => Promise<string> }>;
};

export const test = base.extend<{ accounts: Accounts; app: RunningDemo }>({
  accounts: async ({ app }, use) => {
    const query: Accounts["query"] = (statement, values) =>
      withClient(app.databaseUrl, (client) => client.query(statement, values));
    await use({
      query,
      mail: (kind, to) => newestMail(app.url, kind, to),
      withApp: (role) => withApp(app.url, role),
    });
  },
});

export const emailOf = (role: DemoRole): string => demoAccounts.find((account) => account.role === role)!.email;

/** As it would arrive; only the build for these tests can open it. */
async function newestMail(url: string, kind: string, to: string): Promise<Mail> {
  let found: { subject: string; text: string } | null = null;
  await expect
    .poll(async () => {
      const response = await fetch(`${url}/dev/mailbox/newest?${new URLSearchParams({ kind, to })}`);
      return (found = (await response.json()) as typeof found);
    })
    .not.toBeNull();
  const { subject, text } = found!;
  return { subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "", code: /^\d{6,10}\b/m.exec(text)?.[0] ?? "" };
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
