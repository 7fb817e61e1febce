/** A server under test: a process of its own that says where it is ready, and is gone afterwards. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type ServerProcess = { pid: number; url: string; stop: () => Promise<void> };

/** Nothing of the caller's settings reaches the server: it runs on its defaults and on what is given here. */
export async function startServer(
  script: string,
  { folder, settings = {} }: { folder: string; settings?: Record<string, string> },
): Promise<ServerProcess> {
  const env = { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "warn", ...settings };
  const child = spawn(process.execPath, [script], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  alive.add(child.once("exit", () => alive.delete(child)));
  try {
    return { pid: child.pid!, url: await readyAt(child, script), stop: () => stop(child) };
  } catch (error) {
    await stop(child);
    throw error;
  }
}

// However this run ends, no server is left behind.
const alive = new Set<ChildProcess>();
process.on("exit", () => alive.forEach((child) => child.kill()));

async function readyAt(child: ChildProcess, script: string): Promise<string> {
  const timer = setTimeout(() => child.kill(), startPatienceMs);
  try {
    for await (const line of createInterface({ input: child.stdout! })) {
      const port = line.match(/Ready: http:\/\/[^:]+:(\d+)/)?.[1];
      if (port) return `http://127.0.0.1:${port}`;
    }
    throw new Error(`${script} ended or was too slow before it was ready`);
  } finally {
    clearTimeout(timer);
    child.stdout!.resume();
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), stopPatienceMs);
  await gone;
  clearTimeout(impatience);
}

const startPatienceMs = 120_000;
const stopPatienceMs = 30_000;
