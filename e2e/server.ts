/** The real program as its own process, with a data folder of its own. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Build = "build" | "build-e2e";
export type RunningServer = {
  url: string;
  pid: number;
  dataDir: string;
  output: () => string;
  /** Resolves to the exit code, or to the signal that ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
  /** Stops it, and leaves nothing behind. */
  end(): Promise<void>;
};

// The same program is started some hundred times: compiled once, each start costs a third less.
const compiled = join(tmpdir(), "cuadrante-compiled");

export const projectRoot = join(import.meta.dirname, "..");

/** Starts it on a free port and waits until it says where it serves. Throws with everything it printed when it ends before. */
export async function startServer(
  environment: Record<string, string> = {},
  build: Build = "build",
): Promise<RunningServer> {
  const dataDir = environment["DATA_DIR"] ?? (await makeDataDir());
  const { child, output } = launch({ PORT: "0", DATA_DIR: dataDir, ...environment }, build);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout!.on("data", () => {
      const ready = /Ready: (\S+)/.exec(output())?.[1];
      if (ready) resolve(ready);
    });
    child.once("exit", (code, signal) =>
      reject(new Error(`ended with ${code ?? signal} before it was ready:\n${output()}`)),
    );
  });
  const exited = once(child, "exit").then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return exited;
  };
  const end = async () => {
    await stop();
    await removeDataDir(dataDir);
  };
  return { url, pid: child.pid!, dataDir, output, stop, end };
}

/** Runs it where it is expected to give up by itself. */
export async function startThatFails(
  environment: Record<string, string>,
  folder = tmpdir(),
): Promise<{ code: number; errors: string[] }> {
  const { child, errors } = launch({ PORT: "0", ...environment }, "build", folder);
  const [code] = await once(child, "exit");
  return { code, errors: errors().trim().split("\n") };
}

export const makeDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), "cuadrante-e2e-"));
export const removeDataDir = (dataDir: string): Promise<void> => rm(dataDir, { recursive: true, force: true });

function launch(
  environment: Record<string, string>,
  build: Build,
  folder = tmpdir(),
): { child: ChildProcess; output: () => string; errors: () => string } {
  let printed = "";
  let errors = "";
  const child = spawn(process.execPath, [join(projectRoot, "product/web", build, "server/main.js")], {
    cwd: folder,
    env: { PATH: process.env["PATH"], LOG_LEVEL: "warn", NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that fails half-way must not leave its server behind.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  child.stdout.on("data", (bytes) => (printed += bytes));
  child.stderr.on("data", (bytes) => {
    printed += bytes;
    errors += bytes;
  });
  return { child, output: () => printed, errors: () => errors };
}
