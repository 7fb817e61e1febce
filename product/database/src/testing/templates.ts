/** The databases that test files copy: made once for a run. */
import { loadDemoWorkers } from "@product/database/demo/workers";
import { openHashKey } from "@product/database/keyed-hash";
import { migrate } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { inTransaction } from "@product/database/write";

export const templates = { empty: "template_of_tests", people: "template_with_people" } as const;

const secret = "a secret of tests alone, long enough to be one";

/** What was sealed in a template opens in its copies. */
export async function openKeysOfTests(): Promise<void> {
  openPersonKeys(secret);
  await openHashKey(secret);
}

/** `run` carries out a statement on the server, outside of any template. */
export async function makeTemplates(serverUrl: string, run: (statement: string) => Promise<void>): Promise<void> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  for (const name of Object.values(templates)) await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(`CREATE DATABASE ${templates.empty}`);
  await migrate(urlOf(templates.empty));
  await run(`CREATE DATABASE ${templates.people} TEMPLATE ${templates.empty}`);
  openDatabase({ url: urlOf(templates.people) });
  await openKeysOfTests();
  await inTransaction(loadDemoWorkers);
  await closeDatabase();
}
