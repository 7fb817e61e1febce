import { randomBytes } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { useService } from "@platform/storage/testing/service";

const service = useService({ fileSizeLimit: 100_000, tusSeconds: 3600 });
const ana = "0b0e5a52-4f6c-4d8e-9a34-6a4f0f0f0001";
const name = `${ana}/many.bin`;
const tus = { "tus-resumable": "1.0.0" };
const b64 = (text: string) => Buffer.from(text).toString("base64");
let token: string;
beforeAll(async () => {
  await service.bucket("files");
  token = await service.person(ana);
});

async function begin(length: number): Promise<string> {
  const metadata = `bucketName ${b64("files")},objectName ${b64(name)}`;
  const headers = { ...tus, "upload-metadata": metadata, "upload-length": String(length) };
  const created = await service.ask("POST", "/upload/resumable", { token, headers });
  expect(created.status).toBe(201);
  return new URL(created.headers.get("location")!).pathname;
}
const send = (path: string, bytes: Uint8Array) =>
  service.ask("PATCH", path, {
    token,
    body: bytes,
    headers: { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
  });

it("resumable uploads that nobody finishes are few for one place, and the latest can still be sent", async () => {
  const begun: string[] = [];
  for (let time = 0; time < 12; time += 1) {
    begun.push(await begin(3000));
    await send(begun.at(-1)!, randomBytes(1000));
  }
  const known = await Promise.all(begun.map((path) => service.ask("HEAD", path, { token, headers: tus })));
  expect(known.filter(({ status }) => status === 200)).toHaveLength(4);
  await Promise.all(Array.from({ length: 12 }, () => begin(3000)));
  expect(await service.sql.db.rows("SELECT version FROM storage.tus_uploads")).toHaveLength(4);
  expect((await send(await begin(10), randomBytes(10))).status).toBe(204);
});
