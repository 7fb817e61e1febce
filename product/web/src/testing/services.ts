/** The embedded services with the accounts of the demonstration, as the product starts them, for the tests of one file. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { embeddedAddresses } from "@product/database/roles/addresses";
import { readConfig, type Config } from "#server/config.ts";
import { startServices } from "#server/platform.ts";

type Options = { databaseUrl: string; siteUrl?: string; environment?: Record<string, string> };
type Started = { config: Config; services: NonNullable<Awaited<ReturnType<typeof startServices>>> };

/** There once the tests begin. */
export function useServices({ databaseUrl, siteUrl = "https://staff.example", environment = {} }: Options): Started {
  const started = {} as Started;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "cuadrante-services-"));
    started.config = readConfig({ DATA_DIR: dataDir, ...environment });
    started.services = (await startServices({
      config: started.config,
      siteUrl,
      database: embeddedAddresses(databaseUrl),
      demo: true,
      channelPolicy: () => false,
      log: createLogger({ level: "silent" }),
    }))!;
  });
  afterAll(async () => {
    await started.services.stop();
    await rm(dataDir, { recursive: true });
  });
  return started;
}
