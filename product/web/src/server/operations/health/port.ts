import { resolve } from "node:path";
import { backupsIn } from "@product/database/backup/places";
import type { Health } from "#request/ports/health.ts";
import type { Config } from "#server/config.ts";
import { lookAtHealth } from "./look.ts";

/** The queries of the health screen. */
export const healthOf = (config: Config, directUrl: string): Health => ({
  findings: () => lookAtHealth(config, async () => directUrl),
  backups: async () => {
    const kept = await backupsIn(resolve(config.backup.folder));
    return kept.map(({ name, madeAt, bytes, isEncrypted }) => ({ name, madeAt, bytes, isEncrypted }));
  },
});
