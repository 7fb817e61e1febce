import { chmod, cp, lstat, readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { platformPackage } from "./binaries.ts";
import { isRoot, query, scratchFolder, start } from "./testing/scratch.ts";

test("links that an install without scripts left out are made at the start", async () => {
  const folder = await scratchFolder();
  const copy = await packageWithoutLinks(join(folder, "package"));
  await start(join(folder, "data"), { binaries: copy });
  expect(await missingLinks(copy)).toEqual([]);
  expect(await readdir(join(folder, "data"))).not.toContainEqual(expect.stringMatching(/^postgresql-/));
});

test.skipIf(isRoot)("links that cannot be made are made in a copy", async () => {
  const folder = await scratchFolder();
  const copy = await packageWithoutLinks(join(folder, "package"));
  await chmod(join(copy, "native", "lib"), 0o555);
  onTestFinished(() => chmod(join(copy, "native", "lib"), 0o755));
  const { url } = await start(join(folder, "data"), { binaries: copy });
  expect(await query(url, "select 1")).toEqual([[1]]);
  expect(await readdir(join(folder, "data"))).toContainEqual(expect.stringMatching(/^postgresql-18/));
});

async function packageWithoutLinks(copy: string): Promise<string> {
  await cp(platformPackage(), copy, { recursive: true, verbatimSymlinks: true });
  for (const { target } of await links(copy)) await rm(join(copy, target), { force: true });
  expect((await missingLinks(copy)).length).toBe((await links(copy)).length);
  return copy;
}

const links = async (folder: string): Promise<{ target: string }[]> =>
  JSON.parse(await readFile(join(folder, "native", "pg-symlinks.json"), "utf8"));

async function missingLinks(folder: string): Promise<string[]> {
  const found = await Promise.all(
    (await links(folder)).map(({ target }) => lstat(join(folder, target)).catch(() => target)),
  );
  return found.filter((entry) => typeof entry === "string");
}
