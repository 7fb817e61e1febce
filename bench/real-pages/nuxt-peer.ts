/** The workers list by Nuxt, which lives in a folder of its own and is installed when it is first needed. */
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeNuxtSource } from "./nuxt-source.ts";

const folder = join(import.meta.dirname, "..", "peers", "nuxt");

export const nuxtScript = join(folder, "server.process.mjs");

/** Builds the app for this document, and gives the settings that its server runs with. */
export function buildNuxt(document: string, valuesFile: string): Record<string, string> {
  if (!existsSync(join(folder, "node_modules", "nuxt"))) install();
  writeFileSync(valuesFile, JSON.stringify(writeNuxtSource(document, folder)));
  run(process.execPath, [join(folder, "node_modules", "nuxt", "bin", "nuxt.mjs"), "build"]);
  return {
    NODE_ENV: "production",
    VALUES: valuesFile,
    NUXT_SERVER: join(folder, ".output", "server", "index.mjs"),
  };
}

/** Not `npm ci`, which refuses a lock file that does not know the binaries of every system. */
const install = () => run("npm", ["install", "--no-save", "--ignore-scripts"]);

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
