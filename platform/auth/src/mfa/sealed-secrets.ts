/** The secrets of authenticator apps, which nobody can read in the database or a copy of it. */
import { createSeal, type Seal } from "@platform/kernel/sealing";
import type { Database } from "@platform/kernel/sql";

export const factorSecrets = "second factors";

export const factorSeal = (secret: string): Seal => createSeal(secret, factorSecrets);

type Stored = { secret: string | null; sealed_secret: Buffer | null };

export const secretOf = ({ secret, sealed_secret }: Stored, seal: Seal): string =>
  sealed_secret ? seal.open(sealed_secret) : (secret ?? "");

const plain = `SELECT id, secret FROM auth.mfa_factors WHERE secret IS NOT NULL FOR UPDATE`;
const close = `UPDATE auth.mfa_factors SET sealed_secret = $2, secret = NULL WHERE id = $1`;

/** Seals what an older version left plain, or a dump brought along. Safe to run at every start, in any number of processes. */
export const sealPlainSecrets = (db: Database, seal: Seal): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, secret } of await tx.rows<{ id: string; secret: string }>(plain))
      await tx.rows(close, [id, seal.close(secret)]);
  });
