/** CPU time of each kind of process while a stage runs, so that the most expensive kind is known. */
import { readdirSync, readFileSync } from "node:fs";

/** Looks every two seconds; `stop` tells seconds and number by kind. Tells nothing where the system does not. */
export function watchProcesses(pid = process.pid) {
  const seen = new Map();
  const timer = setInterval(look, 2_000);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      look();
      return byKind(seen.values());
    },
  };

  function look() {
    if (process.platform !== "linux") return;
    const now = running();
    for (const each of now.values())
      if (isBelow(each, pid, now)) {
        const known = seen.get(each.key);
        // A process changes its command once, when it becomes the program that it was started for.
        seen.set(each.key, known ? { ...each, kind: each.kind ?? known.kind } : each);
      }
  }
}

/** `[kind, seconds, number]`, the dearest first. */
export function byKind(processes) {
  const kinds = new Map();
  for (const { kind, seconds } of processes) {
    const [before, number] = kinds.get(kind ?? "other") ?? [0, 0];
    kinds.set(kind ?? "other", [before + seconds, number + 1]);
  }
  return [...kinds].map(([kind, [seconds, number]]) => [kind, seconds, number]).toSorted((a, b) => b[1] - a[1]);
}

export function kindOf(command) {
  if (command.includes("--type=renderer")) return "pages";
  if (/chrom(e|ium)/.test(command.split("\0", 1)[0])) return "the rest of the browser";
  if (/server\/main\.js/.test(command)) return "apps";
  if (/postgres/.test(command.split("\0", 1)[0])) return "PostgreSQL";
  if (/playwright/.test(command)) return "the tests themselves";
  return undefined;
}

function running() {
  const processes = new Map();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1).split(" ");
      const kind = kindOf(readFileSync(`/proc/${name}/cmdline`, "utf8"));
      const seconds = (Number(fields[11]) + Number(fields[12])) / 100;
      processes.set(Number(name), {
        pid: Number(name),
        parent: Number(fields[1]),
        key: `${name} ${fields[19]}`,
        kind,
        seconds,
      });
    } catch {
      // It ended between the two looks.
    }
  }
  return processes;
}

function isBelow({ parent }, ancestor, processes) {
  for (let pid = parent; pid > 1; pid = processes.get(pid)?.parent ?? 0) if (pid === ancestor) return true;
  return false;
}
