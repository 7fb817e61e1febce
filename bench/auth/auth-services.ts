/** The authentication services under test: ours and its peer, each in two settings, all on one PostgreSQL server. */
import { join } from "node:path";
import { openSql } from "@platform/kernel/sql";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import type { ServerProcess } from "#bench/measuring/server-process.ts";
import { startIn, type Workshop } from "#bench/subject.ts";
import { installPeer, peerScript } from "./peer.ts";
import { signUpPeople, type People } from "./people.ts";

export type AuthService = { server: ServerProcess; people: People; databasePid: () => number };

export type AuthServices = {
  /** On its defaults: ES256, argon2id with 19 MiB and two passes. */
  ours: AuthService;
  /** Signs with HS256, as the peer always does, and hashes as cheaply as argon2id allows. */
  oursPlain: AuthService;
  /** On its defaults (HS256, bcrypt of cost 10), and with bcrypt of cost 4. Missing where it cannot be had. */
  peer?: { usual: AuthService; plain: AuthService };
};

const apiKey = "sb_publishable_for_the_benchmarks";
const sharedSecret = "the benchmarks sign invented people in with this";

export const authHeaders = { "content-type": "application/json", apikey: apiKey };

export async function startAuthServices(workshop: Workshop): Promise<AuthServices> {
  workshop.say("Starting the authentication services, and signing people up");
  const start = await serviceStarter(workshop);
  const ours = join(import.meta.dirname, "ours.process.ts");
  const services = {
    ours: await start("ours", ours, {}),
    oursPlain: await start("ours_plain", ours, { SHARED_SECRET: sharedSecret, HASH: "cheapest" }),
  };
  try {
    const problem = installPeer();
    if (problem) throw new Error(problem);
    const [usual, plain] = [
      { SHARED_SECRET: sharedSecret },
      { SHARED_SECRET: sharedSecret, LITE_AUTH_BCRYPT_COST: "4" },
    ];
    const peer = {
      usual: await start("lite", peerScript, usual),
      plain: await start("lite_plain", peerScript, plain),
    };
    return { ...services, peer };
  } catch (error) {
    workshop.say(`Without the figures for @supabase/lite, which cannot be had: ${(error as Error).message}`);
    return services;
  }
}

/** Each service has a database of its own, new in each run. */
async function serviceStarter(workshop: Workshop) {
  const { running, folder, say } = workshop;
  const cluster = await startEmbeddedPostgres({ dataDir: join(folder, "auth"), runAs: "auto", say });
  running.defer(() => cluster.stop());
  const admin = openSql({ url: cluster.url, connections: 1 });
  running.defer(() => admin.close());
  return async (name: string, script: string, settings: Record<string, string>): Promise<AuthService> => {
    await admin.rows(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.rows(`CREATE DATABASE ${name}`);
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    const environment = { DATABASE_URL: url.href, API_KEY: apiKey, NODE_ENV: "production", ...settings };
    const server = await startIn(workshop, script, environment);
    return { server, people: await signUpPeople(server.url, authHeaders, crowd), databasePid: cluster.pid };
  };
}

const crowd = 60;
