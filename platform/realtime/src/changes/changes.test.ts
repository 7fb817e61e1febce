import { beforeAll, describe, expect, it } from "vitest";
import { connect } from "@platform/realtime/testing/client";
import { secret, useRealtime } from "@platform/realtime/testing/service";

const realtime = useRealtime({ settings: { changes: { tables: ["public.things", "public.own", "public.closed"] } } });
const sql = (text: string, values: unknown[] = []) => realtime.database.db.rows<Record<string, unknown>>(text, values);

beforeAll(async () => {
  await sql(`DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN CREATE ROLE anon; END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'authenticated') THEN CREATE ROLE authenticated; END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$`);
  await sql(`CREATE TABLE public.things (id int PRIMARY KEY, name text, n numeric, tags text[], keys int)`);
  await sql(`CREATE TABLE public.own (id int PRIMARY KEY, owner text)`);
  await sql(`CREATE TABLE public.closed (id int PRIMARY KEY)`);
  await sql(`ALTER TABLE public.own ENABLE ROW LEVEL SECURITY`);
  await sql(`CREATE POLICY mine ON public.own FOR SELECT
    USING (owner = current_setting('request.jwt.claims', true)::jsonb ->> 'sub')`);
  await sql(`GRANT SELECT ON public.things TO anon, authenticated`);
  await sql(`GRANT SELECT ON public.own TO authenticated`);
});

async function listening(changes: object[], token?: string, apikey?: string) {
  const client = await connect(await realtime.start(), apikey ? { apikey } : {});
  const { response } = await client.join("realtime:room", { postgres_changes: changes }, token ? { token } : {});
  const system = (await client.hears("system")).payload;
  const next = async () => (await client.hears("postgres_changes")).payload;
  return { client, ids: response.postgres_changes.map(({ id }: { id: number }) => id), system, next };
}
const all = (table: string, more: object = {}) => ({ event: "*", schema: "public", table, ...more });

describe("a subscription to changes", () => {
  it("hears of rows that come, change and go", async () => {
    const { ids, system, next } = await listening([all("things")]);
    expect(system).toMatchObject({ extension: "postgres_changes", status: "ok", message: "Subscribed to PostgreSQL" });
    await sql(`INSERT INTO public.things VALUES (1, 'one', 1.5, '{a,b}'), (2, 'two', 2, '{}')`);
    expect(await next()).toEqual({
      ids,
      data: {
        schema: "public",
        table: "things",
        type: "INSERT",
        commit_timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        columns: [
          { name: "id", type: "int4" },
          { name: "name", type: "text" },
          { name: "n", type: "numeric" },
          { name: "tags", type: "_text" },
          { name: "keys", type: "int4" },
        ],
        record: { id: 1, name: "one", n: 1.5, tags: ["a", "b"], keys: null },
        errors: null,
      },
    });
    expect((await next()).data.record.id).toBe(2);
    await sql(`UPDATE public.things SET name = 'uno' WHERE id = 1`);
    expect((await next()).data).toMatchObject({ type: "UPDATE", record: { name: "uno" }, old_record: { id: 1 } });
    await sql(`DELETE FROM public.things WHERE id = 1`);
    const { data } = await next();
    expect(data).toMatchObject({ type: "DELETE", old_record: { id: 1 } });
    expect(data.record).toBeUndefined();
  });

  it("hears nothing of what is undone", async () => {
    const { client, next } = await listening([all("things")]);
    await realtime.database.db
      .transaction(async (tx) => {
        await tx.rows(`INSERT INTO public.things VALUES (100)`);
        throw new Error("undone");
      })
      .catch(() => {});
    await sql(`INSERT INTO public.things VALUES (101)`);
    expect((await next()).data.record.id).toBe(101);
    expect(client.heard.filter(({ event }) => event === "postgres_changes")).toEqual([]);
  });

  it("hears what passes its filter, with the columns that it asked for", async () => {
    const wanted = all("things", { event: "INSERT", filter: "id=gt.200,name=in.(a,b)", select: ["id"] });
    const { next } = await listening([wanted, all("things", { event: "DELETE" })]);
    await sql(`INSERT INTO public.things VALUES (199, 'a'), (201, 'c'), (202, 'b')`);
    const { data } = await next();
    expect([data.record, data.columns]).toEqual([{ id: 202 }, [{ name: "id", type: "int4" }]]);
  });

  it("is told when its filter cannot be read, or its table is not enlisted", async () => {
    for (const wrong of [all("things", { filter: "id" }), all("things", { filter: "id=up.1" }), all("secrets")])
      expect((await listening([wrong])).system).toMatchObject({ extension: "postgres_changes", status: "error" });
  });

  it("sees the rows that the person may see, and no others", async () => {
    const { client, next } = await listening([all("own")], await realtime.token({ sub: "ana" }));
    await sql(`INSERT INTO public.own VALUES (1, 'eve'), (2, 'ana')`);
    expect((await next()).data.record).toEqual({ id: 2, owner: "ana" });
    await sql(`UPDATE public.own SET owner = 'ana' WHERE id = 1`);
    expect((await next()).data.record).toEqual({ id: 1, owner: "ana" });
    await sql(`DELETE FROM public.own WHERE id = 2`);
    expect((await next()).data.old_record).toEqual({ id: 2 });
    expect(client.heard.filter(({ event }) => event === "postgres_changes")).toEqual([]);
  });

  it("without a right on the table is told so, and nothing more", async () => {
    const { next } = await listening([all("closed")], await realtime.token());
    await sql(`INSERT INTO public.closed VALUES (7)`);
    expect((await next()).data).toMatchObject({ errors: ["Error 401: Unauthorized"], record: {}, columns: [] });
  });

  it("takes on no role of the database that a token invents", async () => {
    const { next } = await listening([all("closed")], await realtime.token({ role: "postgres" }));
    await sql(`INSERT INTO public.closed VALUES (8)`);
    expect((await next()).data.errors).toEqual(["Error 401: Unauthorized"]);
  });

  it("of the project's server sees everything", async () => {
    const { next } = await listening([all("closed")], undefined, secret);
    await sql(`INSERT INTO public.closed VALUES (9)`);
    expect((await next()).data.record).toEqual({ id: 9 });
  });

  it("is told of a row that is too large, and its small columns", async () => {
    const { next } = await listening([all("things", { event: "INSERT" })]);
    await sql(`INSERT INTO public.things VALUES (300, repeat('x', 1100000))`);
    const { data } = await next();
    expect(data.errors).toEqual(["Error 413: Payload Too Large"]);
    expect(data.record).toEqual({ id: 300, n: null, tags: null, keys: null });
  });
});
