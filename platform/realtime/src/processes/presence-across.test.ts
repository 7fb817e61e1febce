import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { connect, type Client } from "@platform/realtime/testing/client";
import { useRealtime } from "@platform/realtime/testing/service";

const processes = { pulseSeconds: 0.3, leaseSeconds: 1.5 };
const realtime = useRealtime({ settings: { processes, presence: { gatherMs: 5, calls: { count: 100, seconds: 1 } } } });
const room = "realtime:room";
const enter = async (client: Client, key: string) => {
  await client.join(room, { presence: { key, enabled: true } });
  client.say(room, "presence", { type: "presence", event: "track", payload: { key } }, "2");
  await client.reply("2");
};
const joins =
  (key: string) =>
  ({ payload }: { payload: Record<string, any> }) =>
    key in payload["joins"];
const leaves =
  (key: string) =>
  ({ payload }: { payload: Record<string, any> }) =>
    key in payload["leaves"];

const children = new Set<ChildProcess>();
afterEach(() => children.forEach((child) => child.kill("SIGKILL")));

async function startProcess(): Promise<{ url: string; kill: () => void }> {
  const file = join(import.meta.dirname, "..", "testing", "process.ts");
  const child = spawn(process.execPath, [file, realtime.database.url], { stdio: ["ignore", "pipe", "inherit"] });
  children.add(child);
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, kill: () => void child.kill("SIGKILL") };
}

describe("presence between processes", () => {
  it("crosses over: who comes, who goes, and who was there before", async () => {
    const [first, second] = [await realtime.start(), await realtime.start()];
    const [ana, bea] = [await connect(first), await connect(second)];
    await enter(ana, "ana");
    await enter(bea, "bea");
    await ana.hears("presence_diff", joins("bea"));
    const late = await connect(await realtime.start());
    await late.join(room, { presence: { enabled: true, key: "late" } });
    expect((await late.hears("presence_state")).payload).toMatchObject({
      ana: { metas: [{ key: "ana" }] },
      bea: { metas: [{ key: "bea" }] },
    });
    bea.close();
    await ana.hears("presence_diff", leaves("bea"));
    await late.hears("presence_diff", leaves("bea"));
  });

  it("ends with a process that stops", async () => {
    const [first, second] = [await realtime.start(), await realtime.start()];
    const [ana, bea] = [await connect(first), await connect(second)];
    await enter(ana, "ana");
    await enter(bea, "bea");
    await ana.hears("presence_diff", joins("bea"));
    await second.stop();
    await ana.hears("presence_diff", leaves("bea"));
    expect(await realtime.database.db.rows(`SELECT key FROM realtime.presences`)).toEqual([{ key: "ana" }]);
  });

  it("ends with a process that is killed, when its lease runs out", async () => {
    const doomed = await startProcess();
    const ana = await connect(await realtime.start());
    const bea = await connect(doomed);
    await enter(ana, "ana");
    await enter(bea, "bea");
    await ana.hears("presence_diff", joins("bea"));
    doomed.kill();
    expect((await ana.hears("presence_diff", leaves("bea"))).payload["joins"]).toEqual({});
  });

  it("comes back with a process that was thought dead, or that the database forgot", async () => {
    const [first, second] = [await realtime.start(), await realtime.start()];
    const [ana, bea] = [await connect(first), await connect(second)];
    await enter(ana, "ana");
    await enter(bea, "bea");
    await ana.hears("presence_diff", joins("bea"));
    // As after a crash of the database, which empties both tables.
    await realtime.database.db.rows(`TRUNCATE realtime.processes, realtime.presences`);
    await expect
      .poll(() => realtime.database.db.rows(`SELECT key FROM realtime.presences ORDER BY key`), { timeout: 5_000 })
      .toEqual([{ key: "ana" }, { key: "bea" }]);
    const late = await connect(await realtime.start());
    await late.join(room, { presence: { enabled: true, key: "late" } });
    expect(Object.keys((await late.hears("presence_state")).payload).toSorted()).toEqual(["ana", "bea"]);
  });
});
