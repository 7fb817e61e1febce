import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { s3OfTheTests } from "@platform/storage/testing/s3-server";
import { bytesOf, type ByteStore } from "./byte-store.ts";
import { createS3Store } from "./s3-store.ts";
import { createS3Client } from "./s3/client.ts";
import { partSize } from "./s3/upload.ts";

const settings = s3OfTheTests();
let store: ByteStore;
beforeAll(() => void (store = createS3Store(settings())));

async function* text(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
async function* pieces(content: Buffer, size: number) {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
}
async function* failingAfter(content: Buffer) {
  yield content;
  throw new Error("the source broke");
}
const bytesAt = async (id: string, range?: { start: number; end: number }) => {
  const reader = await store.read(id, range);
  return reader && Buffer.concat(await Array.fromAsync(bytesOf(reader)));
};
const read = async (...parameters: Parameters<typeof bytesAt>) => (await bytesAt(...parameters))?.toString();
const found = async (id: string) => (await Array.fromAsync(store.files())).filter((file) => file.id === id);

describe("a bucket of files", () => {
  it("keeps whole files, and gives them back whole or in part", async () => {
    const [id, empty] = [randomUUID(), randomUUID()];
    await store.write(id, text("hello ", "world"));
    expect([await read(id), await read(id, { start: 4, end: 6 }), await store.size(id)]).toEqual([
      "hello world",
      "o w",
      11,
    ]);
    await store.write(empty, text());
    expect([await read(empty), await store.size(empty)]).toEqual(["", 0]);
    expect([await read(randomUUID()), await store.size(randomUUID())]).toEqual([undefined, undefined]);
  });

  it("sends a large one in parts", async () => {
    const content = randomBytes(2 * partSize + 12_345);
    const id = randomUUID();
    await store.write(id, pieces(content, 100_000));
    expect((await bytesAt(id))!.equals(content)).toBe(true);
    const exact = randomUUID();
    await store.write(exact, pieces(content.subarray(0, partSize), 70_000));
    expect(await store.size(exact)).toBe(partSize);
  });

  it("keeps nothing of a source that broke, early or late", async () => {
    for (const content of [Buffer.from("half"), randomBytes(partSize + 10)]) {
      const id = randomUUID();
      await expect(store.write(id, failingAfter(content))).rejects.toThrow("the source broke");
      expect([await read(id), await found(id)]).toEqual([undefined, []]);
    }
  });

  it("goes on where a part ended, forgetting what stood behind", async () => {
    const id = randomUUID();
    expect(await store.append(id, 0, text("abc"))).toBe(3);
    expect(await store.append(id, 3, text("def"))).toBe(6);
    expect(await store.append(id, 6, text("ghi"))).toBe(9);
    expect([await read(id), await read(id, { start: 2, end: 6 }), await store.size(id)]).toEqual([
      "abcdefghi",
      "cdefg",
      9,
    ]);
    expect(await store.append(id, 3, text("XY"))).toBe(5);
    expect(await store.append(id, 4, text("Z"))).toBe(5);
    expect(await read(id)).toBe("abcXZ");
    await expect(store.append(id, 9, text("z"))).rejects.toThrow("has 5 bytes where 9 were kept");
    const empty = randomUUID();
    expect(await store.append(empty, 0, text())).toBe(0);
    expect(await read(empty)).toBe("");
  });

  it("copies without touching the original, which may go", async () => {
    const [whole, inPieces] = [randomUUID(), randomUUID()];
    await store.write(whole, text("shared"));
    for (let offset = 0; offset < 10; offset += 2) await store.append(inPieces, offset, text("ab"));
    for (const [id, content] of [
      [whole, "shared"],
      [inPieces, "ababababab"],
    ] as const) {
      const copy = randomUUID();
      expect(await store.copy(id, copy)).toBe(true);
      await store.remove(id);
      await store.remove(id);
      expect([await read(id), await read(copy)]).toEqual([undefined, content]);
      expect(await store.copy(id, randomUUID())).toBe(false);
    }
  });

  it("finds every file once, also what was begun and never ended", async () => {
    const [whole, inPieces, begun] = [randomUUID(), randomUUID(), randomUUID()];
    await store.write(whole, text("x"));
    for (let offset = 0; offset < 5; offset++) await store.append(inPieces, offset, text("y"));
    await createS3Client(settings())({ method: "POST", key: `files/${begun}`, query: { uploads: "" } });
    for (const id of [whole, inPieces, begun]) {
      const [file, ...others] = await found(id);
      expect([file?.isLeftover, others]).toEqual([id === begun, []]);
      await store.removeFile(file!);
      expect(await found(id)).toEqual([]);
    }
  });

  it("takes no name but a uuid", async () => {
    for (const name of ["../x", "a", ""]) {
      await expect(store.write(name, text("x"))).rejects.toThrow("uuid");
      await expect(store.append(name, 0, text("x"))).rejects.toThrow("uuid");
      await expect(store.read(name)).rejects.toThrow("uuid");
    }
  });

  it("does not take a wrong key or a lost bucket for missing files", async () => {
    const id = randomUUID();
    for (const [wrong, code] of [
      [{ secretAccessKey: "another" }, "SignatureDoesNotMatch"],
      [{ bucket: "gone" }, "NoSuchBucket"],
    ] as const) {
      const other = createS3Store({ ...settings(), ...wrong });
      await expect(other.read(id)).rejects.toThrow(code);
      await expect(other.size(id)).rejects.toThrow(code);
      await expect(other.copy(id, randomUUID())).rejects.toThrow(code);
    }
  });

  it("is not sent elsewhere by the service", async () => {
    let requestCount = 0;
    const own = createServer((_, response) => {
      requestCount += 1;
      response.end("of our own network");
    });
    await once(own.listen(0, "127.0.0.1"), "listening");
    const location = `http://127.0.0.1:${(own.address() as AddressInfo).port}/latest/meta-data`;
    const hostile = createServer((_, response) => response.writeHead(307, { location }).end());
    await once(hostile.listen(0, "127.0.0.1"), "listening");
    const endpoint = `http://127.0.0.1:${(hostile.address() as AddressInfo).port}`;
    const led = createS3Store({ ...settings(), endpoint });
    await expect(led.read(randomUUID())).rejects.toThrow("answered 307");
    await expect(led.write(randomUUID(), text("x"))).rejects.toThrow("answered 307");
    await expect(led.size(randomUUID())).rejects.toThrow("answered 307");
    expect(requestCount).toBe(0);
    for (const server of [own, hostile]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
