/** Kills a process in the middle of uploads, again and again, and prints what that left. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { openSql } from "@platform/kernel/sql";
import { createDiskStore } from "@platform/storage/bytes/disk-store";
import { migrateStorage } from "@platform/storage/migrate";
import { killedWhileUploading, orphansAfterSweep } from "@platform/storage/testing/killed-uploads";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";

const { DATA_DIR: dataDir = "", KILLS: kills = "", SEED: seed = "" } = process.env;
const cluster = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
const db = openSql({ url: cluster.url });
const root = join(dataDir, "files");
const bytes = createDiskStore(root);
/** Up to half a second: the same for the same seed. */
const moment = (kill: number) => createHash("sha256").update(`${seed} ${kill}`).digest().readUInt16BE() / 131;
let [leftBehind, objects] = [0, 0];
try {
  await migrateStorage(cluster.url);
  await db.rows(`INSERT INTO storage.buckets (id, name) VALUES ('files', 'files')`);
  for (let kill = 0; kill < Number(kills); kill++) {
    // Few folders for many processes, so that the next replaces what the last one wrote.
    await killedWhileUploading({ db, url: cluster.url, root, folder: String(kill % 8), afterMs: moment(kill) });
    const left = await orphansAfterSweep({ db, bytes, root });
    const { missing, spoilt, nameless } = left;
    if (missing.length + spoilt.length + nameless.length > 0)
      throw new Error(`Kill ${kill} left ${JSON.stringify({ missing, spoilt, nameless })}`);
    if (left.swept > 0) leftBehind += 1;
    objects = left.objects;
  }
} finally {
  await db.close();
  await cluster.stop();
}
process.stdout.write(JSON.stringify({ leftBehind, objects }));
