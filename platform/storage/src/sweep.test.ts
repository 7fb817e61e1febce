import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { killedWhileUploading, orphansAfterSweep } from "@platform/storage/testing/killed-uploads";
import { useService } from "@platform/storage/testing/service";
import { sweep } from "./sweep.ts";

const service = useService();
const soon = () => new Date(Date.now() + 1000);
beforeAll(() => service.bucket("files"));

async function* text(content: string) {
  yield Buffer.from(content);
}

describe("sweeping", () => {
  it("removes old files without a row, and leaves young ones alone", async () => {
    const { storage } = await service.parts();
    const id = randomUUID();
    await storage.bytes.write(id, text("orphan"));
    expect((await sweep(storage, { olderThan: new Date(Date.now() - 3_600_000) })).removed).toBe(0);
    expect((await sweep(storage, { olderThan: soon() })).removed).toBe(1);
    expect(await storage.bytes.size(id)).toBe(undefined);
  });

  it("reports rows without a file and leaves them for people to look at", async () => {
    const { storage } = await service.parts();
    const token = await service.server();
    await service.ask("PUT", "/object/files/lost", { token, body: "x" });
    const row = await service.sql.db.first<{ version: string }>(
      `SELECT version FROM storage.objects WHERE name = 'lost'`,
    );
    await storage.bytes.remove(row!.version);
    const missing = [{ bucket: "files", name: "lost", version: row!.version }];
    expect(await sweep(storage, { olderThan: soon() })).toMatchObject({ missing });
    await service.ask("DELETE", "/object/files/lost", { token });
  });
});

describe("a process killed in the middle of uploads", () => {
  it("leaves no row without its file, and no file without a row that sweeping would not find", async () => {
    const { bytes } = (await service.parts()).storage;
    const { db, url } = service.sql;
    const root = service.root();
    for (let kill = 0; kill < 5; kill++) {
      await killedWhileUploading({ db, url, root, folder: String(kill), afterMs: Math.random() * 500 });
      const left = await orphansAfterSweep({ db, bytes, root });
      expect(left).toMatchObject({ missing: [], spoilt: [], nameless: [] });
      expect(left.objects).toBeGreaterThan(0);
    }
  }, 60_000);
});
