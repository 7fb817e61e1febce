/** The project's server says which applications there are; where the settings allow it, they say so themselves. */
import { pageHeaders, readPage } from "@platform/auth/endpoints/admin/pages";
import { ensureRate } from "@platform/auth/limits/rates";
import { addClient, changeClient, clientById, listClients, shownClient } from "@platform/auth/oauth-server/client";
import type { ClientRow } from "@platform/auth/oauth-server/client";
import { changedClientFields, clientBody, newClientFields } from "@platform/auth/oauth-server/client-body";
import { hashOf, newSecret } from "@platform/auth/oauth-server/secrets";
import { audit } from "@platform/auth/request/audit";
import { isUuid } from "@platform/auth/request/bearer";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { readJson } from "@platform/auth/request/json";
import { theServer } from "@platform/auth/users/the-server";

export async function adminListClients({ auth, query }: AuthRequest): Promise<Response> {
  const page = readPage(query);
  const { clients, total } = await listClients(auth.db, page.size, page.offset);
  const headers = pageHeaders("/admin/oauth/clients", query, page, total, ["per_page"]);
  return answer({ clients: clients.map((each) => shownClient(each)), aud: auth.settings.audience }, headers);
}

export const adminCreateClient = (call: AuthRequest): Promise<Response> => createClient(call, "manual");

export async function registerClient(call: AuthRequest): Promise<Response> {
  if (!call.auth.settings.oauthServer.dynamicRegistration)
    throw new AuthError(
      403,
      "oauth_dynamic_client_registration_disabled",
      "Dynamic client registration is not enabled",
    );
  ensureRate(call, "oauth");
  return createClient(call, "dynamic");
}

async function createClient(call: AuthRequest, registration: ClientRow["registration_type"]): Promise<Response> {
  const { auth, now } = call;
  const fields = newClientFields(await readJson(call.request, clientBody), registration);
  const secret = fields.client_type === "public" ? undefined : newSecret();
  const client_secret_hash = secret === undefined ? null : hashOf(secret);
  const client = await auth.db.transaction(async (tx) => {
    const added = await addClient(tx, { ...fields, client_secret_hash }, now);
    await audit(tx, call, "oauth_client_created", theServer, { client_id: added.id, registration });
    return added;
  });
  return Response.json(shownClient(client, secret), { status: 201, headers: { "cache-control": "no-store" } });
}

export const adminGetClient = async (call: AuthRequest): Promise<Response> => answer(shownClient(await named(call)));

export async function adminUpdateClient(call: AuthRequest): Promise<Response> {
  const body = await readJson(call.request, clientBody);
  const before = await named(call);
  return answer(shownClient(await changed(call, before.id, changedClientFields(body, before))));
}

export async function adminRegenerateSecret(call: AuthRequest): Promise<Response> {
  const before = await named(call);
  if (before.client_type === "public") throw invalid("Cannot regenerate secret for public client");
  const secret = newSecret();
  return answer(shownClient(await changed(call, before.id, { ...before, client_secret_hash: hashOf(secret) }), secret));
}

/** With it go its sessions and what people allowed it. */
export async function adminDeleteClient(call: AuthRequest): Promise<Response> {
  const { id } = await named(call);
  await call.auth.db.transaction(async (tx) => {
    await tx.rows(`DELETE FROM auth.oauth_clients WHERE id = $1`, [id]);
    await audit(tx, call, "oauth_client_deleted", theServer, { client_id: id });
  });
  return new Response(null, { status: 204 });
}

const changed = (call: AuthRequest, id: string, fields: Parameters<typeof changeClient>[2]): Promise<ClientRow> =>
  call.auth.db.transaction(async (tx) => {
    const client = await changeClient(tx, id, fields, call.now);
    if (!client) throw unknown();
    await audit(tx, call, "oauth_client_updated", theServer, { client_id: id });
    return client;
  });

async function named({ auth, params }: AuthRequest): Promise<ClientRow> {
  const id = params["clientId"] ?? "";
  if (!isUuid(id)) throw invalid("invalid client_id format");
  const client = await clientById(auth.db, id);
  if (!client) throw unknown();
  return client;
}

const unknown = () => new AuthError(404, "oauth_client_not_found", "OAuth client not found");
