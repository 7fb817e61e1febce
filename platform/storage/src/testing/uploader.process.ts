/** Uploads, replaces, copies and removes without end, until it is killed. */
import { randomBytes } from "node:crypto";
import { keysFrom } from "@platform/kernel/keys";
import { createLogger } from "@platform/kernel/logger";
import { openSql } from "@platform/kernel/sql";
import { createDiskStore } from "@platform/storage/bytes/disk-store";
import { createStorage } from "@platform/storage/create-storage";
import { storageSettings } from "@platform/storage/settings";

const [url = "", root = "", folder = "0"] = process.argv.slice(2);
const clock = () => new Date();
const keys = await keysFrom({ jwks: [], sharedSecret: "a shared secret that only the tests know" }, clock);
const { app } = createStorage({
  settings: storageSettings.parse({}),
  db: openSql({ url, connections: 4 }),
  keys,
  secret: "a secret of the tests, long enough to be one",
  bytes: createDiskStore(root),
  policy: () => false,
  log: createLogger({ level: "silent" }),
});
const authorization = `Bearer ${await keys.sign({ role: "service_role" })}`;
const ask = (method: string, path: string, body: Uint8Array | string, headers = {}) =>
  app.request(path, { method, headers: { authorization, ...headers }, body });
const b64 = (text: string) => Buffer.from(text).toString("base64");

async function work(worker: number): Promise<never> {
  for (let turn = 0; ; turn++) {
    const name = `${folder}/${worker}/${turn % 3}`;
    await ask("PUT", `/object/files/${name}`, randomBytes(200_000));
    const body = JSON.stringify({ bucketId: "files", sourceKey: name, destinationKey: `${name}-copy` });
    await ask("POST", "/object/copy", body, { "content-type": "application/json", "x-upsert": "true" });
    await ask("POST", "/upload/resumable", randomBytes(100_000), {
      "tus-resumable": "1.0.0",
      "x-upsert": "true",
      "upload-length": "100000",
      "upload-metadata": `bucketName ${b64("files")},objectName ${b64(`${name}-tus`)}`,
      "content-type": "application/offset+octet-stream",
    });
    if (turn % 2 === 1) await app.request(`/object/files/${name}`, { method: "DELETE", headers: { authorization } });
  }
}

// One upload has gone through: from here on any moment may be the last, also on a busy machine.
await ask("PUT", `/object/files/${folder}/first`, randomBytes(1000));
process.stdout.write("ready\n");
await Promise.all([work(0), work(1), work(2)]);
