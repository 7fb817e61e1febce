import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { isInstalled, projectNode, run, sourcesHash } from "./prepare.mjs";

describe("the hash of the sources", () => {
  test.each(["product/web/src/root.tsx", "platform/kernel/src/clock.ts", "package-lock.json"])("follows %s", (file) => {
    const root = clone();
    const before = sourcesHash(root);
    expect(sourcesHash(root)).toBe(before);
    write(root, file, "changed");
    expect(sourcesHash(root)).not.toBe(before);
  });

  test.each([
    "product/web/src/root.test.tsx",
    "product/web/build/server/main.js",
    "product/web/build/.sources",
    "product/web/.react-router/types/root.ts",
    "product/web/node_modules/.vite/results.json",
    "docs/guide.md",
  ])("does not follow %s", (file) => {
    const root = clone();
    const before = sourcesHash(root);
    write(root, file, "changed");
    expect(sourcesHash(root)).toBe(before);
  });

  test("follows a file that moves", () => {
    const root = clone();
    const before = sourcesHash(root);
    rmSync(join(root, "product/web/src/root.tsx"));
    write(root, "product/web/src/moved.tsx", "root");
    expect(sourcesHash(root)).not.toBe(before);
  });
});

describe("the packages count as installed", () => {
  test("only with the mark of this package-lock and a Node", () => {
    const root = clone();
    expect(isInstalled(root)).toBe(false);
    write(root, "node_modules/.cuadrante-install", createHash("sha256").update("lock").digest("hex"));
    expect(isInstalled(root)).toBe(false);
    mkdirSync(dirname(projectNode(root)), { recursive: true });
    writeFileSync(projectNode(root), "");
    expect(isInstalled(root)).toBe(true);
    write(root, "package-lock.json", "another lock");
    expect(isInstalled(root)).toBe(false);
  });
});

test("a command that fails is told by name and code", async () => {
  await expect(run(process.execPath, ["-e", "process.exit(3)"])).rejects.toThrow(
    /^node -e process\.exit\(3\) failed \(3\)\.$/,
  );
});

function clone(): string {
  const root = mkdtempSync(join(tmpdir(), "cuadrante-test-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write(root, "product/web/src/root.tsx", "root");
  write(root, "product/web/src/root.test.tsx", "test");
  write(root, "platform/kernel/src/clock.ts", "clock");
  write(root, "package-lock.json", "lock");
  return root;
}

function write(root: string, file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}
