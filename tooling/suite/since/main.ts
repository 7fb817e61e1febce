/** Writes what a change since a ref can reach into a file: `node tooling/suite/since/main.ts REF FILE`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pick } from "./pick.ts";
import { changedSince, readRepository } from "./repository.ts";

const root = join(import.meta.dirname, "../../..");
const [ref, file] = process.argv.slice(2) as [string, string];
const picked = pick(changedSince(root, ref), readRepository(root));
writeFileSync(file, JSON.stringify(picked));
