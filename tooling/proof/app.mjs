/** One run of the app in a place, from launch to the last trace. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { clusterOf, lastLogLine, remnants } from "./data-folder.mjs";
import { aboutFolder, groupOf, untilGone } from "./processes.mjs";

export const dataOf = ({ clone }) => join(clone, "data");

export const npmStart = (place) => untilReady(launch(place, "npm", ["start"]), 300);

export const startProgram = (place, program) => untilReady(launchProgram(place, program), 60);

/** Does not wait for anything; `build` names which of the builds, `dataDir` where its data lie. */
export const launchProgram = (place, { build, dataDir, env = {} }) =>
  launch(place, place.node, [join(place.clone, "product", "web", build, "server", "main.js")], {
    ...env,
    DATA_DIR: dataDir,
  });

/** Runs a command to its end and returns what it printed; `input` goes to its standard input. */
export async function run(place, command, args, { env, cwd, input = "" } = {}) {
  const { child, exited, output } = launch(place, command, args, env, cwd);
  child.stdin.on("error", () => {}).end(input);
  const code = await exited;
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output()}`);
  return output();
}

/** A stop is clean when no process, no lock and no unwritten page is left. Returns how long that took. */
export async function stopsCleanly({ pid, output, exited }, signal, { dataDir, wholeGroup = false }) {
  const began = Date.now();
  process.kill(wholeGroup ? -pid : pid, signal);
  await untilGone(() => groupOf(pid), 30_000).catch((error) =>
    fail(`${signal} did not end it: ${error.message}`, output),
  );
  await untilGone(() => aboutFolder(clusterOf(dataDir)), 0);
  // A process may be gone while its last words are still in the pipe.
  if ((await Promise.race([exited, pause(10_000, stillOpen, { ref: false })])) === stillOpen)
    fail("someone else still holds its output open", output);
  const left = remnants(dataDir);
  if (left.length > 0) fail(`${signal} left ${left.join(", ")}`, output);
  if (!lastLogLine(dataDir).endsWith("database system is shut down"))
    fail(`PostgreSQL was not shut down cleanly: ${lastLogLine(dataDir)}`, output);
  if (!/^ *Stopped$/m.test(output())) fail("it did not say that it stopped", output);
  return seconds(began);
}

const stillOpen = Symbol("still open");

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;

export function fail(problem, output) {
  throw new Error(`${problem}\n${output().trim().split("\n").slice(-25).join("\n")}`);
}

function launch({ clone, spawnAs }, command, args, env = {}, cwd = clone) {
  const { env: harmless, ...user } = spawnAs;
  // A group of its own, as a terminal gives one to each command.
  const options = { cwd, ...user, env: { ...harmless, PORT: "0", ...env }, detached: true, stdio: "pipe" };
  const child = spawn(command, args, options);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes) => (printed += bytes));
  const exited = new Promise((done) => {
    child.on("error", (error) => done(error.message));
    child.on("close", (code, signal) => done(code ?? signal));
  });
  return { child, pid: child.pid, exited, output: () => printed, began: Date.now() };
}

async function untilReady(app, patience) {
  const { child, exited, output, began } = app;
  const address = new Promise((found) =>
    child.stdout.on("data", () => {
      const ready = /Ready: (\S+)/.exec(output());
      if (ready) found({ url: ready[1] });
    }),
  );
  let impatience;
  const tooLate = new Promise((late) => (impatience = setTimeout(late, patience * 1000, { problem: "is not ready" })));
  const ended = exited.then((code) => ({ problem: `ended with ${code}` }));
  const { url, problem } = await Promise.race([address, ended, tooLate]);
  clearTimeout(impatience);
  if (problem) fail(`it ${problem} after ${seconds(began)}`, output);
  return { ...app, url, readyAfter: seconds(began) };
}
