/** Finds the PostgreSQL that a running app brought along, for tools that must not start a second one. */
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { rememberedHome } from "./place.ts";
import { isTaken } from "./process-mark.ts";

/** Its address, or undefined when none runs on this data folder. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const folder = resolve(dataDir);
  const home = (await rememberedHome(folder)) ?? folder;
  // Line 1 is the process, line 4 the port.
  const lines = (await readFile(join(home, "postgres", "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 0) || !(port > 0) || !isTaken(pid)) return undefined;
  const password = (await readFile(join(folder, "postgres-password"), "utf8")).trim();
  return `postgres://cuadrante:${password}@127.0.0.1:${port}/cuadrante`;
}
