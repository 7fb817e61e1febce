import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "./client.ts";
import { namingClient, plannedByValues } from "./naming-client.ts";
import { closeDatabase, openDatabase } from "./pools.ts";
import { pages } from "./tables/site/page.ts";
import { useTestDatabase } from "./testing/test-database.ts";

const test = useTestDatabase();
let client: pg.Client;
beforeAll(async () => {
  const Client = namingClient();
  client = new Client({ connectionString: test.url });
  await client.connect();
});
afterAll(() => client.end());

const planned = async (text: string) => {
  const { rows } = await client.query("SELECT statement FROM pg_prepared_statements");
  return rows.filter(({ statement }) => statement === text).length;
};

describe("what is asked again and again", () => {
  it("is planned once, and answers by its values", async () => {
    const text = "SELECT $1::int + 1 AS more";
    const answers: number[] = [];
    for (let n = 0; n < 8; n += 1) answers.push((await client.query({ text }, [n])).rows[0].more);
    expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await planned(text)).toBe(1);
  });

  it("is left as it is where it is asked seldom, or begins a transaction", async () => {
    const seldom = "SELECT $1::int + 2 AS more";
    for (let n = 0; n < 3; n += 1) await client.query({ text: seldom }, [n]);
    for (let n = 0; n < 8; n += 1) {
      await client.query({ text: "BEGIN" }, []);
      await client.query({ text: "COMMIT" }, []);
    }
    expect(await planned(seldom)).toBe(0);
    expect(await planned("BEGIN")).toBe(0);
  });

  it("is planned each time where that depends on its values", async () => {
    const text = `SELECT ${plannedByValues} $1::int + 3 AS more`;
    for (let n = 0; n < 8; n += 1) await client.query({ text }, [n]);
    expect(await planned(text)).toBe(0);
  });

  it("is planned anew after a table has changed under it, which fails once", async () => {
    await client.query("CREATE TABLE public.changing (a int)");
    const text = "SELECT a FROM public.changing WHERE a > $1";
    const ask = () => client.query({ text }, [0]);
    for (let n = 0; n < 8; n += 1) await ask();
    await client.query("ALTER TABLE public.changing ALTER COLUMN a TYPE bigint");
    await expect(ask()).rejects.toMatchObject({ code: "0A000" });
    for (let n = 0; n < 8; n += 1) await ask();
    expect(await planned(text)).toBe(2);
  });
});

describe("the connections of the app", () => {
  /** How many statements the one connection has a plan for, after one of them was asked often. */
  async function plansWith(options: { directUrl?: string }): Promise<number> {
    await closeDatabase();
    openDatabase({ url: test.url, readers: 1, ...options });
    for (let n = 0; n < 8; n += 1) await database.select().from(pages).where(eq(pages.slug, "home"));
    const n = sql<number>`(SELECT count(*)::int FROM pg_prepared_statements)`;
    return (await database.select({ n }).from(pages).limit(1))[0]!.n;
  }

  it("name what they ask often", async () => expect(await plansWith({})).toBe(1));
  it("name nothing behind a transaction pooler, where the next statement may meet another connection", async () =>
    expect(await plansWith({ directUrl: test.url })).toBe(0));
});
