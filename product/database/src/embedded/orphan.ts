/** Ends the server that a killed app left running on a cluster. */
import { execFile } from "node:child_process";
import { readFile, realpath, unlink } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { StartProblem } from "@platform/kernel/start-problem";
import { isRunning, isTaken } from "./process-mark.ts";

export async function stopOrphan(cluster: string, say: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  const pid = Number.parseInt(await readFile(pidFile, "utf8").catch(() => ""), 10);
  if (!(pid > 0) || !isTaken(pid)) return;
  const verdict = await servesCluster(pid, cluster);
  // PostgreSQL recovers from a free number by itself, but takes any process of that number for a server, even one
  // that only waits to be reaped.
  if (verdict === "no") return unlink(pidFile);
  if (verdict === "unknown") return;
  say(`Stopping PostgreSQL ${pid}, left behind by an app that was killed`);
  process.kill(pid, "SIGINT");
  if (await endsWithin(20_000, pid)) return;
  process.kill(pid, "SIGQUIT");
  if (await endsWithin(20_000, pid)) return;
  throw new StartProblem(
    `PostgreSQL process ${pid} still runs on ${cluster} and does not stop; end it and start again.`,
  );
}

async function servesCluster(pid: number, cluster: string): Promise<"yes" | "no" | "unknown"> {
  if (process.platform === "win32") return "unknown";
  if (process.platform !== "linux") {
    const command = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(() => undefined);
    if (!command) return "unknown";
    return command.stdout.includes("postgres") && command.stdout.includes(cluster) ? "yes" : "no";
  }
  const words = await readFile(`/proc/${pid}/cmdline`, "utf8").then(
    (line) => line.split("\0"),
    () => undefined,
  );
  if (!words) return "unknown";
  if (basename(words[0] ?? "") !== "postgres") return "no";
  // A server stands in its data folder, also after the folder was renamed.
  const stands = await realpath(`/proc/${pid}/cwd`).catch(() => undefined);
  return words.includes(cluster) || stands === (await realpath(cluster)) ? "yes" : "no";
}

async function endsWithin(milliseconds: number, pid: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!(await isRunning(pid))) return true;
    await pause(50);
  }
  return false;
}
