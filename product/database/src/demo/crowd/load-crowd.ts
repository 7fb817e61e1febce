import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { copyIn } from "@product/database/backup/copy";
import { inventCrowd, type CrowdWorker } from "./invent-crowd.ts";
import { demoEntities, demoRoles } from "@product/database/demo/worker-words";

export type Crowd = { url: string; count: number; seed: number; say: (line: string) => void };

/** Brings so many invented workers into a database, all of them or none, without papers or clearance. Indexes are made anew afterwards, which is quicker. */
export async function loadCrowd({ url, count, seed, say }: Crowd): Promise<void> {
  const client = new pg.Client({ connectionString: url, statement_timeout: 0 });
  await client.connect();
  try {
    await client.query("BEGIN");
    // Building indexes in memory; what the server usually grants is meant for the questions of pages.
    await client.query("SET LOCAL maintenance_work_mem = '256MB'");
    const roleIds = await workplaces(client);
    const rules = await dropRules(client);
    const indexes = await dropIndexes(client);
    say(`Writing ${count} workers`);
    await copyRows(client, `app.worker (${columns.join(", ")})`, workerLines(count, seed));
    await copyRows(client, "app.worker_role (worker_id, role_id)", roleLines(count, seed, roleIds));
    for (const { name, definition } of indexes) {
      say(`Indexing ${name}`);
      await client.query(definition);
    }
    for (const { owner, name, definition } of rules)
      await client.query(`ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`);
    await client.query("COMMIT");
    // Also so that the planner knows them, and pages are known to hold nothing that anyone could not see.
    await client.query("VACUUM (ANALYZE) app.worker, app.worker_role, app.worker_word");
  } finally {
    await client.end();
  }
}

/** Whether there are workers besides those of the demonstration. */
export async function hasRealWorkers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "SELECT FROM app.worker WHERE id::text NOT LIKE '00000000-0000-4000-9000-%' LIMIT 1",
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

/** The company and the roles of the demonstration, where they are not there yet. */
async function workplaces(client: pg.Client): Promise<Map<string, string>> {
  for (const [country, { id, name, address }] of Object.entries(demoEntities))
    await client.query(
      "INSERT INTO app.legal_entity (id, name, country, address) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
      [id, name, country, address],
    );
  for (const [key, nameEn, nameEs, minimumAge] of demoRoles)
    await client.query(
      "INSERT INTO app.role (key, name_en, name_es, minimum_age) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
      [key, nameEn, nameEs, minimumAge],
    );
  const { rows } = await client.query<{ key: string; id: string }>("SELECT key, id FROM app.role");
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** All but those that keep codes and ids apart. */
async function dropIndexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('app.worker'::regclass, 'app.worker_role'::regclass)
       AND NOT indisunique`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows;
}

/** References are checked together at the end, not row by row. */
async function dropRules(client: pg.Client) {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE conrelid IN ('app.worker'::regclass, 'app.worker_role'::regclass) AND contype = 'f'`,
  );
  for (const { owner, name } of rows) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
  return rows;
}

const copyRows = (client: pg.Client, table: string, lines: Iterable<string>) =>
  pipeline(Readable.from(inPieces(lines)), copyIn(client, `COPY ${table} FROM STDIN`));

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length > 60_000) {
      yield piece;
      piece = "";
    }
  }
  yield piece;
}

const columns = [
  "id",
  "code",
  "status",
  "first_name",
  "last_name",
  "second_last_name",
  "email",
  "mobile",
  "town",
  "postcode",
  "country",
  "language",
  "worker_type",
  "legal_entity_id",
  "tags",
  "source",
  "created_at",
] as const;

function* workerLines(count: number, seed: number): Generator<string> {
  const today = Date.now();
  for (const worker of inventCrowd(count, seed)) yield `${valuesOf(worker, today).join("\t")}\n`;
}

/** Nothing in an invented name means anything to COPY. In the order of the columns. */
const valuesOf = (worker: CrowdWorker, today: number): string[] => [
  worker.id,
  worker.code,
  worker.status,
  worker.firstName,
  worker.lastName,
  worker.secondLastName,
  worker.email,
  worker.mobile,
  worker.town,
  worker.postcode,
  worker.country,
  worker.language,
  worker.workerType,
  worker.legalEntityId,
  `{${worker.tags.join(",")}}`,
  worker.source,
  new Date(today - worker.daysHere * 86_400_000).toISOString(),
];

/** Invented a second time rather than remembered. */
function* roleLines(count: number, seed: number, roleIds: ReadonlyMap<string, string>): Generator<string> {
  for (const { id, roles } of inventCrowd(count, seed)) for (const key of roles) yield `${id}\t${roleIds.get(key)}\n`;
}
