import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { secretKeyOf } from "./secret-key.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cuadrante-secret-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe("the master secret", () => {
  it("is what the operator gave", async () => expect(await secretKeyOf({ secretKey: "given", dataDir })).toBe("given"));

  it("is made once by processes that start together, and readable by its owner alone", async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => secretKeyOf({ secretKey: undefined, dataDir })));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]!.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(dataDir, "secret.key"))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dataDir, "secret.key"), "utf8")).trim()).toBe(secrets[0]);
  });

  it("that was cut short stops the start instead of being replaced", async () => {
    await writeFile(join(dataDir, "secret.key"), "half");
    await expect(secretKeyOf({ secretKey: undefined, dataDir })).rejects.toThrow("is damaged");
  });
});
