import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readManifest } from "./manifest.ts";
import { backUp, backupFolder, databaseWith, filesInMemory, restore } from "./testing/backups.ts";
import { useOtherCluster } from "./testing/other-cluster.ts";

const emptyDatabase = useOtherCluster();

describe("stored files", () => {
  const [photo, letter] = ["aaaaaaaa-0000-4000-8000-000000000001", "bbbbbbbb-0000-4000-8000-000000000002"];
  const withFiles = async () => {
    const { source, schemas } = await databaseWith(
      `CREATE TABLE app.stored (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), version text UNIQUE)`,
      { files: { table: "app.stored", column: "version" } },
    );
    const folder = await backupFolder();
    for (const id of [photo, letter]) await source.query("INSERT INTO app.stored (version) VALUES ($1)", [id]);
    return { source, folder, schemas };
  };

  for (const passphrase of [undefined, "correct horse battery"])
    it(`come back with their rows${passphrase ? ", encrypted" : ""}`, async () => {
      const { source, folder, schemas } = await withFiles();
      const files = filesInMemory({ [photo!]: "a picture", [letter!]: "", orphan: "of no row" });
      const backup = await backUp(source.url, folder, { schemas, files, passphrase });
      const elsewhere = filesInMemory();
      const target = await emptyDatabase();
      await restore(target.url, backup.path, { schemas, files: elsewhere, passphrase });
      expect([...elsewhere.content]).toEqual([
        [photo, "a picture"],
        [letter, ""],
      ]);
    });

  it("that vanish while the backup is made vanish from it, too", async () => {
    const { source, folder, schemas } = await withFiles();
    const files = filesInMemory({ [photo!]: "a picture", [letter!]: "a letter" });
    let looks = 0;
    const store = {
      ...files,
      read: async (id: string) => {
        // Found by the first look and removed, row and bytes, before the second.
        if (id === letter && looks++ === 0) return undefined;
        if (id === letter) {
          await source.query("DELETE FROM app.stored WHERE version = $1", [letter]);
          return undefined;
        }
        return files.read(id);
      },
    };
    const backup = await backUp(source.url, folder, { schemas, files: store });
    expect((await readManifest(backup.path)).manifest.files).toMatchObject({ count: 1, missing: [] });
    const target = await emptyDatabase();
    const elsewhere = filesInMemory();
    await restore(target.url, backup.path, { schemas, files: elsewhere });
    expect((await target.query("SELECT version FROM app.stored")).rows).toEqual([{ version: photo }]);
    expect([...elsewhere.content.keys()]).toEqual([photo]);
  });

  it("that were lost before are named, not hidden", async () => {
    const { source, folder, schemas } = await withFiles();
    const backup = await backUp(source.url, folder, { schemas, files: filesInMemory({ [photo!]: "a picture" }) });
    expect((await readManifest(backup.path)).manifest.files).toMatchObject({ count: 1, missing: [letter] });
  });

  it("that have not changed are kept once for all backups, and each can be checked alone", async () => {
    const { source, folder, schemas } = await withFiles();
    const files = filesInMemory({ [photo!]: "a picture", [letter!]: "a letter" });
    const first = await backUp(source.url, folder, { schemas, files, now: new Date(1_000_000) });
    const second = await backUp(source.url, folder, { schemas, files, now: new Date(2_000_000) });
    const inode = async (path: string) => (await stat(join(path, "files", photo!.slice(0, 2), photo!))).ino;
    expect(await inode(second.path)).toBe(await inode(first.path));
    await rm(first.path, { recursive: true });
    const elsewhere = filesInMemory();
    await restore((await emptyDatabase()).url, second.path, { schemas, files: elsewhere });
    expect(elsewhere.content.get(letter!)).toBe("a letter");
    const damaged = join(second.path, "files", photo!.slice(0, 2), photo!);
    await rm(damaged);
    await writeFile(damaged, "a pictures");
    await expect(restore((await emptyDatabase()).url, second.path, { schemas })).rejects.toThrow(/checksum is another/);
  });
});
