/** Signing keys that live in the database: made at the first start, sealed, shared by every process, and replaced in peace. */
import { randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, type JWK } from "jose";
import { secondsAfter, type Clock } from "@platform/kernel/clock";
import { keysFrom, type Keys } from "@platform/kernel/keys";
import type { Seal } from "@platform/kernel/sealing";
import type { Database, Sql } from "@platform/kernel/sql";
import { StartProblem } from "@platform/kernel/start-problem";

export type StoredKeysOptions = {
  db: Database;
  seal: Seal;
  clock: Clock;
  algorithm?: "ES256" | "RS256";
  /** How long a token lives: an old key must verify until its last one has expired. */
  accessTokenSeconds: number;
  /** Also verifies project keys of the older kind. */
  sharedSecret?: string | undefined;
};

export type StoredKeys = Keys & {
  /** Looks again at what another process may have changed. */
  reload(): Promise<void>;
  /** Publishes a new key now; it signs once every client must have seen it, and the old one still verifies. */
  rotate(): Promise<{ kid: string; signsFrom: Date }>;
};

// Clients keep the published set for ten minutes, and other processes look for a new key once a minute.
const publishedSeconds = 12 * 60;

export async function openStoredKeys(options: StoredKeysOptions): Promise<StoredKeys> {
  const { db, clock, algorithm = "ES256" } = options;
  await db.transaction(async (tx) => {
    // Several processes may start together; one of them makes the first key.
    await tx.rows(`SELECT pg_advisory_xact_lock(7201965)`);
    if (!(await tx.first(`SELECT 1 FROM auth.signing_keys`))) await addKey(tx, options, algorithm, clock());
  });
  let rows = await readRows(db);
  let shown = { keys: await current(options, rows, clock()), signer: signerOf(rows, clock()) };

  const reload = async () => {
    rows = await readRows(db);
    shown = { keys: await current(options, rows, clock()), signer: signerOf(rows, clock()) };
  };
  const refreshed = async () => {
    const signer = signerOf(rows, clock());
    // The next key's hour may have come since it was read.
    if (signer !== shown.signer) shown = { keys: await current(options, rows, clock()), signer };
    return shown.keys;
  };
  return {
    sign: async (claims, use) => (await refreshed()).sign(claims, use),
    verify: async (token) => (await refreshed()).verify(token),
    forget: (userId) => shown.keys.forget(userId),
    published: () => shown.keys.published(),
    reload,
    async rotate() {
      const signsFrom = secondsAfter(clock(), publishedSeconds);
      const kid = await db.transaction(async (tx) => {
        const added = await addKey(tx, options, algorithm, signsFrom);
        const lastToken = secondsAfter(signsFrom, options.accessTokenSeconds);
        await tx.rows(`UPDATE auth.signing_keys SET verifies_until = $2 WHERE kid <> $1 AND verifies_until IS NULL`, [
          added,
          lastToken,
        ]);
        return added;
      });
      await reload();
      return { kid, signsFrom };
    },
  };
}

type KeyRow = { kid: string; sealed: Buffer; signs_from: Date; verifies_until: Date | null };

const readRows = (db: Database) =>
  db.rows<KeyRow>(`SELECT kid, sealed, signs_from, verifies_until FROM auth.signing_keys ORDER BY signs_from`);

const signerOf = (rows: KeyRow[], now: Date) => rows.findLast((row) => row.signs_from <= now)?.kid ?? rows[0]?.kid;

function current({ seal, clock, sharedSecret }: StoredKeysOptions, rows: KeyRow[], now: Date): Promise<Keys> {
  const signer = signerOf(rows, now);
  const jwks = rows
    .filter((row) => row.verifies_until === null || row.verifies_until > now)
    .map((row): JWK => ({ ...opened(seal, row), key_ops: row.kid === signer ? ["sign", "verify"] : ["verify"] }));
  return keysFrom({ jwks, sharedSecret }, clock);
}

function opened(seal: Seal, { sealed }: KeyRow): JWK {
  try {
    return JSON.parse(seal.open(sealed)) as JWK;
  } catch (error) {
    throw new StartProblem(
      "SECRET_KEY is not the one with which this database was set up: its signing keys cannot be opened.",
      { cause: error },
    );
  }
}

async function addKey(
  tx: Sql,
  { seal, clock }: StoredKeysOptions,
  algorithm: "ES256" | "RS256",
  signsFrom: Date,
): Promise<string> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: algorithm };
  await tx.rows(
    `INSERT INTO auth.signing_keys (kid, algorithm, sealed, signs_from, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [kid, algorithm, seal.close(JSON.stringify(jwk)), signsFrom, clock()],
  );
  return kid;
}
