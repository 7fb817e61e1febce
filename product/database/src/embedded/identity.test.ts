import { chmod, chown, cp, mkdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { platformPackage } from "./binaries.ts";
import { isRoot, query, scratchFolder, start } from "./testing/scratch.ts";

const elsewhere = "/var/lib/cuadrante-";

describe.skipIf(!isRoot)("started by root", () => {
  test("runs in a namespace, in place, also where only root may enter", async () => {
    const data = await closedFolder(0);
    const { url, location, pid } = await start(data, { runAs: "namespace" });
    expect(location).toBe(join(data, "postgres"));
    expect((await stat(`/proc/${pid()}`)).uid).toBe(0);
    expect(await query(url, "select 1")).toEqual([[1]]);
  });

  test("drops to nobody, in place where nobody may enter", async () => {
    const data = await scratchFolder();
    const { location, pid } = await start(data, { runAs: "nobody" });
    expect(location).toBe(join(data, "postgres"));
    expect((await stat(`/proc/${pid()}`)).uid).not.toBe(0);
    expect((await stat(location)).uid).toBe((await stat(`/proc/${pid()}`)).uid);
  });

  test("drops to nobody elsewhere where only root may enter, says so and finds it again", async () => {
    const data = await closedFolder(0);
    const { url, location, lines, stop } = await start(data, { runAs: "nobody" });
    expect(location).toContain(elsewhere);
    expect(lines).toContain(`The database lies in ${dirname(location)}, because PostgreSQL may not enter ${data}`);
    await query(url, "create table note as select 'kept' as text");
    await stop();
    const again = await start(data);
    expect(again).toMatchObject({ wasEmpty: false, location });
    expect(await query(again.url, "select text from note")).toEqual([["kept"]]);
  });

  test("takes an existing database along when it must run as another", async () => {
    const data = await closedFolder(0);
    const { url, stop } = await start(data, { runAs: "namespace" });
    await query(url, "create table note as select 'kept' as text");
    await stop();
    const moved = await start(data, { runAs: "nobody" });
    expect(moved.location).toContain(elsewhere);
    expect(await query(moved.url, "select text from note")).toEqual([["kept"]]);
  });

  test("leaves a home folder that only its person may enter, binaries and all", async () => {
    const data = await closedFolder(12345);
    const binaries = join(dirname(data), "package");
    await cp(platformPackage(), binaries, { recursive: true, verbatimSymlinks: true });
    const { url, location, stop } = await start(data, { binaries });
    expect(location).toContain(elsewhere);
    await query(url, "create table note as select 'kept' as text");
    await stop();
    const again = await start(data, { binaries });
    expect(await query(again.url, "select text from note")).toEqual([["kept"]]);
  });

  test("runs as the person whose database it is", async () => {
    const data = await scratchFolder();
    await (await start(data, { runAs: "nobody" })).stop();
    const { pid } = await start(data);
    expect((await stat(`/proc/${pid()}`)).uid).toBe((await stat(join(data, "postgres"))).uid);
  });

  test("refuses to run as root itself", async () => {
    await expect(start(await scratchFolder(), { runAs: "self" })).rejects.toThrow("PostgreSQL cannot run as root");
  });
});

describe.skipIf(isRoot)("started by an ordinary user", () => {
  test("runs as that user", async () => {
    const { pid } = await start(await scratchFolder(), { runAs: "self" });
    expect((await stat(`/proc/${pid()}`)).uid).toBe(process.getuid?.());
  });

  test("cannot drop to nobody", async () => {
    await expect(start(await scratchFolder(), { runAs: "nobody" })).rejects.toThrow("which needs root");
  });
});

/** A data folder below one that only `uid` may enter. */
async function closedFolder(uid: number): Promise<string> {
  const parent = await scratchFolder();
  await chown(parent, uid, uid);
  await chmod(parent, 0o700);
  const data = join(parent, "data");
  await mkdir(data);
  return data;
}
