/** Requests of an honest client to each endpoint, as starting points for the hostile ones. */
import { randomUUID } from "node:crypto";
import type { Endpoint } from "@platform/auth/endpoints";

/** The credentials of the callers, and the ids that the addresses contain. */
export type Cast = { publishable: string; secret: string; userToken: string; userId: string; factorId: string };

export type Plausible = {
  path: string;
  query: [string, string][];
  body: Record<string, unknown>;
  bearer: string;
  apikey: string;
};

export function plausible({ method, path }: Endpoint, cast: Cast): Plausible {
  const isAdmin = path.startsWith("/admin") || path === "/invite";
  const names = queries[`${method} ${path}`] ?? queries[path] ?? [];
  return {
    path: path
      .replace(/:id\b/, cast.userId)
      .replace(":factorId", cast.factorId)
      .replace(/:\w+/g, () => randomUUID())
      .replace("*", "x"),
    query: [...names],
    body: { ...(bodies[`${method} ${path}`] ?? bodies[path]) },
    bearer: isAdmin ? cast.secret : cast.userToken,
    apikey: isAdmin ? cast.secret : cast.publishable,
  };
}

const address = { email: "person@example.org", phone: "34600111222" };
const proofKey = { code_challenge: "c".repeat(43), code_challenge_method: "s256" };
const person = { gotrue_meta_security: { captcha_token: "x" } };
const account = { ...address, password: "correct horse battery", data: { name: "Ana" }, channel: "sms" };
const managed = {
  ...address,
  password: "correct horse battery",
  password_hash: "$2a$04$x",
  email_confirm: true,
  phone_confirm: true,
  user_metadata: { a: 1 },
  app_metadata: { b: 2 },
  role: "authenticated",
  aud: "authenticated",
  id: "6b6f3f5e-2f3c-4a52-9a3e-111111111111",
  ban_duration: "24h",
  nonce: "123456",
};

const key = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
const madeKey = { ...key, response: { clientDataJSON: "e30", attestationObject: "oA", transports: ["usb"] } };
const shownKey = {
  ...key,
  response: { clientDataJSON: "e30", authenticatorData: "AAAA", signature: "AAAA", userHandle: "AAAA" },
};

const trusted = {
  type: "saml",
  metadata_xml: "<EntityDescriptor/>",
  domains: ["a.example"],
  attribute_mapping: { keys: { a: { name: "b" } } },
  name_id_format: "",
  resource_id: "x",
  disabled: false,
};

const app = {
  client_name: "x",
  client_uri: "https://app.example",
  logo_uri: "https://app.example/logo.png",
  redirect_uris: ["https://app.example/back"],
  grant_types: ["authorization_code"],
  response_types: ["code"],
  client_type: "confidential",
  token_endpoint_auth_method: "client_secret_post",
};

const bodies: Record<string, Record<string, unknown>> = {
  "/signup": { ...account, ...proofKey, ...person },
  "/token": {
    ...account,
    refresh_token: "abcdefghijkl",
    auth_code: randomUUID(),
    code_verifier: "v".repeat(50),
    provider: "google",
    client_id: "x",
    issuer: "https://accounts.google.com",
    id_token: "a.b.c",
    access_token: "x",
    nonce: "12345678",
    link_identity: false,
    chain: "ethereum",
    message: "m".repeat(100),
    signature: `0x${"1".repeat(130)}`,
    ...person,
  },
  "/otp": { ...account, create_user: true, ...proofKey, ...person },
  "/magiclink": { email: address.email, data: {}, ...proofKey, ...person },
  "POST /verify": {
    type: "email",
    token: "123456",
    token_hash: "ab".repeat(28),
    ...address,
    redirect_to: "https://staff.example",
  },
  "/recover": { email: address.email, ...proofKey, ...person },
  "/resend": { type: "signup", ...address, ...proofKey, ...person },
  "PUT /user": { ...account, current_password: "x", nonce: "123456", app_metadata: { a: 1 }, ...proofKey },
  "/factors": { factor_type: "totp", friendly_name: "my phone", issuer: "x", phone: address.phone },
  "/factors/:factorId/challenge": { channel: "sms", webauthn: { rpId: "x", rpOrigins: [] } },
  "/factors/:factorId/verify": {
    challenge_id: randomUUID(),
    code: "123456",
    webauthn: { type: "create", credential_response: madeKey },
  },
  "/passkeys/registration/options": {},
  "/passkeys/registration/verify": { challenge_id: randomUUID(), credential: madeKey },
  "/passkeys/authentication/options": person,
  "/passkeys/authentication/verify": { challenge_id: randomUUID(), credential: shownKey },
  "PATCH /passkeys/:passkeyId": { friendly_name: "my phone" },
  "POST /admin/users": managed,
  "PUT /admin/users/:id": managed,
  "DELETE /admin/users/:id": { should_soft_delete: true },
  "PUT /admin/users/:id/factors/:factorId": { friendly_name: "x", phone: address.phone },
  "/invite": { email: address.email, data: {} },
  "/admin/generate_link": {
    type: "magiclink",
    ...account,
    new_email: "new@example.org",
    redirect_to: "https://staff.example",
  },
  "/sso": {
    domain: "a.example",
    provider_id: randomUUID(),
    redirect_to: "https://staff.example",
    ...proofKey,
    ...person,
  },
  "/sso/saml/acs": { SAMLResponse: "PHg+", RelayState: randomUUID() },
  "POST /admin/sso/providers": trusted,
  "PUT /admin/sso/providers/:providerId": trusted,
  "POST /oauth/token": {
    grant_type: "authorization_code",
    code: "x".repeat(43),
    code_verifier: "v".repeat(50),
    redirect_uri: "https://app.example/back",
    refresh_token: "x".repeat(60),
    client_id: randomUUID(),
    client_secret: "x",
  },
  "POST /oauth/clients/register": app,
  "POST /admin/oauth/clients": app,
  "PUT /admin/oauth/clients/:clientId": app,
  "POST /oauth/authorizations/:authorizationId/consent": { action: "approve" },
  "POST /callback": { state: randomUUID(), code: "x" },
};

const target: [string, string] = ["redirect_to", "https://staff.example/in"];
const toProvider: [string, string][] = [
  ["provider", "google"],
  ["scopes", "email"],
  ["skip_http_redirect", "true"],
  ["invite_token", "x"],
  ...Object.entries(proofKey),
  target,
] as [string, string][];
const pages: [string, string][] = [
  ["page", "1"],
  ["per_page", "3"],
  ["filter", "ana"],
  ["sort", "created_at desc"],
  ["query", "action:login"],
];

const queries: Record<string, [string, string][]> = {
  "/signup": [target],
  "/otp": [target],
  "GET /verify": [["token", "ab".repeat(28)], ["type", "signup"], target],
  "/logout": [["scope", "others"]],
  "/authorize": toProvider,
  "/user/identities/authorize": toProvider,
  "GET /callback": [
    ["state", randomUUID()],
    ["code", "x"],
    ["error", "x"],
    ["error_description", "x"],
  ],
  "/oauth/authorize": [
    ["client_id", randomUUID()],
    ["redirect_uri", "https://app.example/back"],
    ["response_type", "code"],
    ["scope", "openid email"],
    ["state", "x"],
    ["nonce", "x"],
    ...Object.entries(proofKey),
  ],
  "DELETE /user/oauth/grants": [["client_id", randomUUID()]],
  "GET /admin/oauth/clients": pages,
  "GET /admin/users": pages,
  "/admin/audit": pages,
  "GET /admin/sso/providers": [["resource_id", "x"]],
};
