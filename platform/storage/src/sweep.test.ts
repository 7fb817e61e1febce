import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { bytesOf } from "@platform/storage/bytes/byte-store";
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

async function killedWhileUploading(seed: number, afterMs: number): Promise<void> {
  const script = join(import.meta.dirname, "testing/uploader.process.ts");
  const child = spawn(process.execPath, [script, service.sql.url, service.root(), String(seed)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  await new Promise((done) => setTimeout(done, afterMs));
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("a process killed in the middle of uploads", () => {
  it("leaves no row without its file, and no file without a row that sweeping would not find", async () => {
    const { storage } = await service.parts();
    for (let seed = 0; seed < 5; seed++) {
      await killedWhileUploading(seed, Math.random() * 500);
      // What the dead one still asked of the database has ended when nobody is busy there.
      await new Promise((done) => setTimeout(done, 100));
      const swept = await sweep({ ...storage, clock: () => new Date(Date.now() + 7_200_000) }, { olderThan: soon() });
      expect(swept.missing).toEqual([]);
      expect(await sweep(storage, { olderThan: soon() })).toEqual({ removed: 0, expired: 0, missing: [] });
    }
    const rows = await service.sql.db.rows<{ version: string; metadata: { eTag: string } }>(
      `SELECT version, metadata FROM storage.objects`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { version, metadata } of rows) {
      const hash = createHash("md5");
      for await (const chunk of bytesOf((await storage.bytes.read(version))!)) hash.update(chunk);
      expect(`"${hash.digest("hex")}"`).toBe(metadata.eTag);
    }
  }, 60_000);
});
