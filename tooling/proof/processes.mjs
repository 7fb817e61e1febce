/** Facts about processes from the system. A process that only waits to be reaped counts as gone. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** The living processes of a group. */
export const groupOf = (pgid) => living().filter((candidate) => candidate.pgid === pgid);

/** The living processes that stand in a folder or were told of it: a PostgreSQL does both with its data. */
export const aboutFolder = (folder) =>
  living().filter(({ cwd, words }) => isIn(cwd, folder) || words.some((word) => isIn(word, folder)));

/** Resolves once `find` finds nobody; throws with who is left after `patience`. */
export async function untilGone(find, patience) {
  const deadline = Date.now() + patience;
  for (;;) {
    const left = find();
    if (left.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(
        `still there: ${left.map(({ pid, words }) => `${pid} ${words.join(" ").slice(0, 200)}`).join(", ")}`,
      );
    await pause(50);
  }
}

/** Ends whatever the proof left running on a folder of its own. */
export function endAllOf(folder) {
  for (const { pid } of aboutFolder(folder)) {
    if (pid !== process.pid) killIfThere(pid);
  }
}

export function killIfThere(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

function living() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => describe(Number(pid)))
    .filter((candidate) => candidate && candidate.state !== "Z" && candidate.state !== "X");
}

function describe(pid) {
  const stat = orNothing(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  if (!stat) return undefined;
  // The second field is a name in brackets that may hold spaces.
  const [state, , pgid] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return {
    pid,
    state,
    pgid: Number(pgid),
    cwd: orNothing(() => readlinkSync(`/proc/${pid}/cwd`)) ?? "",
    words: (orNothing(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? "").split("\0"),
  };
}

const isIn = (path, folder) => path === folder || path.startsWith(folder + sep);

// A process may end between being listed and being read, and others' folders are none of our business.
function orNothing(read) {
  try {
    return read();
  } catch {
    return undefined;
  }
}
