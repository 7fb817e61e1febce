import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { systemClock } from "@platform/kernel/clock";
import { createLogger } from "@platform/kernel/logger";
import { useDatabase } from "@platform/kernel/testing/database";
import { migrateRealtime } from "@platform/realtime/migrate";
import type { Told } from "./entry.ts";
import { createOutbox } from "./outbox.ts";

const { db } = useDatabase(migrateRealtime);
const broadcastOf = (event: string, size = 10): Told => ({
  extension: "broadcast",
  tenant: { name: "room", isPrivate: false },
  broadcast: { event, encoding: "bytes", body: Buffer.alloc(size) },
});
const outboxWith = (limits: { waitingMessages: number; waitingBytes: number }) => {
  const process = randomUUID();
  const outbox = createOutbox({ db, process, clock: systemClock, log: createLogger({ level: "silent" }), limits });
  const written = async () =>
    (
      await db.rows<{ event: string }>(`SELECT event FROM realtime.messages WHERE origin = $1 ORDER BY seq`, [process])
    ).map(({ event }) => event);
  return { outbox, written };
};

describe("the outbox", () => {
  it("writes in order, many in one transaction", async () => {
    const { outbox, written } = outboxWith({ waitingMessages: 10_000, waitingBytes: 1e9 });
    const events = Array.from({ length: 1_000 }, (_, number) => `e${number}`);
    expect(await Promise.all(events.map((event) => outbox.tell(broadcastOf(event))))).toEqual(events.map(() => true));
    expect(await written()).toEqual(events);
    const transactions = await db.first<{ count: number }>(`SELECT count(DISTINCT xid)::int FROM realtime.messages`);
    expect(transactions!.count).toBeLessThan(20);
  });

  it("lets no more wait than it may, and says so", async () => {
    const { outbox, written } = outboxWith({ waitingMessages: 3, waitingBytes: 1e9 });
    const answers = ["one", "two", "three", "four", "five"].map((event) => outbox.tell(broadcastOf(event)));
    expect(outbox.isBehind()).toBe(true);
    expect(await Promise.all(answers)).toEqual([true, true, true, true, false]);
    expect(outbox.isBehind()).toBe(false);
    expect(await outbox.tell(broadcastOf("six"))).toBe(true);
    expect(await written()).toEqual(["one", "two", "three", "four", "six"]);
  });

  it("counts bytes too", async () => {
    const { outbox } = outboxWith({ waitingMessages: 100, waitingBytes: 1_000 });
    const answers = [
      outbox.tell(broadcastOf("fits", 900)),
      outbox.tell(broadcastOf("does not", 200)),
      outbox.tell(broadcastOf("fits again", 50)),
    ];
    expect(await Promise.all(answers)).toEqual([true, false, true]);
  });

  it("writes what waits before it ends", async () => {
    const { outbox, written } = outboxWith({ waitingMessages: 100, waitingBytes: 1e9 });
    for (const event of ["one", "two", "three"]) void outbox.tell(broadcastOf(event));
    await outbox.drain(5_000);
    expect(await written()).toEqual(["one", "two", "three"]);
  });
});
