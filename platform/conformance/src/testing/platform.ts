/** The whole platform on a real port and a database of its own, and the official clients that talk to it. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve, type HttpBindings } from "@hono/node-server";
import { createClient, type SupabaseClientOptions } from "@supabase/supabase-js";
import { Hono, type Context } from "hono";
import { SignJWT } from "jose";
import { beforeAll } from "vitest";
import type { z } from "zod";
import { startPlatform, type Platform } from "@platform/host/create-platform";
import { platformSettings } from "@platform/host/settings";
import { migrateAuth } from "@platform/auth/migrate";
import { generousLimits } from "@platform/auth/testing/generous-limits";
import type { PasswordOptions } from "@platform/auth/passwords/passwords";
import { createLogger } from "@platform/kernel/logger";
import { useDatabase } from "@platform/kernel/testing/database";
import { migrateMail } from "@platform/mail/migrate";
import { migrateRealtime } from "@platform/realtime/migrate";
import { migrateStorage } from "@platform/storage/migrate";
import { readMailbox } from "./mailbox.ts";

type Given = z.input<typeof platformSettings>;
export type Changes = Partial<Omit<Given, "auth">> & { auth?: Partial<Given["auth"]> };
export type ClientOptions = SupabaseClientOptions<"public">;
export type TestPlatform = ReturnType<typeof usePlatform>;

export const sharedSecret = "a shared secret that only the tests know";
export const opaque = { publishable: "sb_publishable_of_the_tests", secret: "sb_secret_of_the_tests" };

/** A JWT key of the project, as older projects have them. */
export const jwtKey = (role: string, claims: object = {}): Promise<string> =>
  new SignJWT({ role, iss: "tests", ...claims })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .sign(new TextEncoder().encode(sharedSecret));

export function usePlatform(changes: Changes = {}, passwords: PasswordOptions = cheap) {
  const database = useDatabase(migrateAuth, migrateMail, migrateStorage, migrateRealtime);
  const state = { url: "", lateBy: 0, platform: undefined as Platform | undefined };

  beforeAll(async () => {
    const app = new Hono();
    // The port comes first: the platform writes its own address into mails.
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
    await once(server, "listening");
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    state.platform = await startPlatform({
      settings: settingsAt(state.url, changes),
      // Few, because the platforms of all test files share one server.
      database: { url: database.url, connections: 4 },
      filesDir: join(tmpdir(), `cuadrante-files-${process.pid}`),
      addressOf,
      log: createLogger({ level: process.env["TEST_LOG"] ?? "silent" }),
      clock: () => new Date(Date.now() + state.lateBy * 1000),
      passwords,
      readableMessages: true,
    });
    app.route("/auth/v1", state.platform.auth);
    app.route("/storage/v1", state.platform.storage);
    app.route("/realtime/v1", state.platform.realtime.app);
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (!state.platform!.realtime.upgrade(request, socket, head)) socket.destroy();
    });
    return async () => {
      await state.platform?.closeSockets();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await state.platform?.stop();
    };
  });

  const client = (
    options: ClientOptions["auth"] = {},
    key = opaque.publishable,
    global: ClientOptions["global"] = {},
  ) => createClient(state.url, key, { auth: { autoRefreshToken: false, persistSession: true, ...options }, global });
  return {
    database,
    get url() {
      return state.url;
    },
    get auth() {
      return `${state.url}/auth/v1`;
    },
    /** Without a client, for what no client would send. */
    ask: (method: string, path: string, { body, headers }: { body?: unknown; headers?: Record<string, string> } = {}) =>
      askedAt(`${state.url}/auth/v1${path}`, method, body, { apikey: opaque.publishable, ...headers }),
    /** Lets time pass for the service, not for its clients. */
    wait: (seconds: number) => void (state.lateBy += seconds),
    client,
    pkceClient: () => client({ flowType: "pkce" }),
    admin: (key = opaque.secret) => client({ persistSession: false }, key).auth.admin,
    mail: readMailbox(() => state.platform!.mail),
  };
}

async function askedAt(url: string, method: string, body: unknown, headers: Record<string, string>) {
  const response = await fetch(url, {
    method,
    redirect: "manual",
    headers: { "x-supabase-api-version": "2024-01-01", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson ? JSON.parse(text) : text) as Record<string, unknown>,
  };
}

function settingsAt(url: string, { auth, ...rest }: Changes) {
  return platformSettings.parse({
    secretKey: "a secret of the tests, long enough to be one",
    sharedSecret,
    apiKeys: { publishable: [opaque.publishable], secret: [opaque.secret] },
    ...rest,
    auth: { siteUrl: "https://staff.example", externalUrl: `${url}/auth/v1`, limits: generous, ...auth },
  });
}

const addressOf = (c: Context<{ Bindings: HttpBindings }>) =>
  c.req.header("x-test-address") ?? c.env.incoming.socket.remoteAddress ?? "";

// Because tests sign in often.
const cheap: PasswordOptions = { cost: { memoryKib: 64, passes: 1 }, atOnce: 2 };

/** So that nobody waits: limits have tests of their own. */
export const generous = {
  ...generousLimits,
  failuresBeforeWait: 1_000,
  failuresPerAccount: 100_000,
  failuresPerNetwork: 100_000,
};
