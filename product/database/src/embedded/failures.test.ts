import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { StartProblem } from "@platform/kernel/start-problem";
import { explained, initdbProblem, lastComplaint, serverProblem } from "./failures.ts";
import { isRoot, scratchFolder, start, startInShell, whereMountsAreAllowed } from "./testing/scratch.ts";

const full = new StartProblem("The disk that holds /data is full; free some space and start again.");

describe("a full disk", () => {
  test("is recognised in what initdb, PostgreSQL and the system say", () => {
    const initdb = 'initdb: error: could not write file "/data/postgres/PG_VERSION": No space left on device\n';
    const server =
      '2026-05-01 10:00:00.000 UTC [7] FATAL:  could not write lock file "postmaster.pid": No space left on device\n';
    expect(initdbProblem(initdb, "/data")).toEqual(full);
    expect(serverProblem(server, "/data")).toEqual(full);
    expect(explained(Object.assign(new Error("write"), { code: "ENOSPC" }), "/data")).toEqual(full);
  });

  test("stops the first start and a later one with one line", async ({ skip }) => {
    const data = join(await scratchFolder(), "data");
    const output = await whereMountsAreAllowed(
      `mount -t tmpfs -o size=16m tmpfs "$DATA"; ${startInShell}
       mount -t tmpfs -o size=160m tmpfs "$DATA"; ${startInShell} > /dev/null
       cat /dev/zero > "$DATA/ballast" 2> /dev/null || ${startInShell}`,
      data,
    );
    if (output === undefined) return skip("this machine lets nobody mount a small disk");
    const line = `StartProblem: The disk that holds ${data} is full; free some space and start again.`;
    expect(output.trim().split("\n")).toEqual([line, line]);
  });
});

describe("a data folder that cannot be written", () => {
  test("stops the start with one line", async ({ skip }) => {
    const data = join(await scratchFolder(), "data");
    const output = await whereMountsAreAllowed(`mount -t tmpfs -o ro tmpfs "$DATA"; ${startInShell}`, data);
    if (output === undefined) return skip("this machine lets nobody mount a read-only disk");
    expect(output).toMatch(
      /^StartProblem: The data folder .*\/data cannot be used \(EROFS at .*\); make it a writable folder or set DATA_DIR\.\n$/,
    );
  });

  test.skipIf(isRoot)("because it belongs to another stops the start with one line", async () => {
    const data = await scratchFolder();
    await chmod(data, 0o555);
    await expect(start(data)).rejects.toThrow(/cannot be used \(EACCES at/);
  });
});

test("the reason quoted is PostgreSQL's last complaint", () => {
  const log = "LOG:  starting\nFATAL:  first\nx [1] FATAL:  could not map memory\nLOG:  database system is shut down\n";
  expect(lastComplaint(log)).toBe("could not map memory");
  expect(lastComplaint("")).toBe("it gave no reason");
});
