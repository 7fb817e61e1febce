/** The service on real ports and a database of its own, once or as several processes beside one another. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach } from "vitest";
import type { z } from "zod";
import { keysFrom, type Claims, type Keys } from "@platform/kernel/keys";
import { createLogger } from "@platform/kernel/logger";
import { openSql } from "@platform/kernel/sql";
import { useDatabase } from "@platform/kernel/testing/database";
import type { Policy } from "@platform/realtime/callers/rights";
import { createRealtime, type RealtimeOptions, type RealtimeService } from "@platform/realtime/create-realtime";
import { migrateRealtime } from "@platform/realtime/migrate";
import { realtimeSettings } from "@platform/realtime/settings";

const sharedSecret = "a shared secret that only the tests know";
const apiKeys = { publishable: ["sb_publishable_of_the_tests"], secret: ["sb_secret_of_the_tests"] };
export const [publishable, secret] = [apiKeys.publishable[0]!, apiKeys.secret[0]!];

type Settings = z.input<typeof realtimeSettings>;
export type Running = {
  service: RealtimeService;
  port: number;
  /** `http://…` */
  url: string;
  stop: () => Promise<void>;
};
type Start = { settings?: Settings; port?: number; policy?: Policy } & Partial<
  Pick<RealtimeOptions, "apiKeys" | "addressOf" | "presenceKey" | "isOpenAccount">
>;

export function useRealtime(usual: Start = {}) {
  const database = useDatabase(migrateRealtime);
  const state = { lateBy: 0 };
  const clock = clockLate(state);
  let keys: Promise<Keys> | undefined;
  const keyRing = () => (keys ??= keysFrom({ jwks: [], sharedSecret }, clock));
  const running = new Set<Running>();

  const start = async (overrides: Start = {}): Promise<Running> => {
    const { settings, port = 0, policy = () => false, ...rest } = { apiKeys, ...usual, ...overrides };
    const db = openSql({ url: database.url, connections: 4 });
    const service = await createRealtime({
      settings: realtimeSettings.parse(settings ?? {}),
      db,
      directUrl: database.url,
      keys: await keyRing(),
      policy,
      log: createLogger({ level: process.env["TEST_LOG"] ?? "silent" }),
      clock,
      ...rest,
    });
    const server = createServer(getRequestListener(new Hono().route("/realtime/v1", service.app).fetch));
    server.on("upgrade", (request, socket, head) => {
      if (!service.upgrade(request, socket, head)) socket.destroy();
    });
    const actual = await listening(server, port);
    const stop = async () => {
      if (!running.delete(self)) return;
      await service.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await db.close();
    };
    const self: Running = { service, port: actual, url: `http://127.0.0.1:${actual}`, stop };
    running.add(self);
    return self;
  };
  afterEach(async () => {
    await Promise.all([...running].map(({ stop }) => stop()));
    state.lateBy = 0;
  });

  return {
    database,
    start,
    /** Lets time pass for the service, not for its clients. */
    wait: (seconds: number) => void (state.lateBy += seconds),
    token: async (claims: Claims = {}) =>
      (await keyRing()).sign({ role: "authenticated", sub: "ana", exp: inSeconds(3600), ...claims }),
    inSeconds,
  };
}

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

async function listening(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  return (server.address() as AddressInfo).port;
}

const clockLate = (state: { lateBy: number }) => () => new Date(Date.now() + state.lateBy * 1000);
