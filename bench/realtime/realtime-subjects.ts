/** One message to a thousand sockets: by our service, and by nothing but `ws`. */
import { join } from "node:path";
import { openSql } from "@platform/kernel/sql";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import type { ServerProcess } from "#bench/measuring/server-process.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { startListeners } from "./listeners.ts";
import { room } from "./message.ts";

type Teller = "ours" | "bare ws";
export type RealtimeMeasure = `message to one of 1,000 sockets, ${Teller}`;

export async function realtimeSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Starting the realtime service, and a thousand listeners for it and for its peer");
  const ours = await startIn(workshop, script("ours"), { DATABASE_URL: await newDatabase(workshop), API_KEY: apiKey });
  const bare = await startIn(workshop, script("bare-ws"));
  return [
    await telling(workshop, "ours", ours, { path: `/realtime/v1/websocket?apikey=${apiKey}&vsn=2.0.0`, join: joining }),
    await telling(workshop, "bare ws", bare, { path: "/" }),
  ];
}

async function telling(
  { running }: Workshop,
  name: Teller,
  server: ServerProcess,
  socket: { path: string; join?: string },
): Promise<Subject> {
  const listeners = await startListeners(crowd, server, socket);
  running.defer(listeners.stop);
  return {
    warmUp: () => listeners.tell(messages * warmUps),
    measure: async () => {
      const spent = await cpuTimeDuring(() => listeners.tell(messages), { server: server.pid });
      return { [`message to one of 1,000 sockets, ${name}`]: spent.server / messages / crowd };
    },
  };
}

async function newDatabase({ running, folder, say }: Workshop): Promise<string> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(folder, "realtime"), runAs: "auto", say });
  running.defer(() => cluster.stop());
  const admin = openSql({ url: cluster.url, connections: 1 });
  await admin.rows("DROP DATABASE IF EXISTS realtime WITH (FORCE)");
  await admin.rows("CREATE DATABASE realtime");
  await admin.close();
  const url = new URL(cluster.url);
  url.pathname = "/realtime";
  return url.href;
}

const script = (name: string) => join(import.meta.dirname, `${name}.process.ts`);
const apiKey = "sb_publishable_for_the_benchmarks";
const joining = JSON.stringify(["1", "1", `realtime:${room}`, "phx_join", { config: {} }]);
const crowd = 1000;
const messages = 10;
const warmUps = 15;
