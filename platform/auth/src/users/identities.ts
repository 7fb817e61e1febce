/** The ways in which a user is known: an address of their own, or an account elsewhere. */
import type { Sql } from "@platform/kernel/sql";
import type { Json, UserRow } from "./user.ts";

export type NewIdentity = { userId: string; provider: string; subject: string; data: Json };

const insert = `INSERT INTO auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $5, $5)`;

export const addIdentity = (tx: Sql, { userId, provider, subject, data }: NewIdentity, now: Date): Promise<unknown> =>
  tx.rows(insert, [userId, provider, subject, data, now]);

/** An address of their own: its subject is the user. */
export const addOwnIdentity = (
  tx: Sql,
  provider: "email" | "phone",
  user: UserRow,
  data: Json,
  now: Date,
): Promise<unknown> =>
  addIdentity(tx, { userId: user.id, provider, subject: user.id, data: { sub: user.id, ...data } }, now);

const update = `UPDATE auth.identities SET identity_data = identity_data || $3::jsonb, updated_at = $4
  WHERE user_id = $1 AND provider = $2`;

export const changeIdentityData = (
  tx: Sql,
  userId: string,
  provider: string,
  data: Json,
  now: Date,
): Promise<unknown> => tx.rows(update, [userId, provider, data, now]);

// The first provider is where the account began; the list says where else it is known.
const recompute = `UPDATE auth.users u SET updated_at = $2,
    raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('provider', known.list[1], 'providers', to_jsonb(known.list))
  FROM (SELECT array_agg(provider ORDER BY since, provider) AS list
        FROM (SELECT provider, min(created_at) AS since FROM auth.identities WHERE user_id = $1 GROUP BY provider) each) known
  WHERE u.id = $1 AND known.list IS NOT NULL`;

/** Says in the user's metadata by which providers they are known. */
export const recomputeProviders = (tx: Sql, userId: string, now: Date): Promise<unknown> =>
  tx.rows(recompute, [userId, now]);
