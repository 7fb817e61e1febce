/** Imports a file of workers as the office does, all steps of it, or hands the same rows to the database's own COPY. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import pg from "pg";
import { copiedOut, copyIn } from "@product/database/backup/copy";
import { openHashKey } from "@product/database/keyed-hash";
import { migrate } from "@product/database/migrate";
import { openPersonKeys } from "@product/database/person-keys";
import { closeDatabase, openDatabase } from "@product/database/pools";
import type { Person } from "@product/domain/actor";
import { beginImport } from "@product/web/features/people/worker-import/commands.server";
import { check, commit } from "@product/web/features/people/worker-import/testing/imports";
import { workerCsv } from "@product/web/features/people/workers/csv";
import { copyColumns, writeRows } from "./invented-rows.ts";

const { DATABASE_URL, FOLDER } = process.env as Record<string, string>;
const secret = "a key that seals nothing but invented people";

await migrate(DATABASE_URL!);
openDatabase({ url: DATABASE_URL! });
openPersonKeys(secret);
await openHashKey(secret);
const client = new pg.Client({ connectionString: DATABASE_URL! });
await client.connect();
await client.query("SET statement_timeout = 0");
const entity = await client.query<{ id: string }>(
  "INSERT INTO app.legal_entity (name, country) VALUES ('Bench', 'ES') RETURNING id",
);
const entityId = entity.rows[0]!.id;
const sizes = { small: 10_000, large: 100_000 };
const files = {
  small: await writeRows(FOLDER!, sizes.small, entityId),
  large: await writeRows(FOLDER!, sizes.large, entityId),
};
type Size = keyof typeof sizes;

const office: Person = {
  kind: "person",
  id: "00000000-0000-4000-8000-0000000000aa",
  name: "Bench",
  grants: (["worker.view", "worker.create", "worker.edit", "worker.export"] as const).map((permission) => ({
    permission,
    scope: "all",
  })),
};

async function importAll(size: Size): Promise<void> {
  // In memory, as a form brings it: a blob that stays on disk ends the process when a thread reads it (Node 26.10).
  const file = new File([await readFile(files[size].csv)], "workers.csv");
  const { id } = await beginImport(office, { file });
  await check(office, id, entityId);
  await commit(office, id);
}

const copyAll = (size: Size) =>
  pipeline(createReadStream(files[size].copy), copyIn(client, `COPY app.worker (${copyColumns}) FROM STDIN`));

/** Columns that stand in the file as they stand in the table. */
const columns = ["town", "phone", "email", "country", "source"] as const;

async function exportAll(): Promise<void> {
  const extract = { filter: { and: [] }, sort: undefined, columns, locale: "en" } as const;
  await drain(await workerCsv(office, extract));
}

const copyAllOut = () =>
  drain(
    copiedOut(
      client,
      `COPY (SELECT code, btrim(last_name || ' ' || second_last_name), first_name, town, mobile, email, country, source
       FROM app.worker ORDER BY last_name, first_name, id) TO STDOUT WITH (FORMAT csv, FORCE_QUOTE *)`,
    ),
  );

async function drain(pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  let bytes = 0;
  for await (const piece of pieces) bytes += piece.length;
  if (bytes < sizes.large * 50) throw new Error(`Only ${bytes} bytes were written`);
}

const app = new Hono()
  .get("/empty", async (c) => {
    const tables = ["worker", "worker_import", "worker_import_line", "worker_import_row"].map((name) => `app.${name}`);
    await client.query(`TRUNCATE ${tables.join(", ")} CASCADE`);
    await client.query("CHECKPOINT");
    return c.body(null, 204);
  })
  .get("/ours/:size", async (c) => {
    await importAll(c.req.param("size") as Size);
    return c.body(null, 204);
  })
  .get("/written/ours", async (c) => {
    await exportAll();
    return c.body(null, 204);
  })
  .get("/written/copy", async (c) => {
    await copyAllOut();
    return c.body(null, 204);
  })
  .get("/copy/:size", async (c) => {
    await copyAll(c.req.param("size") as Size);
    return c.body(null, 204);
  });

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(`Ready: http://127.0.0.1:${port}`),
);

process.once("SIGTERM", () => {
  server.close();
  void Promise.allSettled([client.end(), closeDatabase()]).then(() => process.exit(0));
});
