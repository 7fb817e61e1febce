import { beforeAll, describe, expect, it } from "vitest";
import { useRealtime } from "@platform/realtime/testing/service";
import { subscribed, useClients } from "./testing/clients.ts";

const realtime = useRealtime({ settings: { changes: { tables: ["public.seats"] } } });
const client = useClients();

beforeAll(async () => {
  const { db } = realtime.database;
  await db.rows(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN CREATE ROLE anon; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
  await db.rows(
    `CREATE TABLE public.seats (id bigint PRIMARY KEY, who text, taken boolean, at timestamptz, rows int[])`,
  );
  await db.rows(`GRANT SELECT ON public.seats TO anon`);
});

describe("changes of a table, by the official client", () => {
  it("come as rows with values of their kinds", async () => {
    const { db } = realtime.database;
    const channel = client(await realtime.start()).channel("room");
    const heard: { eventType: string; new: object; old: object }[] = [];
    const ready: string[] = [];
    channel
      .on("postgres_changes", { event: "*", schema: "public", table: "seats", filter: "who=eq.ana" }, (change) => {
        heard.push(change);
      })
      .on("system", {}, ({ status }) => void ready.push(status));
    await subscribed(channel);
    await expect.poll(() => ready).toEqual(["ok"]);
    await db.rows(
      `INSERT INTO public.seats VALUES (1, 'ana', true, '2026-11-17T10:00:00Z', '{1,2}'), (2, 'eve', false, null, null)`,
    );
    await db.rows(`UPDATE public.seats SET taken = false`);
    await expect
      .poll(() => heard)
      .toMatchObject([
        { eventType: "INSERT", new: { id: 1, who: "ana", taken: true, rows: [1, 2] }, old: {} },
        { eventType: "UPDATE", new: { id: 1, taken: false }, old: { id: 1 } },
      ]);
  });
});
