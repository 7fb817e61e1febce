/** The request of an application for a token, and the secret with which it authenticates. */
import { z } from "zod";
import { parseBounded } from "@platform/kernel/bounded-json";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, OAuthError } from "@platform/auth/request/errors";
import { isStorable, readText, text } from "@platform/auth/request/json";
import { clientById, type ClientRow } from "./client.ts";
import { isSecretOf } from "./secrets.ts";

const schema = z.object({
  grant_type: text,
  code: text,
  redirect_uri: text,
  code_verifier: text,
  refresh_token: text,
  client_id: text,
  client_secret: text,
});
export type TokenRequest = z.infer<typeof schema>;

export async function readTokenRequest({ request }: AuthRequest): Promise<TokenRequest> {
  const body = await readText(request).catch((error: unknown) => {
    throw error instanceof AuthError && error.status === 400 ? unreadable() : error;
  });
  const isJson = request.headers.get("content-type")?.includes("application/json") === true;
  const parsed = schema.safeParse(isJson ? jsonIn(body) : formIn(body));
  if (!parsed.success || !Object.values(parsed.data).every(isStorable)) throw unreadable();
  return parsed.data;
}

const unreadable = () => new OAuthError("invalid_request", "The request cannot be read");

function jsonIn(body: string): unknown {
  try {
    return parseBounded(body, { values: 100, depth: 4 });
  } catch {
    throw unreadable();
  }
}

/** A field that stands there twice would be read as one here and as the other elsewhere. */
function formIn(body: string): Record<string, string> {
  const fields = new URLSearchParams(body);
  if (new Set(fields.keys()).size !== fields.size) throw unreadable();
  return Object.fromEntries(fields);
}

/** An application with a secret shows it, in the header or in the body: one that may be left out protects nobody. */
export async function ensureClient({ auth, request }: AuthRequest, tokenRequest: TokenRequest): Promise<ClientRow> {
  const header = request.headers.get("authorization") ?? "";
  const basic = /^basic /i.test(header) ? basicIn(header) : undefined;
  const isTwice =
    basic &&
    (tokenRequest.client_secret !== "" || (tokenRequest.client_id !== "" && tokenRequest.client_id !== basic.id));
  const client = isTwice ? undefined : await clientById(auth.db, basic?.id ?? tokenRequest.client_id);
  const secret = basic?.secret ?? tokenRequest.client_secret;
  const isIt =
    client?.client_type === "public" ? secret === "" : isSecretOf(secret, client?.client_secret_hash ?? null);
  if (!client || !isIt) throw unknownClient(basic !== undefined);
  return client;
}

/** Its parts are encoded as those of a form are. */
function basicIn(header: string): { id: string; secret: string } {
  const [, id = "", secret = ""] = /^([^:]*):(.*)$/s.exec(Buffer.from(header.slice(6), "base64").toString()) ?? [];
  try {
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
  } catch {
    throw unknownClient(true);
  }
}

const unknownClient = (byHeader: boolean) =>
  new OAuthError("invalid_client", "Invalid client credentials", byHeader ? 401 : 400);
