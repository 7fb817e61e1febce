/**
 * The parts of one app process that live screens need: services on a port, the policy, and its own reader of the
 * outbox.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { createLogger } from "@platform/kernel/logger";
import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { embeddedAddresses } from "@product/database/roles/addresses";
import type { ServerEnv } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { freePort, listen } from "#server/listen.ts";
import { channelPolicy } from "#server/live/channel-policy.ts";
import { createLiveFeed } from "#server/live/live-feed.ts";
import { followOutbox } from "#server/background/outbox-tail.ts";
import { startServices } from "#server/platform.ts";
import { createSessions } from "#server/sessions/sessions.ts";

export type LiveProcess = Awaited<ReturnType<typeof startLiveProcess>>;

export async function startLiveProcess(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "cuadrante-live-"));
  const log = createLogger({ level: "silent" });
  const port = await freePort("127.0.0.1");
  const config = readConfig({ DATA_DIR: dataDir, PORT: String(port), SECRET_KEY: "one secret for all processes here" });
  const siteUrl = `http://127.0.0.1:${port}`;
  const services = (await startServices({
    config,
    siteUrl,
    database: embeddedAddresses(databaseUrl),
    demo: true,
    channelPolicy: channelPolicy((token) => sessions.whoHolds(token)),
    log,
  }))!;
  const sessions = createSessions({ config, services, siteUrl, secure: false });
  const feed = createLiveFeed({ services, hosted: undefined, log });
  const tail = await followOutbox({ onEntries: feed.take, onGap: () => {}, isAway: () => false, log, pollMs: 50 });
  const app = new Hono<ServerEnv>().route("/auth/v1", services.auth).route("/realtime/v1", services.realtime.app);
  const server = await listen(app, config, { onDrain: () => {}, upgrade: services.realtime.upgrade });
  const clients: SupabaseClient[] = [];

  const open = (key = services.apiKeys!.publishable[0]!): SupabaseClient => {
    const client = createClient(siteUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });
    clients.push(client);
    return client;
  };
  return {
    siteUrl,
    services,
    open,
    secretKey: services.apiKeys!.secret[0]!,
    /** The official client of someone who signed in with a password. */
    signIn: async (role: DemoRole): Promise<SupabaseClient> => {
      const client = open();
      const { email } = demoAccounts.find((account) => account.role === role)!;
      const { error } = await client.auth.signInWithPassword({ email, password: demoPassword });
      if (error) throw error;
      await client.realtime.setAuth();
      return client;
    },
    stop: async () => {
      await Promise.all(clients.map((client) => client.realtime.disconnect()));
      await tail.stop();
      await feed.stop();
      await services.closeSockets();
      await server.drain(0);
      await services.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
