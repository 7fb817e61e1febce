/** The fields of an application that the project's server or the application itself may set. */
import { z } from "zod";
import { invalid } from "@platform/auth/request/errors";
import type { ClientFields, ClientRow } from "./client.ts";

const methods = ["none", "client_secret_basic", "client_secret_post"] as const;
const grants = ["authorization_code", "refresh_token"];

export const clientBody = z.object({
  redirect_uris: z.array(z.string()).nullish(),
  client_type: z.string().nullish(),
  token_endpoint_auth_method: z.string().nullish(),
  grant_types: z.array(z.string()).nullish(),
  response_types: z.array(z.string()).nullish(),
  client_name: z.string().nullish(),
  client_uri: z.string().nullish(),
  logo_uri: z.string().nullish(),
});
export type ClientBody = z.infer<typeof clientBody>;

export function newClientFields(
  body: ClientBody,
  registration: ClientRow["registration_type"],
): Omit<ClientFields, "client_secret_hash"> {
  if (!body.redirect_uris) throw invalid("redirect_uris is required");
  const method = methodIn(body) ?? (body.client_type === "public" ? "none" : "client_secret_basic");
  const type = method === "none" ? "public" : "confidential";
  if (body.client_type && !["public", "confidential"].includes(body.client_type))
    throw invalid("client_type must be 'public' or 'confidential'");
  if (body.client_type && body.client_type !== type)
    throw invalid(`token_endpoint_auth_method '${method}' is not for a ${body.client_type} client`);
  return {
    registration_type: registration,
    client_type: type,
    token_endpoint_auth_method: method,
    redirect_uris: redirectsIn(body.redirect_uris),
    grant_types: grantsIn(body.grant_types?.length ? body.grant_types : grants),
    client_name: nameIn(body.client_name),
    client_uri: siteIn("client_uri", body.client_uri),
    logo_uri: siteIn("logo_uri", body.logo_uri),
  };
}

/**
 * A field that is absent stays unchanged. Whether the application can keep a secret is settled when it is registered.
 */
export function changedClientFields(body: ClientBody, before: ClientRow): ClientFields {
  if (Object.values(body).every((value) => value == null)) throw invalid("No fields provided for update");
  const method = methodIn(body) ?? before.token_endpoint_auth_method;
  if ((method === "none") !== (before.client_type === "public"))
    throw invalid(`token_endpoint_auth_method '${method}' is not for a ${before.client_type} client`);
  return {
    ...before,
    token_endpoint_auth_method: method,
    ...(body.redirect_uris == null ? {} : { redirect_uris: redirectsIn(body.redirect_uris) }),
    ...(body.grant_types == null ? {} : { grant_types: grantsIn(body.grant_types) }),
    ...(body.client_name == null ? {} : { client_name: nameIn(body.client_name) }),
    ...(body.client_uri == null ? {} : { client_uri: siteIn("client_uri", body.client_uri) }),
    ...(body.logo_uri == null ? {} : { logo_uri: siteIn("logo_uri", body.logo_uri) }),
  };
}

function methodIn({ token_endpoint_auth_method: sentMethod }: ClientBody) {
  if (!sentMethod) return undefined;
  const method = methods.find((each) => each === sentMethod);
  if (!method) throw invalid(`token_endpoint_auth_method must be one of: ${methods.join(", ")}`);
  return method;
}

function redirectsIn(uris: string[]): string {
  if (uris.length === 0) throw invalid("redirect_uris cannot be empty");
  if (uris.length > 10) throw invalid("redirect_uris cannot exceed 10 items");
  for (const uri of uris) {
    const problem = redirectProblem(uri);
    if (problem) throw invalid(`invalid redirect_uri '${uri}': ${problem}`);
  }
  return uris.join(",");
}

function redirectProblem(uri: string): string | undefined {
  if (uri.length > 2048) return "too long";
  // They are kept with commas between them; and what a browser would drop must not be part of what is compared.
  if (!URL.canParse(uri) || /[,\s#\\]/.test(uri)) return "must be an address without commas, blanks or a fragment";
  const { protocol, hostname, username, password } = new URL(uri);
  if (username || password) return "must not name a person";
  if (protocol === "https:" || (protocol === "http:" && isThisMachine(hostname))) return undefined;
  return "scheme must be HTTPS or HTTP (localhost only)";
}

export const isThisMachine = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

function grantsIn(sentGrants: string[]): string {
  if (!sentGrants.includes("authorization_code") || sentGrants.some((each) => !grants.includes(each)))
    throw invalid("grant_types must contain 'authorization_code' and may contain 'refresh_token'");
  return [...new Set(sentGrants)].join(",");
}

function nameIn(name: string | null | undefined): string | null {
  const trimmed = name?.trim() ?? "";
  if (trimmed.length > 1024) throw invalid("client_name cannot exceed 1024 characters");
  return trimmed || null;
}

function siteIn(field: string, uri: string | null | undefined): string | null {
  if (!uri) return null;
  if (uri.length > 2048) throw invalid(`${field} cannot exceed 2048 characters`);
  if (!URL.canParse(uri) || !/^https?:$/.test(new URL(uri).protocol)) throw invalid(`${field} must be a valid URL`);
  return uri;
}
