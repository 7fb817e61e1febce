/** Puts another master key in the place of the old one, so that a kill at any moment leaves an installation that opens. */
import { randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { SealedColumn } from "@platform/kernel/migrate";
import { opensAll, reseal } from "@platform/kernel/reseal";
import { StartProblem } from "@platform/kernel/start-problem";
import { resignRoots } from "@product/database/audit/roots";
import { ensureNoApp } from "@product/database/no-app";

export type Rotation = {
  /** Past any pooler. */
  url: string;
  columns: readonly SealedColumn[];
  dataDir: string;
  /** From the configuration; without them the keys live in the data folder. */
  keys: { old: string | undefined; fresh: string | undefined };
  now: Date;
};

export type Rotated = { resealed: number; oldKeyFile: string | undefined };

export async function rotateSecretKey({ url, columns, dataDir, keys, now }: Rotation): Promise<Rotated> {
  if ((keys.old === undefined) !== (keys.fresh === undefined))
    throw new StartProblem(
      keys.old === undefined
        ? "NEW_SECRET_KEY is for installations with SECRET_KEY; here the key is a file, and a new one is made."
        : "SECRET_KEY is given, so give its successor too: NEW_SECRET_KEY=… npm run admin -- rotate-secret-key",
    );
  const file = join(dataDir, "secret.key");
  const next = `${file}.next`;
  const old = keys.old ?? (await readKey(file));
  if (!old) throw new StartProblem(`There is no key to replace: ${file} is missing and SECRET_KEY is not set.`);
  // On disk before anything is sealed with it; one that is there is of a run that was killed.
  const fresh = keys.fresh ?? (await readKey(next)) ?? (await makeKey(next));
  const resealed = await resealAll({ url, columns }, old, fresh);
  if (keys.fresh !== undefined) return { resealed, oldKeyFile: undefined };
  const oldKeyFile = `${file}.until-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
  await writeFile(oldKeyFile, `${old}\n`, { mode: 0o600, flush: true });
  await rename(next, file);
  return { resealed, oldKeyFile };
}

async function resealAll(
  { url, columns }: Pick<Rotation, "url" | "columns">,
  old: string,
  fresh: string,
): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: "cuadrante-rotate" });
  client.on("error", () => {});
  await client.connect();
  try {
    await ensureNoApp(client);
    if (!(await opensAll(client, columns, old))) {
      // The run before was killed between the database and the file.
      if (await opensAll(client, columns, fresh)) return 0;
      throw new StartProblem("SECRET_KEY is not the one with which this database was set up. Nothing was changed.");
    }
    await client.query("BEGIN");
    const count = await reseal(client, columns, { from: old, to: fresh });
    await resignRoots(client, { from: old, to: fresh });
    await client.query("COMMIT");
    return count;
  } finally {
    await client.end();
  }
}

const readKey = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").then(
    (text) => text.trim() || undefined,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );

async function makeKey(file: string): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, `${key}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
  return key;
}
