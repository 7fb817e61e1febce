/** A folder is read at a glance: about thirty entries. Those that are history grow with time, and are read by number. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const most = 40;
const history = ["docs/decisions", "product/database/src/migrations"];

test(`no folder has more than ${most} entries`, () => {
  const root = join(import.meta.dirname, "../..");
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split("/");
    for (let depth = 1; depth < parts.length; depth += 1)
      entries.getOrInsertComputed(parts.slice(0, depth).join("/"), () => new Set()).add(parts[depth]!);
  }
  expect(entries.size).toBeGreaterThan(100);
  const large = [...entries].filter(([folder, names]) => names.size > most && !history.includes(folder));
  expect(large.map(([folder, names]) => `${folder}: ${names.size}`)).toEqual([]);
});
