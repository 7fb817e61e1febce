/** The product's files in a real storage service, for tests of one file. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { embeddedAddresses } from "@product/database/roles/addresses";
import type { Files } from "#request/ports/files.ts";
import { readConfig } from "#server/config.ts";
import { createFiles } from "#server/files/create-files.ts";
import { startServices } from "#server/platform.ts";
import { embeddedService, passingClient } from "#server/sessions/auth-service.ts";

export const siteUrl = "https://staff.example";

type Parts = {
  /** Where everything lies that is no row. */
  dataDir: string;
  files: Files;
  services: NonNullable<Awaited<ReturnType<typeof startServices>>>;
  /** With our own key. */
  storage: ReturnType<typeof passingClient>["storage"];
  /** With the key that every browser has. */
  visitor: ReturnType<typeof passingClient>["storage"];
};

/** Filled before the first test. */
export function useFiles(databaseUrl: string): Parts {
  const parts = {} as Parts;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "cuadrante-files-"));
    const log = createLogger({ level: "silent" });
    const config = readConfig({ DATA_DIR: dataDir });
    const services = (await startServices({
      config,
      siteUrl,
      database: embeddedAddresses(databaseUrl),
      demo: false,
      channelPolicy: () => false,
      log,
    }))!;
    const service = embeddedService(services, siteUrl);
    const { storage } = passingClient(service, service.secretKey);
    const visitor = passingClient(service, service.publishableKey).storage;
    Object.assign(parts, { dataDir, services, storage, visitor, files: createFiles({ storage, url: undefined }) });
  });
  afterAll(async () => {
    await parts.services.stop();
    await rm(dataDir, { recursive: true });
  });
  return parts;
}
