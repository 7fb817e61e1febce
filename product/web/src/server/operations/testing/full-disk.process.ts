/** Runs on a disk that is nearly full, and tells what a backup and an upload say there and what they leave. */
import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { startPlatform } from "@platform/host/create-platform";
import { platformSettings } from "@platform/host/settings";
import { createLogger } from "@platform/kernel/logger";
import { openSql } from "@platform/kernel/sql";
import { createBackup } from "@product/database/backup/create-backup";
import { readConfig } from "#server/config.ts";
import { backupParts } from "#server/operations/backup-parts.ts";

const [, , dataDir = "", url = ""] = process.argv;
const secretKey = "an invented key of the tests, long enough";
const config = readConfig({ DATA_DIR: dataDir });
const platform = await startPlatform({
  settings: platformSettings.parse({
    secretKey,
    mail: { from: "Tests <tests@localhost>" },
    auth: { siteUrl: "http://localhost", externalUrl: "http://localhost/auth/v1" },
    storage: { buckets: [{ id: "papers" }] },
  }),
  database: { url },
  filesDir: join(dataDir, "files"),
  addressOf: () => "",
  log: createLogger({ level: "silent" }),
});
const key = platform.apiKeys!.secret[0]!;
const upload = await platform.storage.request("/object/papers/large", {
  method: "POST",
  headers: { apikey: key, authorization: `Bearer ${key}`, "content-type": "application/octet-stream" },
  body: randomBytes(4 * 1024 * 1024),
});
const answer = { status: upload.status, ...((await upload.json()) as object) };
const db = openSql({ url, connections: 1 });
const objects = await db.rows("SELECT FROM storage.objects");
await db.rows("CREATE TABLE IF NOT EXISTS app.bulk AS SELECT gen_random_uuid() AS id FROM generate_series(1, 200000)");
const outcome = await createBackup({ ...(await backupParts(config)), url, secretKey }).then(
  () => "made",
  (error: Error) => `${error.name}: ${error.message}`,
);
const left = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
process.stdout.write(
  JSON.stringify({ answer, objects: objects.length, told: outcome, left: left.map(({ name }) => name) }),
);
await db.close();
await platform.stop();
