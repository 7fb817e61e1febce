/** The service on a database and a folder of its own, with a clock that tests set and rules that they choose. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { z } from "zod";
import { keysFrom } from "@platform/kernel/keys";
import { createLogger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import { useDatabase } from "@platform/kernel/testing/database";
import type { Policy } from "@platform/storage/access/policy";
import type { ByteStore } from "@platform/storage/bytes/byte-store";
import { createDiskStore } from "@platform/storage/bytes/disk-store";
import { createStorage, type StorageOptions } from "@platform/storage/create-storage";
import { migrateStorage } from "@platform/storage/migrate";
import { storageSettings } from "@platform/storage/settings";

type Json = Record<string, any>;
export type Changes = Partial<z.input<typeof storageSettings>> & {
  policy?: Policy;
  parts?: Partial<Pick<StorageOptions, "scan" | "transformImage">>;
  /** Where the bytes lie, if not in a folder. */
  bytes?: () => ByteStore;
  /** For databases that misbehave. */
  through?: (db: Database) => Database;
};

export const testSecret = "a shared secret that only the tests know";
const apiKeys = { publishable: ["sb_publishable_of_the_tests"], secret: ["sb_secret_of_the_tests"] };

/** Everyone signed in keeps files in a folder of their own, in any bucket; nobody else may do anything. */
const ownFolder: Policy = (_operation, target, { userId }) =>
  target.kind === "object" && userId !== undefined && target.name.startsWith(`${userId}/`);

export function useService({ policy = ownFolder, parts = {}, through = (db) => db, bytes, ...changes }: Changes = {}) {
  const database = useDatabase(migrateStorage);
  const state = { now: new Date("2026-11-15T10:00:00.000Z"), root: "", policy };
  let ready: Promise<Awaited<ReturnType<typeof create>>> | undefined;
  beforeAll(async () => void (state.root = await mkdtemp(join(tmpdir(), "storage-test-"))));
  afterAll(() => rm(state.root, { recursive: true, force: true }));

  async function create() {
    const clock = () => state.now;
    const keys = await keysFrom({ jwks: [], sharedSecret: testSecret }, clock);
    const storage = createStorage({
      settings: storageSettings.parse(changes),
      db: through(database.db),
      keys,
      apiKeys,
      secret: "a secret of the tests, long enough to be one",
      bytes: bytes?.() ?? createDiskStore(state.root),
      policy: (...parameters) => state.policy(...parameters),
      log: createLogger({ level: process.env["TEST_LOG"] ?? "silent" }),
      clock,
      ...parts,
    });
    return { ...storage, keys };
  }
  const getParts = () => (ready ??= create());

  async function fetched(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const { app } = await getParts();
    return app.request(`http://localhost${path}`, { method, ...init });
  }

  async function ask(method: string, path: string, { token, body, headers }: Asking = {}) {
    const isBytes = typeof body === "string" || body instanceof Uint8Array || body instanceof FormData;
    const response = await fetched(method, path, {
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isBytes || body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isBytes ? (body as NonNullable<RequestInit["body"]>) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type") === "application/json" && text !== "";
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Json,
      text,
    };
  }

  const sign = async (claims: object) => (await getParts()).keys.sign({ exp: seconds(state.now) + 3600, ...claims });
  return {
    sql: database,
    parts: getParts,
    fetched,
    ask,
    sign,
    /** The project's own server. */
    server: () => sign({ role: "service_role" }),
    person: (userId: string) => sign({ role: "authenticated", sub: userId }),
    anon: () => sign({ role: "anon" }),
    setPolicy: (changed: Policy) => void (state.policy = changed),
    wait: (passed: number) => void (state.now = new Date(state.now.getTime() + passed * 1000)),
    now: () => state.now,
    root: () => state.root,
    /** A bucket of a test's own. */
    bucket: async (id: string, options: object = {}) =>
      ask("POST", "/bucket", { token: await sign({ role: "service_role" }), body: { id, name: id, ...options } }),
  };
}

export type Asking = { token?: string; body?: unknown; headers?: Record<string, string> };

const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
