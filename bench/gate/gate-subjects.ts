/** Cost of letting one person in, one by one and as a batch that waited while the device was offline. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@product/database/embedded/cluster";
import { buildApp } from "#bench/builds.ts";
import { cpuTimeDuring } from "#bench/measuring/measure.ts";
import { startIn, type Subject, type Workshop } from "#bench/subject.ts";
import { pairedGate } from "./paired-gate.ts";

export type GateMeasure = "check-in" | "check-in in a batch" | "Hono hello with one insert";

const people = 12;
const inABatch = 50;
const warmUps = 4;

export async function gateSubjects(workshop: Workshop): Promise<Subject[]> {
  workshop.say("Building the web app, and starting it with a demonstration whose gate is open");
  const dataDir = join(workshop.folder, "gate");
  // The crowd comes once.
  rmSync(dataDir, { recursive: true, force: true });
  const database = await startEmbeddedPostgres({ dataDir, runAs: "auto", say: () => {} });
  workshop.running.defer(database.stop);
  const settings = { DATABASE_URL: database.url, DATA_DIR: join(dataDir, "app") };
  const app = await startIn(workshop, buildApp(), { ...settings, DEMO: "on" });
  const plain = await startIn(workshop, join(import.meta.dirname, "insert.process.ts"), settings);
  const gate = await pairedGate(database.url);

  const form = { "content-type": "application/x-www-form-urlencoded" };
  const asDevice = { ...form, origin: app.url, cookie: gate.cookie };
  const sending = (server: typeof app, path: string, headers: Record<string, string>, bodies: () => string[]) => ({
    server,
    async send() {
      const callers = bodies().map((body) => ({ body }));
      const errand = { url: `${server.url}${path}`, headers, requests: callers.length, connections: 2 };
      await workshop.load.send({ ...errand, callers });
    },
  });
  const subject = (name: GateMeasure, { server, send }: ReturnType<typeof sending>, count: number): Subject => ({
    warmUp: async () => {
      for (let turn = 0; turn < warmUps; turn += 1) await send();
    },
    measure: async () => {
      const spent = await cpuTimeDuring(send, { server: server.pid, database: database.pid() });
      return { [name]: (spent.server + spent.database) / count };
    },
  });

  /** Everyone in, then everyone out, each with an id of its own: all of it is written. */
  const oneByOne = () => {
    const codes = gate.next(people);
    return (["in", "out"] as const).flatMap((mode) =>
      codes.map((code) => String(new URLSearchParams({ code, mode, confirmed: "yes", client: crypto.randomUUID() }))),
    );
  };
  return [
    subject("check-in", sending(app, "/gate.data", asDevice, oneByOne), people * 2),
    subject(
      "check-in in a batch",
      sending(app, "/gate/scans", asDevice, () => [gate.waiting(inABatch)]),
      inABatch * 2,
    ),
    subject("Hono hello with one insert", sending(plain, "/", form, oneByOne), people * 2),
  ];
}
