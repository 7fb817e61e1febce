/** The parts of a backup of this installation, for the server and for the command line. */
import { join, resolve } from "node:path";
import { platformSchemas } from "@platform/host/schemas";
import { bytesIn } from "@platform/storage/bytes/bytes-in";
import { appVersion } from "@product/database/app-version";
import { productSchema } from "@product/database/migrate";
import type { Config } from "#server/config.ts";

export async function backupParts(config: Config) {
  return {
    // A hosted service keeps its own; the database then has no such schema of ours, and nothing of it is copied.
    schemas: [await productSchema(), ...(await platformSchemas())],
    files: config.supabase ? undefined : bytesIn(join(config.dataDir, "files"), config.s3),
    folder: resolve(config.backup.folder),
    passphrase: config.backup.passphrase,
    app: appVersion(),
  };
}
