/** A sign-in that began in one place and ends in another: through a mail, or through a provider. */
import { randomUUID } from "node:crypto";
import type { Sql } from "@platform/kernel/sql";
import type { Challenge } from "./pkce.ts";

export type FlowRow = {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  authentication_method: string;
  code_challenge: string | null;
  code_challenge_method: "s256" | "plain" | null;
  provider_type: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  provider_nonce: string | null;
  provider_code_verifier: string | null;
  referrer: string | null;
  invite_token: string | null;
  linking_target_id: string | null;
  linking_session_id: string | null;
  auth_code_issued_at: Date | null;
  session_not_after: Date | null;
  used_at: Date | null;
  created_at: Date;
};

export type NewFlow = {
  userId?: string;
  method: string;
  challenge?: Challenge | undefined;
  providerType: string;
  providerNonce?: string;
  providerCodeVerifier?: string;
  referrer?: string;
  inviteToken?: string | undefined;
  linking?: Linking | undefined;
  /** Hash of the secret that the browser keeps; without it, any browser may come back. */
  browserHash?: Buffer | undefined;
};

/** For whom an account elsewhere is to be linked, and in which session they asked for it. */
export type Linking = { userId: string; sessionId: string | undefined };

const insert = `INSERT INTO auth.flow_state (user_id, auth_code, authentication_method, code_challenge, code_challenge_method,
    provider_type, provider_nonce, provider_code_verifier, referrer, invite_token, linking_target_id, linking_session_id,
    browser_hash, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING *`;

/** Only a flow with a proof key has a code to exchange. */
export async function createFlow(sql: Sql, flow: NewFlow, now: Date): Promise<FlowRow> {
  const { challenge } = flow;
  const row = await sql.first<FlowRow>(insert, [
    flow.userId ?? null,
    challenge ? randomUUID() : null,
    flow.method,
    challenge?.code_challenge ?? null,
    challenge?.code_challenge_method ?? null,
    flow.providerType,
    flow.providerNonce ?? null,
    flow.providerCodeVerifier ?? null,
    flow.referrer ?? null,
    flow.inviteToken ?? null,
    flow.linking?.userId ?? null,
    flow.linking?.sessionId ?? null,
    flow.browserHash ?? null,
    now,
  ]);
  return row!;
}

/** A mail that was asked for with a proof key remembers the key beside the user. */
export const createMailFlow = (
  tx: Sql,
  userId: string,
  method: string,
  challenge: Challenge | undefined,
  now: Date,
): Promise<unknown> =>
  challenge ? createFlow(tx, { userId, method, challenge, providerType: method }, now) : Promise.resolve();

const issueNewest = `UPDATE auth.flow_state SET auth_code_issued_at = $3
  WHERE id = (SELECT id FROM auth.flow_state WHERE user_id = $1 AND authentication_method = ANY($2) AND auth_code IS NOT NULL
              ORDER BY created_at DESC LIMIT 1)
  RETURNING auth_code`;

/** The code that the link of a mail hands out, for the newest flow of that user and method. */
export const issueCode = (
  tx: Sql,
  userId: string,
  methods: string[],
  now: Date,
): Promise<{ auth_code: string } | undefined> => tx.first<{ auth_code: string }>(issueNewest, [userId, methods, now]);

export const flowByCode = (sql: Sql, code: string): Promise<FlowRow | undefined> =>
  sql.first<FlowRow>(`SELECT * FROM auth.flow_state WHERE auth_code = $1 AND user_id IS NOT NULL`, [code]);

/** Takes the flow out; of many who exchange one code at once, one gets it. */
export const takeFlow = (tx: Sql, id: string): Promise<FlowRow | undefined> =>
  tx.first<FlowRow>(`DELETE FROM auth.flow_state WHERE id = $1 RETURNING *`, [id]);

const claim = `UPDATE auth.flow_state SET used_at = $2
  WHERE id = $1 AND provider_code_verifier IS NOT NULL AND used_at IS NULL AND created_at > $3
    AND (browser_hash IS NULL OR browser_hash = $4) RETURNING *`;
const wasUsed = `SELECT 1 FROM auth.flow_state
  WHERE id = $1 AND provider_code_verifier IS NOT NULL AND used_at IS NOT NULL AND created_at > $2`;

/** The flow that a provider sends this browser back to; of many who come back with it at once, one goes on. */
export async function claimFlow(
  sql: Sql,
  id: string,
  { now, startedAfter, browserHash }: { now: Date; startedAfter: Date; browserHash: Buffer },
): Promise<FlowRow | "used" | undefined> {
  const flow = await sql.first<FlowRow>(claim, [id, now, startedAfter, browserHash]);
  return flow ?? ((await sql.first(wasUsed, [id, startedAfter])) && "used");
}

const finish = `UPDATE auth.flow_state SET user_id = $2, provider_access_token = $3, provider_refresh_token = $4 WHERE id = $1`;

/** Now the code of the flow can be exchanged. */
export const finishFlow = (
  tx: Sql,
  id: string,
  userId: string,
  tokens: { providerToken?: string | undefined; providerRefreshToken?: string | undefined },
): Promise<unknown> => tx.rows(finish, [id, userId, tokens.providerToken ?? null, tokens.providerRefreshToken ?? null]);
