import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The version of the whole, as the repository names it. */
export const appVersion = (): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", "..", "package.json"), "utf8")).version;
