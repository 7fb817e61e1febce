import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { untouchedTools } from "./untouched-tools.mjs";

const folder = mkdtempSync(join(tmpdir(), "cuadrante-tools-"));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Someone", "-c", "user.email=someone@staff.example", ...args], { cwd: folder });
const commit = (message: string) => git("commit", "--quiet", "--allow-empty", "--message", message);

describe("tools of the house whose tests may rest", () => {
  it("are none where there is no history, or a short one", async () => {
    expect(untouchedTools(folder, 3)).toEqual([]);
    await mkdir(join(folder, "bench"));
    writeFileSync(join(folder, "bench/a.ts"), "");
    git("init", "--quiet");
    git("add", "--all");
    commit("start");
    expect(untouchedTools(folder, 3)).toEqual([]);
  });

  it("are those in which the last commits changed nothing, and nobody does now", () => {
    for (let n = 0; n < 3; n += 1) commit(`${n}`);
    expect(untouchedTools(folder, 3)).toEqual(["tooling/suite", "tooling/proof", "bench"]);
    writeFileSync(join(folder, "bench/a.ts"), "changed");
    expect(untouchedTools(folder, 3)).toEqual(["tooling/suite", "tooling/proof"]);
    git("checkout", "--quiet", "bench");
    writeFileSync(join(folder, "bench/new.ts"), "");
    expect(untouchedTools(folder, 3)).toEqual(["tooling/suite", "tooling/proof"]);
  });
});
