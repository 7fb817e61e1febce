/** An application that people sign in to with their account here. */
import type { Sql } from "@platform/kernel/sql";
import { isUuid } from "@platform/auth/request/bearer";

export type ClientRow = {
  id: string;
  client_secret_hash: string | null;
  registration_type: "dynamic" | "manual";
  client_type: "public" | "confidential";
  token_endpoint_auth_method: "none" | "client_secret_basic" | "client_secret_post";
  redirect_uris: string;
  grant_types: string;
  client_name: string | null;
  client_uri: string | null;
  logo_uri: string | null;
  created_at: Date;
  updated_at: Date;
};

export type ClientFields = Omit<ClientRow, "id" | "created_at" | "updated_at">;

const find = `SELECT * FROM auth.oauth_clients WHERE id = $1 AND deleted_at IS NULL`;

export const clientById = async (sql: Sql, id: string): Promise<ClientRow | undefined> =>
  isUuid(id) ? sql.first<ClientRow>(find, [id]) : undefined;

const page = `SELECT *, count(*) OVER ()::int AS total FROM auth.oauth_clients WHERE deleted_at IS NULL
  ORDER BY created_at DESC, id LIMIT $1 OFFSET $2`;
const count = `SELECT count(*)::int AS total FROM auth.oauth_clients WHERE deleted_at IS NULL`;

export async function listClients(sql: Sql, limit: number, offset: number) {
  const clients = await sql.rows<ClientRow & { total: number }>(page, [limit, offset]);
  const total = clients[0]?.total ?? (await sql.first<{ total: number }>(count))!.total;
  return { clients, total };
}

const insert = `INSERT INTO auth.oauth_clients (client_secret_hash, registration_type, client_type, token_endpoint_auth_method,
    redirect_uris, grant_types, client_name, client_uri, logo_uri, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING *`;
const change = `UPDATE auth.oauth_clients SET client_secret_hash = $2, registration_type = $3, client_type = $4,
    token_endpoint_auth_method = $5, redirect_uris = $6, grant_types = $7, client_name = $8, client_uri = $9, logo_uri = $10, updated_at = $11
  WHERE id = $1 AND deleted_at IS NULL RETURNING *`;

const valuesOf = (fields: ClientFields) => [
  fields.client_secret_hash,
  fields.registration_type,
  fields.client_type,
  fields.token_endpoint_auth_method,
  fields.redirect_uris,
  fields.grant_types,
  fields.client_name,
  fields.client_uri,
  fields.logo_uri,
];

export const addClient = async (tx: Sql, fields: ClientFields, now: Date): Promise<ClientRow> =>
  (await tx.first<ClientRow>(insert, [...valuesOf(fields), now]))!;

export const changeClient = (tx: Sql, id: string, fields: ClientFields, now: Date): Promise<ClientRow | undefined> =>
  tx.first<ClientRow>(change, [id, ...valuesOf(fields), now]);

export const redirectsOf = ({ redirect_uris }: ClientRow): string[] => redirect_uris.split(",");

/** As the project's server sees it; the secret only where it was just made. */
export const shownClient = (client: ClientRow, secret?: string) => ({
  client_id: client.id,
  ...(secret === undefined ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
  client_type: client.client_type,
  redirect_uris: redirectsOf(client),
  token_endpoint_auth_method: client.token_endpoint_auth_method,
  grant_types: client.grant_types.split(","),
  response_types: ["code"],
  client_name: client.client_name ?? "",
  ...(client.client_uri ? { client_uri: client.client_uri } : {}),
  ...(client.logo_uri ? { logo_uri: client.logo_uri } : {}),
  registration_type: client.registration_type,
  created_at: client.created_at,
  updated_at: client.updated_at,
});

/** As the person sees it who is asked. */
export const introducedClient = (client: Pick<ClientRow, "id" | "client_name" | "client_uri" | "logo_uri">) => ({
  id: client.id,
  name: client.client_name ?? "",
  uri: client.client_uri ?? "",
  logo_uri: client.logo_uri ?? "",
});
