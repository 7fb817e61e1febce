/** Shows that a backup can be restored, by doing it: on a PostgreSQL of its own, which is thrown away. */
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "@product/database/embedded/cluster";
import type { RunAs } from "@product/database/embedded/identity";
import { checkBackup } from "./check-backup.ts";
import { restoreBackup, type RestoreOptions } from "./restore-backup.ts";

export type Trial = Pick<RestoreOptions, "backup" | "schemas" | "secretKey" | "passphrase"> & {
  /** Where there is room for it. */
  dataDir: string;
  runAs: RunAs;
};

/**
 * Never on the server that people work with: readers of the outbox wait for the oldest transaction of the whole server,
 * and restoring is one long one. `checked` where none can be started: then every checksum was compared, and no more.
 */
export async function tryRestore({ dataDir, runAs, ...backup }: Trial): Promise<"restored" | "checked"> {
  const folder = join(dataDir, "trial");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let server: EmbeddedPostgres | undefined;
  try {
    server = await startEmbeddedPostgres({ dataDir: folder, runAs, say: () => {}, settings }).catch(() => undefined);
    if (!server) {
      await checkBackup(backup.backup, backup.passphrase);
      return "checked";
    }
    await restoreBackup({ ...backup, url: server.url, files: undefined, replace: false });
    return "restored";
  } finally {
    await server?.stop();
    // It may have had to lie elsewhere, because PostgreSQL could not enter the data folder.
    if (server && !server.location.startsWith(folder))
      await rm(dirname(server.location), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

// It will not be kept, so that nothing of it need survive a crash.
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", shared_buffers: "32MB" };
