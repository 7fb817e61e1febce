import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { prepareDatabase } from "#server/database.ts";
import { readConfig } from "#server/config.ts";
import { startServices } from "#server/platform.ts";

const roles = ["owner", "app", "retention"] as const;
const log = createLogger({ level: "silent" });

/** As docs/guides/roles-of-the-database.md says. */
async function ownServer() {
  const tag = crypto.randomUUID().slice(0, 8);
  const name = (role: string) => `own_${role}_${tag}`;
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  for (const role of roles) await admin.query(`CREATE ROLE ${name(role)} LOGIN NOINHERIT PASSWORD 'of ${role}'`);
  await admin.query(`CREATE DATABASE ${name("data")} OWNER ${name("owner")}`);
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name("data")} WITH (FORCE)`);
    for (const role of roles) await admin.query(`DROP ROLE ${name(role)}`);
    await admin.end();
  });
  const urlAs = (role: string) =>
    Object.assign(new URL(inject("postgresUrl")), {
      username: name(role),
      password: `of ${role}`,
      pathname: `/${name("data")}`,
    }).href;
  return { urlAs, appRole: name("app") };
}

test("On a PostgreSQL of one's own an owner without powers makes everything, and the app serves as a role that owns nothing", async () => {
  const { urlAs, appRole } = await ownServer();
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-own-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: urlAs("app"),
    DATABASE_OWNER_URL: urlAs("owner"),
    DATABASE_RETENTION_URL: urlAs("retention"),
  });
  const never = new Promise<void>(() => {});
  const startAndStop = async () => {
    const database = await prepareDatabase(config, log, () => {}, never);
    const services = await startServices({
      config,
      siteUrl: "https://staff.example",
      database,
      demo: false,
      channelPolicy: () => false,
      log,
    });
    await services!.stop();
    await database.stop();
  };
  await startAndStop();
  await startAndStop();
  const app = new pg.Client({ connectionString: urlAs("app") });
  await app.connect();
  const { rows } = await app.query(
    `SELECT count(*)::int AS owned FROM pg_class c JOIN pg_roles r ON r.oid = c.relowner WHERE r.rolname = $1`,
    [appRole],
  );
  expect(rows).toEqual([{ owned: 0 }]);
  await app.query("INSERT INTO app.act (act, actor_kind) VALUES ('test', 'system')");
  for (const attack of ["DELETE FROM app.act", "ALTER TABLE auth.users DISABLE TRIGGER ALL", "DROP TABLE mail.message"])
    await expect(app.query(attack), attack).rejects.toMatchObject({ code: "42501" });
  await app.end();
});
