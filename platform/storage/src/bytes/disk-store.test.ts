import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bytesOf, type ByteStore } from "./byte-store.ts";
import { createDiskStore } from "./disk-store.ts";

let root: string;
let store: ByteStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "disk-store-"));
  store = createDiskStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function* text(...chunks: string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
async function* failing() {
  yield Buffer.from("half");
  throw new Error("the source broke");
}
const read = async (id: string, range?: { start: number; end: number }) => {
  const reader = await store.read(id, range);
  return reader && Buffer.concat(await Array.fromAsync(bytesOf(reader))).toString();
};

describe("a folder of files", () => {
  it("keeps whole files, and gives them back whole or in part", async () => {
    const id = randomUUID();
    await store.write(id, text("hello ", "world"));
    expect(await read(id)).toBe("hello world");
    expect(await read(id, { start: 4, end: 6 })).toBe("o w");
    expect(await store.size(id)).toBe(11);
    expect(await readdir(join(root, "files", id.slice(0, 2), id.slice(2, 4)))).toContain(id);
  });

  it("keeps nothing of a source that broke", async () => {
    const id = randomUUID();
    await expect(store.write(id, failing())).rejects.toThrow("the source broke");
    expect(await read(id)).toBe(undefined);
    expect(await readdir(join(root, "incoming"))).toEqual([]);
  });

  it("goes on where a part ended, forgetting what stood behind", async () => {
    const id = randomUUID();
    expect(await store.append(id, 0, text("abcdef"))).toBe(6);
    expect(await store.append(id, 3, text("XY"))).toBe(5);
    expect(await read(id)).toBe("abcXY");
    await expect(store.append(id, 9, text("z"))).rejects.toThrow("has 5 bytes where 9 were kept");
  });

  it("copies without touching the original, which may go", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await store.write(first, text("shared"));
    expect(await store.copy(first, second)).toBe(true);
    await store.remove(first);
    expect([await read(first), await read(second)]).toEqual([undefined, "shared"]);
    expect(await store.copy(first, randomUUID())).toBe(false);
    await store.remove(first);
  });

  it("reads on while the file is removed", async () => {
    const id = randomUUID();
    await store.write(id, text("x".repeat(300_000)));
    const reader = (await store.read(id))!;
    await reader.next();
    await store.remove(id);
    expect((await reader.next())!.length).toBeGreaterThan(0);
    await reader.close();
    expect(await reader.next()).toBe(undefined);
  });

  it.each(["../x", "a", "", "/etc/passwd", `${"0".repeat(8)}-0000-0000-0000-${"0".repeat(11)}/`])(
    "takes no name but a uuid: %j",
    async (name) => {
      await expect(store.write(name, text("x"))).rejects.toThrow("uuid");
      await expect(store.append(name, 0, text("x"))).rejects.toThrow("uuid");
      await expect(store.read(name)).rejects.toThrow("uuid");
    },
  );
});
