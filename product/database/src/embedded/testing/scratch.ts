/** For tests: data folders that vanish afterwards with all that was started on them. */
import { execFile, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { onTestFinished, vi } from "vitest";
import { startEmbeddedPostgres, type EmbeddedOptions } from "@product/database/embedded/cluster";

// A start takes about a second alone, and many when every test of the project runs at once.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const isRoot = process.getuid?.() === 0;

export async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-test-"));
  // Others may pass, so that only what a test closes is closed.
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

// The data here need not survive a crash of the machine.
const settings = { fsync: "off" };

export async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const server = await startEmbeddedPostgres({ dataDir, runAs: "auto", say, settings, ...options });
  onTestFinished(async () => {
    await server.stop();
    const elsewhere = await readFile(join(dataDir, "postgres-location"), "utf8").catch(() => "");
    if (elsewhere) await rm(elsewhere.trim(), { recursive: true, force: true });
  });
  return { ...server, lines };
}

export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

/** Program text for another process: starts a cluster on DATA and prints its pid or the problem. */
const startAndTell = `
  import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
  try {
    const server = await startEmbeddedPostgres({ dataDir: process.env.DATA, runAs: "auto", say() {}, settings: { fsync: "off" } });
    console.log(server.pid());
    if (process.env.THEN === "stop") await server.stop();
    else setInterval(() => {}, 1000);
  } catch (error) {
    console.log(error.name + ": " + error.message);
  }`;

/** Runs an app in another process, with a group of its own as a terminal gives it, and resolves, once its database is ready, with both process numbers. */
export async function startInAnotherProcess(dataDir: string) {
  const app = spawn(process.execPath, asProgram(startAndTell), {
    env: { ...process.env, DATA: dataDir },
    detached: true,
  });
  onTestFinished(() => void app.kill("SIGKILL"));
  const line = await new Promise<string>((resolve) =>
    app.stdout.once("data", (chunk: Buffer) => resolve(String(chunk))),
  );
  const exited = new Promise((done) => app.once("exit", done));
  return { app, appPid: app.pid ?? 0, postgresPid: Number(line), exited };
}

/** Runs a shell script that may mount; `undefined` where this machine allows nobody to. */
export async function whereMountsAreAllowed(script: string, dataDir: string): Promise<string | undefined> {
  await mkdir(dataDir, { recursive: true });
  const isolation = isRoot ? ["--mount"] : ["--user", "--map-root-user", "--mount"];
  const run = (command: string) =>
    promisify(execFile)("unshare", [...isolation, "sh", "-ec", command], {
      env: { ...process.env, DATA: dataDir, NODE: process.execPath, PROGRAM: startAndTell, THEN: "stop" },
    });
  const allowed = await run('mount -t tmpfs tmpfs "$DATA"').catch(() => undefined);
  if (!allowed) return undefined;
  return (await run(script)).stdout;
}

/** For the shell scripts above. */
export const startInShell = '"$NODE" --input-type=module-typescript -e "$PROGRAM"';

const asProgram = (text: string) => ["--input-type=module-typescript", "-e", text];
