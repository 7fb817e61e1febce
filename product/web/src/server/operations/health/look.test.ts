import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { migrateMail } from "@platform/mail/migrate";
import { embeddedAddresses } from "@product/database/roles/addresses";
import { useTestDatabase } from "@product/database/testing/test-database";
import { messages } from "#features/operations/health/messages.ts";
import { readConfig } from "#server/config.ts";
import { lookAtHealth } from "./look.ts";

const { url, query } = useTestDatabase();
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cuadrante-health-"));
  await migrateMail(url);
});
afterAll(() => rm(dataDir, { recursive: true }));
beforeEach(() => query("DELETE FROM app.job; DELETE FROM app.backup_run"));

const look = async (check: string, environment: Record<string, string> = {}) => {
  const findings = await lookAtHealth(readConfig({ DATA_DIR: dataDir, ...environment }), async () => url);
  return findings.find((finding) => finding.check === check)!;
};
const stateOf = async (check: string, environment?: Record<string, string>) => {
  const { state, what } = await look(check, environment);
  return `${state} ${what}`;
};

it("says of every finding what it means and what to do, in both languages", async () => {
  for (const file of await readdir(import.meta.dirname)) {
    if (file.endsWith(".test.ts")) continue;
    const text = await readFile(join(import.meta.dirname, file), "utf8");
    const keys = Object.keys(messages);
    for (const [, what] of text.matchAll(/seen\([^;]*?"(?:ok|warn|bad)"\)?,\s*"(\w+)"/g))
      expect(keys.some((key) => key === `say:${what}` || key.endsWith(`:${what}`), `${file}: ${what}`)).toBe(true);
  }
});

it("says that the database is away, and looks at the rest", async () => {
  const findings = await lookAtHealth(readConfig({ DATA_DIR: dataDir }), async () => "postgres://x@127.0.0.1:1/x");
  expect(findings.map(({ check }) => check)).toEqual(["program", "database", "disk", "tls", "folder"]);
  expect(findings[1]).toMatchObject({ state: "bad", what: "away", values: { reason: /ECONNREFUSED.*\.$/ } });
});

it("is content with an installation that has just been set up", async () => {
  for (const check of [
    "program",
    "database",
    "migrations",
    "roles",
    "hours",
    "disk",
    "clock",
    "tls",
    "queue",
    "outbox",
    "folder",
  ])
    expect((await look(check)).state, check).toBe("ok");
  expect(await stateOf("mail")).toBe("warn kept");
  expect(await stateOf("backup")).toBe("warn never");
  expect(await stateOf("trial")).toBe("warn never");
});

describe("roles", () => {
  const baseEnvironment = { DATABASE_URL: "postgres://app@db.example/x" };
  const owned = { ...baseEnvironment, DATABASE_OWNER_URL: "postgres://owner@db.example/x" };
  const { url: appUrl } = embeddedAddresses(url);
  const roleAs = async (reached: string, environment: Record<string, string>) => {
    const findings = await lookAtHealth(readConfig({ DATA_DIR: dataDir, ...environment }), async () => reached);
    const { state, what } = findings.find(({ check }) => check === "roles")!;
    return `${state} ${what}`;
  };
  it("that own what they serve are told, on a PostgreSQL of one's own", async () => {
    expect(await roleAs(url, baseEnvironment)).toBe("warn single");
    expect(await roleAs(url, owned)).toBe("warn superuser");
    expect(await roleAs(appUrl, owned)).toBe("warn retention");
    expect(await roleAs(appUrl, { ...owned, DATABASE_RETENTION_URL: owned.DATABASE_URL })).toBe("ok ok");
    await query("GRANT CREATE ON SCHEMA app TO cuadrante_app");
    expect(await roleAs(appUrl, owned)).toBe("warn creates");
    await query("REVOKE CREATE ON SCHEMA app FROM cuadrante_app");
    await query("GRANT UPDATE ON app.act TO cuadrante_app");
    expect(await roleAs(appUrl, owned)).toBe("warn changes");
    await query("REVOKE UPDATE ON app.act FROM cuadrante_app");
  });
});

