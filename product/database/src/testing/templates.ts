/** The databases that test files copy: made once for a run. */
import pg from "pg";
import { loadDemoWorkers } from "@product/database/demo/workers";
import { createRoles } from "@product/database/embedded/create-roles";
import { openHashKey } from "@product/database/keyed-hash";
import { migrate, productSchema } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { closeDatabase, openDatabase } from "@product/database/pools";
import { embeddedAddresses, letServe } from "@product/database/roles/addresses";
import { inTransaction } from "@product/database/write";

export const templates = {
  empty: "template_of_tests",
  people: "template_with_people",
  /** The records of the demonstration that a company loads to look around. */
  demo: "template_with_demo",
  /** The demonstration as a whole, as its first start makes it. */
  founded: "template_founded",
} as const;

export type Template = keyof typeof templates;

const secret = "a secret of tests alone, long enough to be one";

/** All copies of a template share its secret, so that data sealed there opens in them. */
export async function openKeysOfTests(): Promise<void> {
  openPersonKeys(secret);
  await openHashKey(secret);
}

/** Binds `database` to a database of the given owner, as the app is bound to its own. */
export function openAsApp(ownerUrl: string): void {
  const { url, retentionUrl } = embeddedAddresses(ownerUrl);
  openDatabase({ url, retentionUrl });
}

/** `run` carries out a statement on the server, outside of any template. */
export async function makeTemplates(serverUrl: string, run: (statement: string) => Promise<void>): Promise<void> {
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  for (const name of Object.values(templates)) await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await run(`CREATE DATABASE ${templates.empty}`);
  await migrate(urlOf(templates.empty));
  await createRoles(urlOf(templates.empty));
  await letServe(embeddedAddresses(urlOf(templates.empty)), [await productSchema()]);
  // The vacuum runs now, so that autovacuum does not come while the template is being copied.
  const client = new pg.Client({ connectionString: urlOf(templates.empty) });
  await client.connect();
  await client.query("VACUUM").finally(() => client.end());
  await run(`CREATE DATABASE ${templates.people} TEMPLATE ${templates.empty}`);
  openAsApp(urlOf(templates.people));
  await openKeysOfTests();
  await inTransaction(loadDemoWorkers);
  await closeDatabase();
}

/**
 * A template that few files need is made by the first of them. `admin` is a connection to the server, whose lock makes
 * the others wait.
 */
export async function presentTemplate(template: Template, admin: pg.Client, urlOf: (name: string) => string) {
  const name = templates[template];
  if (template === "empty" || template === "people") return name;
  await admin.query("SELECT pg_advisory_lock(hashtext($1))", [name]);
  const { rowCount } = await admin.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  if (rowCount === 0) {
    const draft = `${name}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${draft} TEMPLATE ${templates.empty}`);
    openAsApp(urlOf(draft));
    await openKeysOfTests();
    await fill[template]();
    await closeDatabase();
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  }
  await admin.query("SELECT pg_advisory_unlock(hashtext($1))", [name]);
  return name;
}

const fill = {
  demo: async () => inTransaction((await import("@product/database/demo/records")).loadDemoRecords),
  founded: async () => (await import("@product/database/founded/founding")).foundInstallation(() => true),
};
