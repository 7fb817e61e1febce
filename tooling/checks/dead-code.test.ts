import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { repository } from "#tooling/testing/lint-tree.ts";

// A house in small, all of it in use, under the repository's own knip.json.
const alive = {
  "package.json": '{ "name": "small", "private": true, "type": "module", "workspaces": ["product/*", "tooling"] }',
  "product/domain/package.json": '{ "name": "@product/domain", "type": "module", "exports": { "./*": "./src/*.ts" } }',
  "product/domain/src/time.ts": "export const hour = 3600;",
  "product/web/package.json":
    '{ "name": "@product/web", "type": "module", "imports": { "#*": "./src/*" }, "dependencies": { "@product/domain": "*", "hono": "4" } }',
  "product/web/src/server/main.ts":
    'import { hour } from "@product/domain/time"; import { Hono } from "hono"; import { answer } from "#request/answer.ts"; console.log(new Hono(), hour, answer);',
  "product/web/src/request/answer.ts": "export const answer = 42;",
  "tooling/package.json": '{ "name": "tooling", "type": "module" }',
  "tooling/start.mjs": 'console.log("start");',
};

describe("the dead code check", { timeout: 30_000 }, () => {
  it("passes a house where everything is used", async () => {
    expect(await deadIn(alive)).toEqual([]);
  });

  it("reports what nobody uses, each by its name", async () => {
    const time = `${alive["product/domain/src/time.ts"]} export const fortnight = 1209600;`;
    const manifest = alive["product/web/package.json"].replace('"hono": "4"', '"hono": "4", "zod": "4"');
    const dead = await deadIn({
      ...alive,
      "product/web/src/request/old.ts": "export const old = 1;",
      // Dead also where the package exports every file.
      "product/domain/src/time.ts": time,
      "product/domain/src/old.ts": "export const old = 1;",
      "product/web/package.json": manifest,
    });
    expect(dead.toSorted()).toEqual([
      "dependencies product/web/package.json zod",
      "exports product/domain/src/old.ts old",
      "exports product/domain/src/time.ts fortnight",
      "files product/web/src/request/old.ts",
    ]);
  });

  it("reports a dependency nobody declared", async () => {
    const undeclared = 'import { z } from "zod"; export const answer = z;';
    expect(await deadIn({ ...alive, "product/web/src/request/answer.ts": undeclared })).toEqual([
      "unlisted product/web/src/request/answer.ts zod",
    ]);
  });
});

async function deadIn(files: Record<string, string>): Promise<string[]> {
  const house = await mkdtemp(join(tmpdir(), "dead-code-"));
  try {
    await cp(join(repository, "knip.json"), join(house, "knip.json"));
    await symlink(join(repository, "node_modules"), join(house, "node_modules"));
    for (const [path, source] of Object.entries(files)) {
      await mkdir(dirname(join(house, path)), { recursive: true });
      await writeFile(join(house, path), source);
    }
    return findingsOf(await knip(house));
  } finally {
    await rm(house, { recursive: true });
  }
}

function knip(house: string): Promise<string> {
  const cli = join(repository, "node_modules/knip/bin/knip.js");
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, "--reporter", "json"], { cwd: house }, (_exit, stdout) => resolve(stdout));
  });
}

function findingsOf(json: string): string[] {
  const { issues } = JSON.parse(json) as { issues: Record<string, unknown>[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      (Array.isArray(found) ? found : []).map(({ name }) =>
        kind === "files" ? `files ${file}` : `${kind} ${file} ${name}`,
      ),
    ),
  );
}
