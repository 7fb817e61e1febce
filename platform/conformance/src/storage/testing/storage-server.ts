/** The file service on a real port, a database and a folder of its own, and the official clients that talk to it. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { afterAll, beforeAll } from "vitest";
import type { z } from "zod";
import { keysFrom, type Keys } from "@platform/kernel/keys";
import { createLogger } from "@platform/kernel/logger";
import { useDatabase } from "@platform/kernel/testing/database";
import type { Policy } from "@platform/storage/access/policy";
import { createDiskStore } from "@platform/storage/bytes/disk-store";
import { createS3Store } from "@platform/storage/bytes/s3-store";
import { createStorage } from "@platform/storage/create-storage";
import { createSharpImages } from "@platform/storage/images/sharp-images";
import { migrateStorage } from "@platform/storage/migrate";
import { storageSettings } from "@platform/storage/settings";
import { s3OfTheTests } from "@platform/storage/testing/s3-server";

export const opaque = { publishable: "sb_publishable_of_the_tests", secret: "sb_secret_of_the_tests" };

/** Everyone signed in keeps files in a folder of their own; nobody else may do anything. */
const ownFolder: Policy = (_operation, target, { userId }) =>
  target.kind === "object" && userId !== undefined && target.name.startsWith(`${userId}/`);

/** With `TEST_FILES=s3` the bytes lie in a bucket: clients must not feel it. */
export function useStorage(changes: Partial<z.input<typeof storageSettings>> = {}) {
  const database = useDatabase(migrateStorage);
  const s3 = process.env["TEST_FILES"] === "s3" ? s3OfTheTests() : undefined;
  const state = {
    url: "",
    root: "",
    lateBy: 0,
    keys: undefined as Keys | undefined,
    server: undefined as ReturnType<typeof serve> | undefined,
  };

  beforeAll(async () => {
    state.root = await mkdtemp(join(tmpdir(), "storage-conformance-"));
    const clock = () => new Date(Date.now() + state.lateBy * 1000);
    state.keys = await keysFrom({ jwks: [], sharedSecret: "a shared secret that only the tests know" }, clock);
    const { app } = createStorage({
      settings: storageSettings.parse(changes),
      db: database.db,
      keys: state.keys,
      apiKeys: { publishable: [opaque.publishable], secret: [opaque.secret] },
      secret: "a secret of the tests, long enough to be one",
      bytes: s3 ? createS3Store(s3()) : createDiskStore(state.root),
      policy: ownFolder,
      log: createLogger({ level: process.env["TEST_LOG"] ?? "silent" }),
      clock,
      transformImage: createSharpImages(),
    });
    const mounted = new Hono().route("/storage/v1", app);
    const server = serve({ fetch: mounted.fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((done) => server.once("listening", done));
    state.server = server;
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    const { server } = state;
    if (server && "closeAllConnections" in server) server.closeAllConnections();
    await new Promise((done) => server?.close(done));
    await rm(state.root, { recursive: true, force: true });
  });

  const client = (key: string, bearer?: string) =>
    createClient(state.url, key, {
      auth: { persistSession: false, autoRefreshToken: false },
      ...(bearer === undefined ? {} : { accessToken: async () => bearer }),
    }).storage;
  const tokenOf = (userId: string) =>
    state.keys!.sign({ role: "authenticated", sub: userId, exp: Math.floor(Date.now() / 1000) + 3600 });
  return {
    get url() {
      return `${state.url}/storage/v1`;
    },
    /** The project's own server. */
    server: () => client(opaque.secret),
    visitor: () => client(opaque.publishable),
    tokenOf,
    person: async (userId: string = randomUUID()) => {
      const token = await tokenOf(userId);
      return { id: userId, token, storage: client(opaque.publishable, token) };
    },
    /** Lets time pass for the service, not for its clients. */
    wait: (seconds: number) => void (state.lateBy += seconds),
  };
}
