/** Sends the first half of a resumable upload, then waits to be told: to sweep, or to send the rest. Says how each went. */
import { once } from "node:events";
import { keysFrom } from "@platform/kernel/keys";
import { createLogger } from "@platform/kernel/logger";
import { openSql } from "@platform/kernel/sql";
import { createDiskStore } from "@platform/storage/bytes/disk-store";
import { createStorage } from "@platform/storage/create-storage";
import { storageSettings } from "@platform/storage/settings";
import { sweep } from "@platform/storage/sweep";

const [url = "", root = "", name = ""] = process.argv.slice(2);
const clock = () => new Date();
const keys = await keysFrom({ jwks: [], sharedSecret: "a shared secret that only the tests know" }, clock);
const db = openSql({ url, connections: 4 });
const { app, storage } = createStorage({
  // It runs out of time while it is being sent.
  settings: storageSettings.parse({ tusSeconds: 1 }),
  db,
  keys,
  secret: "a secret of the tests, long enough to be one",
  bytes: createDiskStore(root),
  policy: () => false,
  log: createLogger({ level: "silent" }),
});
const headers = { authorization: `Bearer ${await keys.sign({ role: "service_role" })}`, "tus-resumable": "1.0.0" };
const b64 = (text: string) => Buffer.from(text).toString("base64");
const waitFor = async (word: string) => {
  for (;;) if ((await once(process, "message"))[0] === word) return;
};

const rest = waitFor("finish");
async function* halves() {
  yield Buffer.from("first half, ");
  process.send!("half");
  await rest;
  yield Buffer.from("second half");
}

void waitFor("sweep").then(async () => process.send!(await sweep(storage, { olderThan: new Date(Date.now() + 1000) })));
const sent = await app.request("/upload/resumable", {
  method: "POST",
  headers: {
    ...headers,
    "upload-length": "23",
    "upload-metadata": `bucketName ${b64("files")},objectName ${b64(name)}`,
    "content-type": "application/offset+octet-stream",
  },
  body: ReadableStream.from(halves()),
  duplex: "half",
} as RequestInit);
process.send!(sent.status);
await db.close();
process.disconnect!();
