/** Selects the unit tests and journeys for `--since REF`, in a process of its own, on the project's Node. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command } from "#tooling/command.mjs";
import { sum } from "./totals.mjs";

export async function pickedSince(ref) {
  const folder = await mkdtemp(join(tmpdir(), "cuadrante-since-"));
  try {
    const file = join(folder, "picked.json");
    const exitCode = await command("node", ["tooling/suite/since/main.ts", ref, file]);
    if (exitCode !== 0) throw new Error(`what changed since "${ref}" could not be found out`);
    return JSON.parse(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs them with the names of the files to run, none of which means all; or not at all where nothing is reached. */
export function onlyReached(picked = "all", run) {
  if (picked === "all") return run([]);
  if (picked.length > 0) return run(picked);
  return { ...sum([]), notes: ["nothing that changed reaches it"] };
}
