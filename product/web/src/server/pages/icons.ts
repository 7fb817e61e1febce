/** Icons by name, for what content chooses; those of the interface are in the build already. */
import { createRequire } from "node:module";
import { readFile } from "node:fs/promises";
import type { IconifyJSON } from "@iconify/types";
import { getIcons } from "@iconify/utils";

/** Undefined for a set that we do not carry; names that it does not have are listed in `not_found`. */
export async function iconsOf(set: string, names: string[]): Promise<IconifyJSON | undefined> {
  if (!known.has(set)) return undefined;
  const all = await read(set);
  return getIcons(all, names.slice(0, mostAtOnce), true) ?? { prefix: set, icons: {}, not_found: names };
}

const known = new Set(["lucide"]);
const mostAtOnce = 200;
const sets = new Map<string, Promise<IconifyJSON>>();

function read(set: string): Promise<IconifyJSON> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  const reading = sets.get(set) ?? readFile(file, "utf8").then((text) => JSON.parse(text) as IconifyJSON);
  sets.set(set, reading);
  return reading;
}