describe("jobs", () => {
  it("that wait too long are told, and those given up", async () => {
    await query("INSERT INTO app.job (kind, run_at) VALUES ('slow', now() - interval '5 minutes')");
    expect(await stateOf("queue")).toBe("warn late");
    await query("UPDATE app.job SET run_at = now() - interval '1 hour'");
    expect(await stateOf("queue")).toBe("bad late");
    await query("UPDATE app.job SET state = 'dead', finished_at = now()");
    expect(await look("queue")).toMatchObject({ what: "dead", values: { count: 1, kind: "slow" } });
  });
});

describe("backups", () => {
  const run = (kind: string, state: string, ago: string) =>
    query(
      `INSERT INTO app.backup_run (kind, state, backup, problem, started_at, finished_at)
       VALUES ($1, $2, 'b', 'no room', now() - $3::interval, now() - $3::interval)`,
      [kind, state, ago],
    );
  it("age, fail and are switched off", async () => {
    await run("backup", "done", "20 hours");
    expect(await stateOf("backup")).toBe("ok ok");
    expect(await stateOf("backup", { BACKUP: "off" })).toBe("warn off");
    await run("backup", "failed", "10 hours");
    expect(await look("backup")).toMatchObject({ state: "bad", what: "failed", values: { problem: "no room" } });
    await query("DELETE FROM app.backup_run WHERE state = 'failed'");
    await query("UPDATE app.backup_run SET finished_at = now() - interval '40 hours'");
    expect(await stateOf("backup")).toBe("warn old");
    await query("UPDATE app.backup_run SET finished_at = now() - interval '8 days'");
    expect(await stateOf("backup")).toBe("bad old");
  });
  it("are good only once tried", async () => {
    await run("trial", "done", "3 days");
    expect(await stateOf("trial")).toBe("ok ok");
    await query("UPDATE app.backup_run SET only_checked = true");
    expect(await stateOf("trial")).toBe("ok checked");
    await run("trial", "failed", "1 day");
    expect(await stateOf("trial")).toBe("bad failed");
  });
});

it("sees keys and backups that others can read", async () => {
  const own = await mkdtemp(join(tmpdir(), "cuadrante-health-"));
  onTestFinished(() => rm(own, { recursive: true }));
  const folder = () => stateOf("folder", { DATA_DIR: own });
  await writeFile(join(own, "secret.key"), "x", { mode: 0o600 });
  expect(await folder()).toBe("ok ok");
  await chmod(join(own, "secret.key"), 0o644);
  expect(await folder()).toBe("bad open");
  await chmod(join(own, "secret.key"), 0o600);
  await mkdir(join(own, "backups"), { mode: 0o755 });
  await chmod(join(own, "backups"), 0o755);
  expect(await folder()).toBe("bad open");
  expect(await stateOf("folder", { DATA_DIR: own, BACKUP_PASSPHRASE: "correct horse battery" })).toBe("ok ok");
  await chmod(join(own, "backups"), 0o700);
  await chmod(own, 0o777);
  expect(await folder()).toBe("bad writable");
  expect(await stateOf("folder", { DATA_DIR: join(own, "nowhere") })).toBe("bad missing");
});

it("reads the certificate that is served", async () => {
  const cert = join(import.meta.dirname, "..", "..", "..", "..", "..", "..", "e2e", "tls", "localhost-cert.pem");
  const pair = { TLS_CERT: cert, TLS_KEY: cert.replace("-cert", "-key") };
  expect(await stateOf("tls", pair)).toBe("ok ok");
  expect(await stateOf("tls", { ...pair, TLS_KEY: cert })).toBe("bad unreadable");
  expect(await stateOf("tls", { HOST: "0.0.0.0" })).toBe("warn none");
  expect(await stateOf("tls", { HOST: "0.0.0.0", SITE_URL: "https://staff.example" })).toBe("ok proxy");
});

it("knocks at the mail server", async () => {
  let greeting = "220 mail.example ready\r\n";
  const server = createServer((socket) => socket.on("error", () => {}).end(greeting)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
  expect(await stateOf("mail", smtp)).toBe("ok ok");
  greeting = "554 go away\r\n";
  expect(await look("mail", smtp)).toMatchObject({ what: "away", values: { reason: 'it says "554 go away"' } });
  expect(await stateOf("mail", { SMTP_URL: "smtp://127.0.0.1:1" })).toBe("bad away");
});
