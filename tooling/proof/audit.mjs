/** Asks the database itself, through the clone's own packages. */
import { join } from "node:path";
import { run } from "./app.mjs";
import { runningPostgres } from "./data-folder.mjs";

/** Resolves with the page as it is and everything that does not agree with the journal. */
export async function audit(place, dataDir, journal = { acknowledged: [], refused: [] }) {
  const printed = await run(place, place.node, [join("tooling", "proof", "ledger.ts")], {
    env: { DATABASE_URL: runningPostgres(dataDir).url },
    input: JSON.stringify(journal),
  });
  return JSON.parse(printed);
}
