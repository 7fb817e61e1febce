import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The settings in a `.env` file; empty when there is none. */
export function readDotEnv(file: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}
