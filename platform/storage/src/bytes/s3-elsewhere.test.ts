/**
 * The same store against a server that we did not write (s3rver). Not proved by it, because it has them not or otherwise: listing
 * uploads that were begun and never ended, a wrong secret (signature.test.ts has Amazon's own examples), and a range of one byte.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bytesOf } from "./byte-store.ts";
import { createS3Store } from "./s3-store.ts";
import { partSize } from "./s3/upload.ts";

const require = createRequire(import.meta.url);
const state = { root: "", endpoint: "", child: undefined as ChildProcess | undefined };
beforeAll(async () => {
  state.root = await mkdtemp(join(tmpdir(), "s3rver-test-"));
  const script = require.resolve("s3rver/bin/s3rver.js");
  const options = ["-d", state.root, "-a", "127.0.0.1", "-p", "0", "--configure-bucket", "files-of-the-tests"];
  const child = spawn(process.execPath, [script, ...options], { stdio: ["ignore", "pipe", "ignore"] });
  state.child = child;
  const listening = Promise.withResolvers<string>();
  child.stdout.on("data", (said: Buffer) => {
    const port = /listening on .*?:(\d+)/.exec(String(said))?.[1];
    if (port) listening.resolve(port);
  });
  state.endpoint = `http://127.0.0.1:${await listening.promise}`;
}, 60_000);
afterAll(async () => {
  state.child?.kill();
  await rm(state.root, { recursive: true, force: true });
});

const storeWith = (changes: object = {}) =>
  createS3Store({
    endpoint: state.endpoint,
    bucket: "files-of-the-tests",
    pathStyle: true,
    // The only account that it knows.
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    region: "us-east-1",
    ...changes,
  });

async function* pieces(content: Buffer, size: number) {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
}
async function read(id: string, range?: { start: number; end: number }) {
  const reader = await storeWith().read(id, range);
  return reader && Buffer.concat(await Array.fromAsync(bytesOf(reader)));
}
const words = (text: string) => pieces(Buffer.from(text), 4);

describe("a server of others", () => {
  it("keeps whole files, and gives them back whole or in part", async () => {
    const [store, id] = [storeWith(), randomUUID()];
    await store.write(id, words("hello world"));
    expect(String(await read(id))).toBe("hello world");
    expect(String(await read(id, { start: 4, end: 6 }))).toBe("o w");
    expect(await store.size(id)).toBe(11);
    expect([await read(randomUUID()), await store.size(randomUUID())]).toEqual([undefined, undefined]);
  });

  it("takes a large one in parts", async () => {
    const [content, id] = [randomBytes(partSize + 12_345), randomUUID()];
    await storeWith().write(id, pieces(content, 100_000));
    expect((await read(id))!.equals(content)).toBe(true);
  });

  it("takes an upload piece by piece, copies and removes", async () => {
    const [store, id, copy] = [storeWith(), randomUUID(), randomUUID()];
    expect(await store.append(id, 0, words("abc"))).toBe(3);
    expect(await store.append(id, 3, words("def"))).toBe(6);
    expect(await store.copy(id, copy)).toBe(true);
    await store.remove(id);
    expect([await read(id), String(await read(copy))]).toEqual([undefined, "abcdef"]);
  });

  it("knows who asks", async () => {
    const stranger = storeWith({ accessKeyId: "another" });
    await expect(stranger.write(randomUUID(), words("x"))).rejects.toThrow("InvalidAccessKeyId");
  });
});
