/** Remembers, beside the database, whose keys were destroyed, so that an older backup brings nobody back who was erased. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { forgetRestored } from "@product/database/privacy/forget-worker";

export type DestroyedKey = { person: string; at: string };

export const destroyedKeysFile = (folder: string): string => join(folder, "destroyed-keys");

export async function destroyedKeysIn(client: pg.Client): Promise<DestroyedKey[]> {
  if (!(await hasKeys(client))) return [];
  const { rows } = await client.query<{ person: string; at: Date }>(
    `SELECT person_id::text AS person, destroyed_at AS at FROM app.person_key WHERE destroyed_at IS NOT NULL`,
  );
  return rows.map(({ person, at }) => ({ person, at: at.toISOString() }));
}

export async function readDestroyedKeys(file: string): Promise<DestroyedKey[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.trim().split(/\s+/))
    .map(([person = "", at = ""]) => ({ person, at: Number.isNaN(Date.parse(at)) ? new Date().toISOString() : at }));
}

/** Ids and times only, and only ever more of them. */
export async function recordDestroyedKeys(file: string, keys: readonly DestroyedKey[]): Promise<void> {
  const known = await readDestroyedKeys(file);
  const all = new Map([...keys, ...known].map(({ person, at }) => [person, at]));
  if (all.size === known.length) return;
  const lines = [...all].map(([person, at]) => `${person} ${at}\n`).toSorted();
  await writeFile(`${file}.new`, lines.join(""), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/** Returns how many had come back. */
export async function destroyKeysAgain(client: pg.Client, keys: readonly DestroyedKey[]): Promise<number> {
  if (keys.length === 0 || !(await hasKeys(client))) return 0;
  const { rows } = await client.query<{ mayBeNull: boolean }>(
    `SELECT NOT attnotnull AS "mayBeNull" FROM pg_attribute
     WHERE attrelid = 'app.person_key'::regclass AND attname = 'wrapped_key'`,
  );
  const { rowCount } = await client.query(
    `UPDATE app.person_key SET wrapped_key = ${rows[0]?.mayBeNull ? "NULL" : "''"}, destroyed_at = gone.at
     FROM unnest($1::text[], $2::timestamptz[]) AS gone (person, at)
     WHERE person_id::text = gone.person AND destroyed_at IS NULL`,
    [keys.map(({ person }) => person), keys.map(({ at }) => at)],
  );
  // The restore also brought back the data that is stored in clear.
  for (const { person } of keys) if (isId.test(person)) await forgetRestored(client, person);
  return rowCount ?? 0;
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function hasKeys(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT to_regclass('app.person_key') IS NOT NULL AS found`);
  return rows[0].found;
}
