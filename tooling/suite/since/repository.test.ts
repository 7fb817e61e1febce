import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repository as root } from "#tooling/testing/lint-tree.ts";
import { resolver, specifiersIn } from "./imports.ts";
import { journeySetup, unitSetup, walksOf } from "./pick.ts";
import { changedSince, readRepository } from "./repository.ts";

test("every import of one of our own files leads to a file", () => {
  const { sources, packages } = readRepository(root);
  const resolve = resolver(packages);
  const ours = /^(\.\/(?!\+types)|#|\/src\/|@product\/|@platform\/)/;
  const lost = [...sources]
    // Tools write imports of files that are not there, into what they generate or plant.
    .filter(([file]) => !file.startsWith("tooling/"))
    .flatMap(([file, source]) =>
      specifiersIn(source)
        .filter((specifier) => ours.test(specifier))
        .filter((specifier) => !existsSync(join(root, resolve(file, specifier) ?? "nowhere")))
        .map((specifier) => `${file}: ${specifier}`),
    );
  expect(lost).toEqual([]);
});

test("every slice that a journey says it walks is there", () => {
  const { sources } = readRepository(root);
  const slices = new Set(
    [...sources.keys()].flatMap((file) => /^product\/web\/src\/features\/(.+)\//.exec(file)?.[1]?.split("/") ?? []),
  );
  const walks = [...sources].flatMap(([file, source]) =>
    file.startsWith("e2e/") ? (walksOf(source) ?? []).map((slice) => ({ file, slice })) : [],
  );
  expect(walks.length).toBeGreaterThan(30);
  expect(walks.filter(({ slice }) => !slices.has(slice))).toEqual([]);
});

test("what the runners start by themselves is where their settings say", () => {
  const { sources } = readRepository(root);
  for (const file of unitSetup.slice(1)) expect(sources.get(unitSetup[0]!)).toContain(`"${file}"`);
  const [quickly, postgres] = journeySetup.slice(1);
  expect(sources.get(journeySetup[0]!)).toContain(`globalSetup: ["../${quickly}", "${postgres!.replace("e2e", ".")}"]`);
});

test("a change is what was committed since the work left the ref, what was not, and both ends of a move", () => {
  const folder = mkdtempSync(join(tmpdir(), "since-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], { cwd: folder });
  const commit = (message: string, files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  git("init", "--quiet", "--initial-branch", "main");
  commit("start", { ".gitignore": "ignored.ts", "moved.ts": "a file\nthat moves", "edited.ts": "", "same.ts": "" });
  git("checkout", "--quiet", "-b", "work");
  git("mv", "moved.ts", "arrived.ts");
  commit("move", { "committed.ts": "" });
  git("checkout", "--quiet", "main");
  commit("others go on", { "of-others.ts": "" });
  git("checkout", "--quiet", "work");
  writeFileSync(join(folder, "edited.ts"), "now");
  writeFileSync(join(folder, "new.ts"), "");
  writeFileSync(join(folder, "ignored.ts"), "");
  expect(changedSince(folder, "main").toSorted()).toEqual([
    "arrived.ts",
    "committed.ts",
    "edited.ts",
    "moved.ts",
    "new.ts",
  ]);
});
