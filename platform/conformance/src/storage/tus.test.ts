import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { DetailedError, Upload, type UploadOptions } from "tus-js-client";
import { beforeAll, describe, expect, it } from "vitest";
import { granted } from "./testing/outcomes.ts";
import { useStorage } from "./testing/storage-server.ts";

const service = useStorage({ fileSizeLimit: 3_000_000 });
beforeAll(async () => void (await granted(service.server().createBucket("files"))));

const chunkSize = 512 * 1024;

function sent(file: Buffer | Readable, options: UploadOptions): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      chunkSize,
      retryDelays: [0, 50],
      onError: reject,
      onSuccess: () => resolve(upload),
      ...options,
    });
    upload.start();
  });
}

const aim = (name: string, token: string, headers = {}): UploadOptions => ({
  endpoint: `${service.url}/upload/resumable`,
  headers: { authorization: `Bearer ${token}`, "x-upsert": "false", ...headers },
  metadata: {
    bucketName: "files",
    objectName: name,
    contentType: "image/png",
    cacheControl: "60",
    metadata: '{"a":1}',
  },
});

describe("tus-js-client", () => {
  it("uploads in parts", async () => {
    const { id, token, storage } = await service.person();
    const bytes = randomBytes(1_300_000);
    const steps: number[] = [];
    await sent(bytes, {
      ...aim(`${id}/parts`, token),
      onChunkComplete: (_size, accepted) => void steps.push(accepted),
    });
    expect(steps).toEqual([524_288, 1_048_576, 1_300_000]);
    const blob = await granted(storage.from("files").download(`${id}/parts`));
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await granted(storage.from("files").info(`${id}/parts`))).toMatchObject({
      contentType: "image/png",
      cacheControl: "max-age=60",
      metadata: { a: 1 },
    });
  });

  it("sends bytes with the first request, an empty file, and a stream of unknown length", async () => {
    const { id, token, storage } = await service.person();
    await sent(randomBytes(100_000), { ...aim(`${id}/at once`, token), uploadDataDuringCreation: true });
    await sent(Buffer.alloc(0), aim(`${id}/empty`, token));
    await sent(Readable.from([randomBytes(700_000), randomBytes(700_000)]), {
      ...aim(`${id}/stream`, token),
      uploadLengthDeferred: true,
    });
    await sent(randomBytes(1000), { ...aim(`${id}/override`, token), overridePatchMethod: true });
    const sizes = (await granted(storage.from("files").list(id))).map(({ name, metadata }) => [
      name,
      metadata!["size"],
    ]);
    expect(sizes).toEqual([
      ["at once", 100_000],
      ["empty", 0],
      ["override", 1000],
      ["stream", 1_400_000],
    ]);
  });

  it("goes on after a pause from where it was", async () => {
    const { id, token, storage } = await service.person();
    const bytes = randomBytes(1_300_000);
    const paused = Promise.withResolvers<string>();
    const first = new Upload(bytes, {
      ...aim(`${id}/paused`, token),
      chunkSize,
      onChunkComplete: () => void first.abort().then(() => paused.resolve(first.url!)),
    });
    first.start();
    const uploadUrl = await paused.promise;
    const offsets: number[] = [];
    await sent(bytes, { ...aim(`${id}/paused`, token), uploadUrl, onProgress: (so_far) => void offsets.push(so_far) });
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(524_288);
    const blob = await granted(storage.from("files").download(`${id}/paused`));
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("ends an upload", async () => {
    const { id, token } = await service.person();
    const ended = Promise.withResolvers<void>();
    const upload = new Upload(randomBytes(1_300_000), {
      ...aim(`${id}/ended`, token),
      chunkSize,
      onChunkComplete: () => void upload.abort(true).then(ended.resolve, ended.reject),
    });
    upload.start();
    await ended.promise;
    const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
    expect((await fetch(upload.url!, { method: "HEAD", headers })).status).toBe(404);
  });

  it("uploads with a signed token instead of a bearer", async () => {
    const { id, storage } = await service.person();
    const { token } = await granted(storage.from("files").createSignedUploadUrl(`${id}/signed`));
    await sent(randomBytes(600_000), {
      ...aim(`${id}/signed`, ""),
      endpoint: `${service.url}/upload/resumable/sign`,
      headers: { "x-signature": token },
    });
    expect((await granted(storage.from("files").info(`${id}/signed`))).size).toBe(600_000);
  });

  it.each([
    ["where it may not", "elsewhere/x", 10, 403],
    ["what is too large", "", 3_000_001, 413],
    ["what is there already", "taken", 10, 409],
  ])("is refused %s", async (_, name, size, status) => {
    const { id, token, storage } = await service.person();
    await granted(storage.from("files").upload(`${id}/taken`, "x"));
    const failed = sent(randomBytes(size), {
      ...aim(name === "elsewhere/x" ? name : `${id}/${name || "large"}`, token),
      retryDelays: null,
    });
    const error = await failed.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(DetailedError);
    expect((error as DetailedError).originalResponse?.getStatus()).toBe(status);
  });
});
