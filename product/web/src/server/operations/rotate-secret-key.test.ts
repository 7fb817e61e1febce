import { readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { platformSchemas } from "@platform/host/schemas";
import { startInbox } from "@platform/mail/testing/smtp-inbox";
import { sealActs } from "@product/database/audit/sealer";
import { signRoot } from "@product/database/audit/roots";
import { verifyTrail } from "@product/database/audit/verify";
import { demoAccounts } from "@product/database/demo/accounts";
import { keyedHash, openHashKey } from "@product/database/keyed-hash";
import { productSchema } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { theSystem } from "@product/domain/actor";
import { perform } from "#request/perform.ts";
import { rotateSecretKey } from "./rotate-secret-key.ts";
import { dataFolder, ownDatabase, runningServices } from "./testing/installation.ts";

const columns = [await productSchema(), ...(await platformSchemas())].flatMap(({ sealed = [] }) => sealed);
const nothing = { old: undefined, fresh: undefined };

it("seals everything anew, keeps the old key for old backups, and signing in works on", async () => {
  const dataDir = await dataFolder();
  const url = await ownDatabase();
  const before = await runningServices(url, { DATA_DIR: dataDir }, true);
  const rotate = () => rotateSecretKey({ url, columns, dataDir, keys: nothing, now: new Date(0) });
  await expect(rotate()).rejects.toThrow(/Cuadrante is running/);
  await before.stop();
  openDatabase({ url });
  onTestFinished(closeDatabase);
  openPersonKeys((await readFile(join(dataDir, "secret.key"), "utf8")).trim());
  await perform(theSystem, "session.forget", async ({ subject }) => void subject({ before: "long ago" }));
  await vi.waitFor(async () => expect(await sealActs()).toBe(1), { timeout: 20_000 });
  await openHashKey((await readFile(join(dataDir, "secret.key"), "utf8")).trim());
  const hash = keyedHash("DNI:12345678Z");
  await signRoot((await readFile(join(dataDir, "secret.key"), "utf8")).trim(), "2026-11-15");
  await closeDatabase();
  const old = await readFile(join(dataDir, "secret.key"), "utf8");
  const { resealed, oldKeyFile } = await rotate();
  // The key that signs tokens, and the one that hashes numbers.
  expect(resealed).toBe(2);
  expect(await readFile(oldKeyFile!, "utf8")).toBe(old);
  expect(await readFile(join(dataDir, "secret.key"), "utf8")).not.toBe(old);
  expect((await stat(join(dataDir, "secret.key"))).mode & 0o077).toBe(0);
  expect((await readdir(dataDir)).filter((name) => name.endsWith(".next"))).toEqual([]);
  openDatabase({ url });
  const fresh = (await readFile(join(dataDir, "secret.key"), "utf8")).trim();
  await openHashKey(fresh);
  expect(keyedHash("DNI:12345678Z")).toEqual(hash);
  expect(await verifyTrail({ secret: fresh })).toMatchObject({ sealed: 1n, faults: [] });
  expect(await verifyTrail({ secret: old.trim() })).toMatchObject({ faults: [{ fault: "root-forged" }] });
  await closeDatabase();
  const after = await runningServices(url, { DATA_DIR: dataDir });
  expect(await after.signIn()).toBe(200);
  await after.stop();

  // Killed after the database had the new key and before the file did: the next run ends what was begun.
  await rename(join(dataDir, "secret.key"), join(dataDir, "secret.key.next"));
  await rename(oldKeyFile!, join(dataDir, "secret.key"));
  expect(await rotate()).toMatchObject({ resealed: 0 });
  expect(await (await runningServices(url, { DATA_DIR: dataDir })).signIn()).toBe(200);
});

it("takes both keys from the configuration, or neither, and refuses a wrong one", async () => {
  const dataDir = await dataFolder();
  const url = await ownDatabase();
  const [first, second] = ["the first invented key of this test", "the second invented key of this test"];
  await (await runningServices(url, { DATA_DIR: dataDir, SECRET_KEY: first! })).stop();
  const rotate = (old?: string, fresh?: string) =>
    rotateSecretKey({ url, columns, dataDir, keys: { old, fresh }, now: new Date() });
  await expect(rotate(first)).rejects.toThrow(/give its successor too/);
  await expect(rotate(undefined, second)).rejects.toThrow(/here the key is a file/);
  await expect(rotate("a wrong invented key of this test", "another wrong invented key")).rejects.toThrow(
    /not the one with which this database was set up/,
  );
  expect(await rotate(first, second)).toEqual({ resealed: 1, oldKeyFile: undefined });
  await (await runningServices(url, { DATA_DIR: dataDir, SECRET_KEY: second! })).stop();
});

it("seals what waits to be mailed anew, so that it still arrives", async () => {
  const dataDir = await dataFolder();
  const url = await ownDatabase();
  const inbox = await startInbox();
  await inbox.away();
  const environment = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${inbox.settings.port}` };
  const before = await runningServices(url, environment, true);
  const key = before.services.apiKeys!.publishable[0]!;
  const body = JSON.stringify({ email: demoAccounts[0].email });
  await before.services.auth.request("/recover", { method: "POST", headers: { apikey: key }, body });
  await before.stop();
  const { resealed } = await rotateSecretKey({ url, columns, dataDir, keys: nothing, now: new Date(0) });
  expect(resealed).toBe(2);
  await inbox.back();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("UPDATE mail.message SET next_attempt_at = now()");
  await runningServices(url, environment);
  await expect.poll(() => inbox.accepted.length, { timeout: 20_000 }).toBe(1);
  expect(inbox.accepted[0]!.raw).toContain("token_hash");
});
