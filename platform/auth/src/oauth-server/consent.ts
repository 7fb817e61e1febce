/** The scopes that people have allowed to applications, until they revoke them. */
import type { Sql } from "@platform/kernel/sql";
import { introducedClient, type ClientRow } from "./client.ts";
import { scopesIn } from "./scopes.ts";

const active = `SELECT scopes FROM auth.oauth_consents WHERE user_id = $1 AND client_id = $2 AND revoked_at IS NULL`;

export async function allowsAlready(sql: Sql, userId: string, clientId: string, scope: string): Promise<boolean> {
  const consent = await sql.first<{ scopes: string }>(active, [userId, clientId]);
  const allowed = new Set(scopesIn(consent?.scopes ?? ""));
  return consent !== undefined && scopesIn(scope).every((each) => allowed.has(each));
}

const keep = `INSERT INTO auth.oauth_consents (user_id, client_id, scopes, granted_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, client_id) DO UPDATE SET scopes = excluded.scopes, granted_at = excluded.granted_at, revoked_at = NULL`;

export const keepConsent = (tx: Sql, userId: string, clientId: string, scope: string, now: Date): Promise<unknown> =>
  tx.rows(keep, [userId, clientId, scope, now]);

const ofUser = `SELECT c.id, c.client_name, c.client_uri, c.logo_uri, o.scopes, o.granted_at
  FROM auth.oauth_consents o JOIN auth.oauth_clients c ON c.id = o.client_id
  WHERE o.user_id = $1 AND o.revoked_at IS NULL AND c.deleted_at IS NULL ORDER BY o.granted_at DESC, c.id`;

type Granted = Pick<ClientRow, "id" | "client_name" | "client_uri" | "logo_uri"> & { scopes: string; granted_at: Date };

export async function grantsOf(sql: Sql, userId: string) {
  const granted = await sql.rows<Granted>(ofUser, [userId]);
  return granted.map(({ scopes, granted_at, ...client }) => ({
    client: introducedClient(client),
    scopes: scopesIn(scopes),
    granted_at,
  }));
}

const revoke = `UPDATE auth.oauth_consents SET revoked_at = $3
  WHERE user_id = $1 AND client_id = $2 AND revoked_at IS NULL RETURNING id`;
const sessions = `DELETE FROM auth.sessions WHERE user_id = $1 AND oauth_client_id = $2`;
const questions = `DELETE FROM auth.oauth_authorizations WHERE user_id = $1 AND client_id = $2`;

/** With all that it opened, codes that nobody has shown yet included. */
export async function revokeConsent(tx: Sql, userId: string, clientId: string, now: Date): Promise<boolean> {
  const revoked = await tx.first(revoke, [userId, clientId, now]);
  if (!revoked) return false;
  await tx.rows(questions, [userId, clientId]);
  await tx.rows(sessions, [userId, clientId]);
  return true;
}
