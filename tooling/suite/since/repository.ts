/** The repository as it lies on disk, and what changed in it. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Repository } from "./pick.ts";

/** Everything that differs from where the work left `ref`, committed or not; a moved file counts at both places. */
export function changedSince(root: string, ref: string): string[] {
  const [base] = git(root, "merge-base", ref, "HEAD");
  return [...git(root, "diff", "--name-only", "--no-renames", base!), ...untracked(root)];
}

export function readRepository(root: string): Repository {
  const files = [...git(root, "ls-files"), ...untracked(root)].filter((file) => existsSync(join(root, file)));
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const modules = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const packages = files
    .filter((file) => file.endsWith("/package.json"))
    .map((file) => ({ ...JSON.parse(read(file)), folder: dirname(file) }));
  return { sources: new Map(modules.map((file) => [file, read(file)])), packages };
}

const untracked = (root: string) => git(root, "ls-files", "--others", "--exclude-standard");

const git = (cwd: string, ...args: string[]): string[] =>
  execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 64 * 2 ** 20 })
    .split("\n")
    .filter(Boolean);
