/** One run of the PostgreSQL server, from launch to exit. */
import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartProblem } from "@platform/kernel/start-problem";
import type { Binaries } from "./binaries.ts";
import { spawnAs, type Identity } from "./identity.ts";
import type { ServerLog } from "./server-log.ts";
import { commandLine } from "./server-settings.ts";

export interface Launch {
  identity: Identity;
  binaries: Binaries;
  location: string;
  port: number;
  settings: Record<string, string>;
  log: ServerLog;
}

export interface Postmaster {
  pid: number;
  /** Resolves with the last of what the server said. */
  exited: Promise<string>;
  signal(name: "INT" | "QUIT"): void;
}

export function launchPostmaster({ identity, binaries, location, port, settings, log }: Launch): Postmaster {
  const args = commandLine(location, port, settings);
  // A group of its own, so that Ctrl-C reaches the app alone and requests drain before the database goes.
  const child = spawnAs(identity, binaries.postgres, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    log.write(chunk);
    output = (output + chunk).slice(-tailLength);
  });
  const exited = new Promise<string>((done) => {
    child.on("error", (error) => done(output + error.message));
    child.on("close", () => done(output));
    // Processes of a killed server hold the pipe open for a while, so the end of the output is not waited for.
    child.on("exit", () => setTimeout(() => done(output), 200));
  });
  const pid = child.pid ?? 0;
  return {
    pid,
    exited,
    signal(name) {
      // Windows has no such signals; PostgreSQL's own tool carries them there.
      if (process.platform === "win32") execFile(binaries.pgCtl, ["kill", name, String(pid)], () => {});
      else child.kill(`SIG${name}`);
    },
  };
}

const tailLength = 64 * 1024;

/** Waits until the server answers queries; returns what it said if it exited instead. */
export async function readyOrExit(postmaster: Postmaster, url: string): Promise<{ exit?: string }> {
  const exit = postmaster.exited.then((output) => ({ exit: output }));
  for (;;) {
    const answer = await Promise.race([exit, ask(url)]);
    if (typeof answer === "object") return answer;
    if (answer === "ready") return {};
    const next = await Promise.race([exit, pause(answer === "stranger" ? 500 : 30, {})]);
    if ("exit" in next) return next;
    if (answer === "stranger") {
      postmaster.signal("INT");
      await postmaster.exited;
      throw new StartProblem("The password in postgres-password does not open the database; restore that file.");
    }
  }
}

async function ask(url: string): Promise<"ready" | "not yet" | "stranger"> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    return (error as { code?: string }).code === wrongPassword ? "stranger" : "not yet";
  } finally {
    await client.end().catch(() => {});
  }
}

const wrongPassword = "28P01";
