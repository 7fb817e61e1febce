import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { scratchFolder } from "./testing/scratch.ts";

describe("the lock of a data folder", () => {
  test("has one winner among many starts, also over a dead owner and a dead heir", async () => {
    const folder = await scratchFolder();
    await writeFile(join(folder, "lock"), JSON.stringify({ ...dead, id: "first" }));
    await writeFile(join(folder, "lock.after-first"), JSON.stringify({ ...dead, id: "second" }));
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => lockFolder(folder)));
    const winners = results.filter((result) => result.status === "fulfilled");
    expect(winners).toHaveLength(1);
    expect(await readdir(folder)).toEqual(["lock"]);

    await winners[0]?.value();
    expect(await readdir(folder)).toEqual([]);
  });

  test("of a process whose number was given to another is taken over", async () => {
    const folder = await scratchFolder();
    await writeFile(join(folder, "lock"), JSON.stringify({ pid: process.pid, began: "an earlier boot:42", id: "old" }));
    await lockFolder(folder);
    expect(JSON.parse(await readFile(join(folder, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
  });
});

const dead = { pid: 2 ** 22 + 1, began: "" };
