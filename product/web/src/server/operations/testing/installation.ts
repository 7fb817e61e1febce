/** For tests: the services of an installation on a database and a data folder of their own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { embeddedAddresses } from "@product/database/roles/addresses";
import { createMigratedDatabase } from "@product/database/testing/test-database";
import { readConfig } from "#server/config.ts";
import { startServices } from "#server/platform.ts";

export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-operations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function ownDatabase(): Promise<string> {
  const { url, drop } = await createMigratedDatabase();
  onTestFinished(drop);
  return url;
}

export async function runningServices(databaseUrl: string, environment: Record<string, string>, demo = false) {
  const config = readConfig(environment);
  const log = createLogger({ level: "silent" });
  const services = (await startServices({
    config,
    siteUrl: "https://staff.example",
    database: embeddedAddresses(databaseUrl),
    demo,
    channelPolicy: () => false,
    log,
  }))!;
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= services.stop());
  onTestFinished(stop);
  const key = services.apiKeys!.secret[0]!;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return {
    config,
    services,
    stop,
    async signIn(): Promise<number> {
      const body = JSON.stringify({ email: demoAccounts[0].email, password: demoPassword });
      return (await services.auth.request("/token?grant_type=password", { method: "POST", headers, body })).status;
    },
    async makeBucket(id: string): Promise<void> {
      const body = JSON.stringify({ id, name: id });
      const json = { ...headers, "content-type": "application/json" };
      await services.storage.request("/bucket", { method: "POST", headers: json, body });
    },
    upload: (path: string, body: BodyInit) =>
      services.storage.request(`/object/${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/octet-stream" },
        body,
      }),
    download: async (path: string) => (await services.storage.request(`/object/${path}`, { headers })).text(),
  };
}
