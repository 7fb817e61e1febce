/** Runs the project's commands the same way for every stage: from the root, on the project's Node, output on screen. */
import { spawn } from "node:child_process";
import { dirname, delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { projectNode } from "./prepare.mjs";
import { passSignalsTo } from "./signals.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Resolves with the exit code; a command that cannot start or dies by a signal has failed. */
export function command(name, args = [], { cwd = root, env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd,
      env: { ...process.env, ...env, PATH: projectPath() },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
    const signals = passSignalsTo(child);
    const finish = (code, problem) => {
      signals.release();
      if (signals.received) process.exit(signals.exitCode);
      if (code !== 0 && output.length > 0) process.stdout.write(Buffer.concat(output));
      if (problem) console.log(`${name}: ${problem}`);
      resolve(code);
    };
    child.on("error", (error) => finish(127, error.message));
    child.on("close", (code, signal) => finish(code ?? 1, signal && `ended by ${signal}`));
  });
}

function projectPath() {
  return [dirname(projectNode()), join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
}
