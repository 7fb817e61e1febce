import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { dataFolder, ownDatabase } from "./testing/installation.ts";

const program = join(import.meta.dirname, "testing", "full-disk.process.ts");
const isolation = process.getuid?.() === 0 ? ["--mount"] : ["--user", "--map-root-user", "--mount"];

it("a full disk is told in one line, and nothing half-written stays", async ({ skip }) => {
  const dataDir = await dataFolder();
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)("unshare", [...isolation, "sh", "-ec", script, "sh", dataDir, ...args]);
  const mount = 'mount -t tmpfs -o size=2m tmpfs "$1"';
  if (!(await run(mount).catch(() => undefined))) return skip("this machine lets nobody mount a small disk");
  const url = await ownDatabase();
  const { stdout } = await run(`${mount}; exec "$2" "$3" "$1" "$4"`, process.execPath, program, url);
  expect(JSON.parse(stdout)).toEqual({
    answer: {
      status: 507,
      statusCode: "507",
      error: "InsufficientStorage",
      message: "There is no room left for this file",
      code: "InsufficientStorage",
    },
    objects: 0,
    told: `StartProblem: The disk that holds ${dataDir}/backups is full: no backup was made; free some space and try again.`,
    left: [],
  });
});
