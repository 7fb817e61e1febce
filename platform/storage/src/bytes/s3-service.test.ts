import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sweep } from "@platform/storage/sweep";
import { s3OfTheTests } from "@platform/storage/testing/s3-server";
import { useService } from "@platform/storage/testing/service";
import { createS3Store } from "./s3-store.ts";
import { createS3Client } from "./s3/client.ts";

const settings = s3OfTheTests();
const service = useService({ bytes: () => createS3Store(settings()) });
beforeAll(() => service.bucket("files"));
const b64 = (value: string) => Buffer.from(value).toString("base64");

async function* text(content: string) {
  yield Buffer.from(content);
}

describe("files in a bucket of S3", () => {
  it("are uploaded, replaced, read in part, copied and removed as others are", async () => {
    const token = await service.server();
    const large = randomBytes(9 * 1024 * 1024);
    for (const body of [Buffer.from("first"), large])
      expect((await service.ask("PUT", "/object/files/one", { token, body })).status).toBe(200);
    const copying = { bucketId: "files", sourceKey: "one", destinationKey: "two" };
    expect((await service.ask("POST", "/object/copy", { token, body: copying })).status).toBe(200);
    expect((await service.ask("DELETE", "/object/files/one", { token })).status).toBe(200);
    const headers = { authorization: `Bearer ${token}`, range: "bytes=8388600-8388620" };
    const part = await service.fetched("GET", "/object/files/two", { headers });
    expect(part.status).toBe(206);
    expect((await part.bytes()).toHex()).toBe(large.subarray(8_388_600, 8_388_621).toString("hex"));
  });

  it("arrive in several requests", async () => {
    const token = await service.server();
    const tus = { "tus-resumable": "1.0.0", "content-type": "application/offset+octet-stream" };
    const begun = await service.ask("POST", "/upload/resumable", {
      token,
      headers: {
        "tus-resumable": "1.0.0",
        "upload-length": "11",
        "upload-metadata": `bucketName ${b64("files")},objectName ${b64("resumed")}`,
      },
    });
    const path = new URL(begun.headers.get("location")!).pathname;
    for (const [offset, body] of [
      ["0", "hello "],
      ["6", "world"],
    ] as const)
      expect(
        (await service.ask("PATCH", path, { token, body, headers: { ...tus, "upload-offset": offset } })).status,
      ).toBe(204);
    expect((await service.ask("GET", "/object/files/resumed", { token })).text).toBe("hello world");
  });

  it("are swept: what no row knows goes, what a row has lost is told", async () => {
    const { storage } = await service.parts();
    const token = await service.server();
    await service.ask("PUT", "/object/files/kept", { token, body: "x" });
    await service.ask("PUT", "/object/files/lost", { token, body: "x" });
    const row = await service.sql.db.first<{ version: string }>(
      `SELECT version FROM storage.objects WHERE name = 'lost'`,
    );
    await storage.bytes.remove(row!.version);
    await storage.bytes.write(randomUUID(), text("orphan"));
    await createS3Client(settings())({ method: "POST", key: `files/${randomUUID()}`, query: { uploads: "" } });
    expect((await sweep(storage, { olderThan: new Date(Date.now() - 3_600_000) })).removed).toBe(0);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    const missing = [{ bucket: "files", name: "lost", version: row!.version }];
    expect(await sweep(storage, { olderThan: tomorrow })).toMatchObject({ removed: 2, missing });
    expect((await service.ask("GET", "/object/files/kept", { token })).text).toBe("x");
  });
});
