import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { connect, pushFrame, until, type Client } from "@platform/realtime/testing/client";
import { useRealtime } from "@platform/realtime/testing/service";

// Pulses are rare here, so that what arrives came by its notice or by the catching up after a gap.
const realtime = useRealtime({
  settings: { processes: { pulseSeconds: 60 }, limits: { messages: { count: 10_000, seconds: 1 } } },
});
const room = "realtime:room";

async function pair() {
  const running = [await realtime.start(), await realtime.start()] as const;
  const clients = [await connect(running[0]), await connect(running[1])] as const;
  for (const client of clients) await client.join(room);
  return { running, here: clients[0], there: clients[1] };
}
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const send = (client: Client, number: number) =>
  client.say(room, "broadcast", { event: "count", payload: { number } }, "2");
const counted = async (client: Client, count: number) => {
  await until(
    () => client.frames.length >= count || undefined,
    () => `${client.frames.length} of ${count} arrived`,
  );
  await pause(150);
  return client.frames.map((frame) => Number(/"number":(\d+)\}$/.exec(Buffer.from(frame).toString())?.[1]));
};
const endListeners = () =>
  realtime.database.db.rows(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cuadrante-realtime' AND datname = current_database()`,
  );

describe("between two processes", () => {
  it("broadcasts cross over once, in order, and not back", async () => {
    const { here, there } = await pair();
    for (const number of numbers(0, 300)) send(here, number);
    expect(await counted(there, 300)).toEqual(numbers(0, 300));
    expect(here.frames).toEqual([]);
  });

  it("bytes and messages too large for a notice cross over, in order with the others", async () => {
    const { here, there } = await pair();
    const large = Buffer.alloc(2_000_000, 7);
    here.socket.send(pushFrame("1", "2", room, "large", 0, large));
    here.socket.send(pushFrame("1", "3", room, "small", 0, Buffer.from([0, 255])));
    here.say(room, "broadcast", { event: "text", payload: { "ñ\0": "x".repeat(7_900) } }, "4");
    expect(await there.hearsBytes()).toMatchObject({ event: "large", encoding: 0, payload: large });
    expect(await there.hearsBytes()).toMatchObject({ event: "small", encoding: 0, payload: Buffer.from([0, 255]) });
    expect(await there.hearsBytes()).toMatchObject({ event: "text", encoding: 1 });
  });

  it("nothing is lost or told twice when the listening connections break", async () => {
    const { here, there } = await pair();
    for (const round of [0, 1, 2]) {
      for (const number of numbers(round * 40, 20)) send(here, number);
      if (round !== 1) await pause(10);
      await endListeners();
      for (const number of numbers(round * 40 + 20, 20)) {
        send(here, number);
        await pause(10);
      }
    }
    expect((await counted(there, 120)).toSorted((a, b) => a - b)).toEqual(numbers(0, 120));
  });

  it("nothing is lost or told twice when every connection breaks while messages are written", async () => {
    const { here, there } = await pair();
    for (const number of numbers(0, 200)) {
      send(here, number);
      if (number % 50 === 25)
        await realtime.database.db.rows(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
      await pause(2);
    }
    expect((await counted(there, 200)).toSorted((a, b) => a - b)).toEqual(numbers(0, 200));
  });

  it("a message of a transaction that commits late is not overlooked", async () => {
    const { there } = await pair();
    const slow = new pg.Client({ connectionString: realtime.database.url });
    await slow.connect();
    await slow.query("BEGIN");
    await slow.query(`SELECT realtime.send('{"number": 1}', 'count', 'room', false)`);
    await realtime.database.db.rows(`SELECT realtime.send('{"number":2}', 'count', 'room', false)`);
    await there.hearsBytes();
    // Twice, so that a reader that goes by the highest number would have passed the first message by.
    await endListeners();
    await pause(600);
    await endListeners();
    await slow.query("COMMIT");
    await slow.end();
    expect(await there.hearsBytes()).toMatchObject({ event: "count", payload: Buffer.from('{"number": 1}') });
    await pause(800);
    expect(there.frames).toEqual([]);
  });

  it("one message that cannot be stored does not take its neighbours along", async () => {
    const { running, there } = await pair();
    const [service] = [running[0].service];
    const outcomes = await Promise.all([
      service.broadcast("room", "before", {}),
      service.broadcast("no\0name", "never", {}),
      service.broadcast("room", "after", {}),
    ]);
    expect(outcomes).toEqual([true, false, true]);
    expect(await there.hearsBytes()).toMatchObject({ event: "before" });
    expect(await there.hearsBytes()).toMatchObject({ event: "after" });
  });

  it("what is meant for the sockets of one process stays there", async () => {
    const { running, here, there } = await pair();
    running[0].service.tellHere("room", "only here", {});
    await running[0].service.broadcast("room", "everywhere", {});
    expect([(await here.hearsBytes()).event, (await here.hearsBytes()).event]).toEqual(["only here", "everywhere"]);
    expect((await there.hearsBytes()).event).toBe("everywhere");
  });

  it("what was said before a process began is not its concern", async () => {
    const first = await realtime.start();
    await first.service.broadcast("room", "early", {});
    const second = await realtime.start();
    const client = await connect(second);
    await client.join(room);
    await endListeners();
    await pause(600);
    await first.service.broadcast("room", "late", {});
    expect(await client.hearsBytes()).toMatchObject({ event: "late" });
  });
});

describe("the database itself", () => {
  it("tells everyone exactly if its transaction commits", async () => {
    const { here, there } = await pair();
    const { db } = realtime.database;
    const failed = db.transaction(async (tx) => {
      await tx.rows(`SELECT realtime.send('{}', 'never', 'room', false)`);
      throw new Error("changed its mind");
    });
    await expect(failed).rejects.toThrow("changed its mind");
    await db.rows(`SELECT realtime.send('{"a":1}', 'said', 'room', false)`);
    for (const client of [here, there]) {
      const { meta, ...rest } = await client.hearsBytes();
      expect(rest).toMatchObject({ event: "said", payload: Buffer.from('{"a": 1}') });
      expect(JSON.parse(meta)).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
  });

  it("is repeated to who comes late to a private topic", async () => {
    const running = await realtime.start({ policy: () => true });
    const { db } = realtime.database;
    const early = await connect(running);
    await early.join("realtime:late", { private: true });
    for (const number of [1, 2, 3]) {
      await db.rows(`SELECT realtime.send(jsonb_build_object('number', $1::int), 'said', 'late')`, [number]);
      // Else the process may hear of it after the late one has come, to whom it is then no past.
      await early.hearsBytes();
    }
    const client = await connect(running);
    await client.join("realtime:late", { private: true, broadcast: { replay: { since: 0, limit: 2 } } });
    for (const number of [2, 3]) {
      const { meta, payload } = await client.hearsBytes();
      expect(JSON.parse(payload.toString())).toEqual({ number });
      expect(JSON.parse(meta)).toEqual({ id: expect.any(String), replayed: true });
    }
    const refused = [
      await client.join("realtime:late", { broadcast: { replay: { since: 0 } } }, { ref: "2" }),
      await client.join("realtime:late", { private: true, broadcast: { replay: { since: "x" } } }, { ref: "3" }),
    ];
    expect(refused.map(({ response }) => response.reason)).toEqual([
      expect.stringMatching(/^UnableToReplayMessages: /),
      expect.stringMatching(/^UnableToReplayMessages: /),
    ]);
  });
});
