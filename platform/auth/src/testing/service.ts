/** The service on a database of its own, with a clock that tests set and a mailbox that they read. */
import { createLogger } from "@platform/kernel/logger";
import { keysFrom } from "@platform/kernel/keys";
import { useDatabase } from "@platform/kernel/testing/database";
import { createAuth } from "@platform/auth/create-auth";
import { migrateAuth } from "@platform/auth/migrate";
import type { Notice } from "@platform/auth/request/auth-request";
import type { AccountEvent } from "@platform/auth/request/account-events";
import { authSettings } from "@platform/auth/settings";
import { generousLimits } from "./generous-limits.ts";
import type { z } from "zod";

export type Service = ReturnType<typeof useService>;
type Json = Record<string, any>;

export const testSecret = "a shared secret that only the tests know";

export function useService(changes: Partial<z.input<typeof authSettings>> = {}) {
  const database = useDatabase(migrateAuth);
  const state = { now: new Date("2026-11-15T10:00:00.000Z"), trailIsFull: false };
  const notices: Notice[] = [];
  const accountEvents: AccountEvent[] = [];
  let ready: Promise<Awaited<ReturnType<typeof create>>> | undefined;

  async function create() {
    const clock = () => state.now;
    return createAuth({
      settings: authSettings.parse({
        siteUrl: "https://staff.example",
        externalUrl: "https://staff.example/auth/v1",
        limits: generousLimits,
        // Providers of tests stand on this machine.
        outsideHosts: ["localhost", "127.0.0.1"],
        ...changes,
      }),
      db: database.db,
      keys: await keysFrom({ jwks: [], sharedSecret: testSecret }, clock),
      secret: testSecret,
      messages: {
        write: async (_tx, notice) => ({ id: String(notices.push(notice)) }),
        wake: () => {},
      },
      recordAccountEvent: async (event) => {
        if (state.trailIsFull) throw new Error("nothing can be written down");
        accountEvents.push(event);
      },
      log: createLogger({ level: process.env["TEST_LOG"] ?? "silent" }),
      addressOf: (c) => c.req.header("x-test-address") ?? "203.0.113.7",
      clock,
      // Cheap, because tests sign in thousands of times; the real cost has tests of its own.
      passwords: { cost: { memoryKib: 64, passes: 1 }, atOnce: 2 },
      evenAnswerMs: 0,
    });
  }

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const { app } = await (ready ??= create());
    const response = await app.request(`http://localhost${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-supabase-api-version": "2024-01-01",
        "user-agent": "tests",
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") === true;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Json };
  }

  return {
    notices,
    /** The account events that were recorded. */
    accountEvents,
    state,
    sql: database,
    parts: async () => (ready ??= create()),
    ask,
    get: (path: string, token?: string, headers?: Record<string, string>) =>
      ask("GET", path, undefined, { ...bearer(token), ...headers }),
    post: (path: string, body?: unknown, token?: string, headers?: Record<string, string>) =>
      ask("POST", path, body ?? {}, { ...bearer(token), ...headers }),
    put: (path: string, body: unknown, token?: string) => ask("PUT", path, body, bearer(token)),
    del: (path: string, token?: string, body?: unknown) => ask("DELETE", path, body, bearer(token)),
    /** Lets time pass. */
    wait: (seconds: number) => void (state.now = new Date(state.now.getTime() + seconds * 1000)),
    now: () => state.now,
    lastNotice: () => notices.at(-1)!,
    /** A token of the project's own server. */
    adminToken: async () => (await (ready ??= create())).auth.keys.sign({ role: "service_role" }),
  };
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};
