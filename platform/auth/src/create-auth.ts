/** The authentication service: `/auth/v1` of the protocol as a Hono app, which knows nothing of who mounts it. */
import { randomUUID } from "node:crypto";
import { Hono, type Context } from "hono";
import { isBrowser, isOpaque, roleOfApiKey, type ApiKeys, type Role } from "@platform/kernel/api-keys";
import { systemClock, type Clock } from "@platform/kernel/clock";
import { openToOtherOrigins } from "@platform/kernel/cors";
import { isPassing } from "@platform/kernel/database-failures";
import type { Keys } from "@platform/kernel/keys";
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import { endpoints, type Endpoint } from "./endpoints.ts";
import { createAttempts } from "./limits/attempts.ts";
import { createDevices } from "./limits/known-devices.ts";
import { createHold } from "./limits/hold-refusals.ts";
import { createCaptcha } from "./limits/captcha.ts";
import { createProofOfWork } from "./limits/proof-of-work.ts";
import { createRates } from "./limits/rates.ts";
import { factorSeal } from "./mfa/sealed-secrets.ts";
import { createPasswords, type PasswordOptions } from "./passwords/passwords.ts";
import type { Auth, Bearer, AuthRequest, Messages } from "./request/auth-request.ts";
import type { AccountEvent } from "./request/account-events.ts";
import { AuthError, errorResponse, invalid, OAuthError } from "./request/errors.ts";
import { isStorable } from "./request/json.ts";
import { createServiceKey } from "./saml/service-key.ts";
import type { AuthSettings } from "./settings.ts";

export type AuthOptions = {
  settings: AuthSettings;
  db: Database;
  keys: Keys;
  /** Signs what is left in browsers, and seals what is stored. */
  secret: string;
  messages: Messages;
  log: Logger;
  /** Without any, callers need no key: the service stands behind a gateway, or alone in a test. */
  apiKeys?: ApiKeys | undefined;
  /** The address of whoever asks; only the composition root knows which header to believe. */
  addressOf: (c: Context) => string;
  /** By which name the composition root knows the request, if it has one. */
  requestIdOf?: ((c: Context) => string | undefined) | undefined;
  /** Writes down what changes the ways into an account; a failure undoes the change. */
  recordAccountEvent?: ((event: AccountEvent) => Promise<void>) | undefined;
  /** Resolves once this process has heard of what was committed: who is told that a session has ended finds it ended. */
  changesHeard?: (() => Promise<void>) | undefined;
  clock?: Clock;
  passwords?: PasswordOptions;
  evenAnswerMs?: number;
};

export function createAuth(options: AuthOptions): { app: Hono; auth: Auth } {
  const { settings, db, keys, messages, log, clock = systemClock } = options;
  const proofOfWork =
    settings.captcha?.provider === "proof-of-work"
      ? createProofOfWork({ db, clock, secret: options.secret, difficulty: settings.captcha.difficulty })
      : undefined;
  const auth: Auth = {
    settings,
    db,
    keys,
    clock,
    log,
    messages,
    factorSeal: factorSeal(options.secret),
    samlKey: createServiceKey(settings, { db, secret: options.secret, clock }),
    recordAccountEvent: options.recordAccountEvent ?? (async () => {}),
    passwords: createPasswords(options.passwords),
    rates: createRates(settings.limits, clock),
    attempts: createAttempts(db, settings.limits, options.secret),
    devices: createDevices({ secret: options.secret, secure: settings.externalUrl.startsWith("https:") }),
    captcha: createCaptcha(settings.captcha, proofOfWork),
    proofOfWork,
    evenAnswerMs: options.evenAnswerMs ?? 150,
    holdRefusals: createHold(),
  };
  const app = new Hono();
  app.use(openToOtherOrigins);
  for (const endpoint of endpoints) {
    const serve = (c: Context) => answered(auth, options, endpoint, c);
    if (endpoint.method === "ALL") app.all(endpoint.path, serve);
    else app.on(endpoint.method, endpoint.path, serve);
  }
  app.notFound((c) => c.text("404 page not found", 404));
  return { app, auth };
}

const patienceMs = 10_000;

async function answered(auth: Auth, options: AuthOptions, endpoint: Endpoint, c: Context): Promise<Response> {
  const apiVersion = c.req.raw.headers.get("x-supabase-api-version");
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new AuthError(504, "request_timeout", "Request timed out")), patienceMs);
  let call: AuthRequest | undefined;
  try {
    const read = await readCall(auth, options, endpoint, c);
    if (read instanceof Response) return read;
    call = read;
    const response = await Promise.race([endpoint.handle(call), late.promise]);
    if (endpoint.method !== "GET") await Promise.race([options.changesHeard?.(), late.promise]);
    const known = call.device.setCookie();
    if (known) response.headers.append("Set-Cookie", known);
    return response;
  } catch (error) {
    await auth.holdRefusals(error, call);
    return errorResponse(toldError(error, auth.log), apiVersion);
  } finally {
    clearTimeout(timer);
  }
}

async function readCall(
  auth: Auth,
  { apiKeys, addressOf, requestIdOf }: AuthOptions,
  { open }: Endpoint,
  c: Context,
): Promise<AuthRequest | Response> {
  const request = c.req.raw;
  const query = new URL(request.url).searchParams;
  for (const [name, value] of query)
    if (!isStorable(name) || !isStorable(value)) throw invalid("Invalid query parameter");
  const now = auth.clock();
  const userAgent = request.headers.get("user-agent") ?? "";
  const key = request.headers.get("apikey") ?? query.get("apikey") ?? "";
  const role = apiKeys && key !== "" ? await roleOfApiKey(key, apiKeys, auth.keys) : undefined;
  if (apiKeys && !open) {
    if (key === "") return gatewayRefusal("No API key found in request");
    if (!role) return gatewayRefusal("Invalid API key");
    if (role === "service_role" && isOpaque(key) && isBrowser(userAgent))
      return gatewayRefusal("Forbidden use of secret API key in browser");
  }
  return {
    auth,
    id: requestIdOf?.(c) ?? randomUUID(),
    request,
    query,
    params: c.req.param() as Record<string, string>,
    ip: addressOf(c),
    userAgent,
    device: auth.devices.in(request.headers.get("cookie"), now),
    now,
    bearer: bearerIn(request, key, role),
  };
}

const gatewayRefusal = (message: string) =>
  Response.json({ message, hint: "Send the project's key in the header `apikey`." }, { status: 401 });

/** supabase-js shows its key as a bearer when nobody is signed in; a key is no person and counts as its role. A secret key does so alone, too. */
function bearerIn(request: Request, key: string, role: Role | undefined): Bearer {
  const token = /^bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return role === "service_role" ? { kind: "role", role } : { kind: "none" };
  if (role && (token === key || isOpaque(token))) return { kind: "role", role };
  return isOpaque(token) ? { kind: "none" } : { kind: "token", token };
}

function toldError(error: unknown, log: Logger): AuthError | OAuthError {
  if (error instanceof AuthError || error instanceof OAuthError) return error;
  log.error({ error }, "auth request failed");
  // Clients keep the session on 503 and try again; a 4xx would sign people out while the database restarts.
  if (isPassing(error)) return new AuthError(503, "unexpected_failure", "The service is busy, please try again");
  return new AuthError(500, "unexpected_failure", "Unexpected failure, please check server logs for more information");
}
