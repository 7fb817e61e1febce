import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startProgram, stopsCleanly } from "./app.mjs";

// It reads in /proc who is left.
describe.runIf(process.platform === "linux")("a stop", () => {
  it("is judged by the last words too, when they arrive after the process is gone", async () => {
    const { place, program } = programThatSays("Stopped");
    const app = await startProgram(place, program);
    await expect(stopsCleanly(app, "SIGTERM", program)).resolves.toMatch(/ s$/);
  });

  it("is not clean without them", async () => {
    const { place, program } = programThatSays("Crashed");
    const app = await startProgram(place, program);
    await expect(stopsCleanly(app, "SIGTERM", program)).rejects.toThrow("it did not say that it stopped");
  });
});

/** Its last words are still on their way for a while after it has ended: another process brings them. */
function programThatSays(words: string) {
  const clone = mkdtempSync(join(tmpdir(), "proof-app-"));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const folder = join(clone, "product", "web", "build", "server");
  const dataDir = join(clone, "data");
  for (const each of [folder, dataDir]) mkdirSync(each, { recursive: true });
  writeFileSync(join(dataDir, "postgres.log"), "database system is shut down\n");
  writeFileSync(
    join(folder, "main.js"),
    `const { spawn } = require("node:child_process");
    const late = ["-e", 'setTimeout(() => console.log("${words}"), 700)'];
    process.on("SIGTERM", () =>
      spawn(process.execPath, late, { stdio: "inherit", detached: true }).on("spawn", () => process.exit()));
    setInterval(() => {}, 1000);
    console.log("Ready: http://nowhere.example");`,
  );
  const place = { clone, node: process.execPath, spawnAs: { env: process.env } };
  return { place, program: { build: "build", dataDir } };
}
