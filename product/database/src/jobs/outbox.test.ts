import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { consumeOutbox, outboxAfter, outboxEnd, type OutboxPosition } from "./outbox.ts";
import { useTestDatabase } from "@product/database/testing/test-database";

const { url, query } = useTestDatabase();
const slow = new pg.Client({ connectionString: url });
beforeAll(() => slow.connect());
afterAll(() => slow.end());

let start: OutboxPosition;
beforeEach(async () => {
  start = await outboxEnd();
});

const act = (client: Pick<pg.Client, "query">, name: string) =>
  client.query("INSERT INTO app.act (act, actor_kind) VALUES ($1, 'system')", [name]);
const seen = async (after = start) => (await outboxAfter(after)).map((entry) => entry.act);

// A transaction in any database of the server holds the newest acts back, and other tests have theirs.
const patient = { timeout: 20_000 };

describe("the outbox", () => {
  it("skips nothing when an earlier transaction commits after later ones", async () => {
    await slow.query("BEGIN");
    await act(slow, "early but slow");
    await act({ query }, "late but quick");
    await act({ query }, "later and quick");
    // By the highest id a reader would now move past the row that is still to come.
    expect(await seen()).toEqual([]);
    await slow.query("COMMIT");
    await expect.poll(() => seen(), patient).toEqual(["early but slow", "late but quick", "later and quick"]);
  });

  it("forgets what was rolled back", async () => {
    await slow.query("BEGIN");
    await act(slow, "regretted");
    await slow.query("ROLLBACK");
    await act({ query }, "kept");
    await expect.poll(() => seen(), patient).toEqual(["kept"]);
  });

  it("gives a consumer every act exactly once, also while writers and readers run side by side", async () => {
    const writers = await Promise.all(
      Array.from({ length: 6 }, () => new pg.Client({ connectionString: url })).map(
        async (client) => (await client.connect(), client),
      ),
    );
    const got: string[] = [];
    let writing = true;
    const readers = [1, 2].map(async () => {
      while (writing)
        await consumeOutbox("side by side", async (entries) => void got.push(...entries.map((entry) => entry.act)), {
          limit: 7,
        });
    });
    const wanted = await Promise.all(
      writers.map(async (writer, w) => {
        const done: string[] = [];
        for (let n = 0; n < 25; n += 1) {
          const name = `writer ${w} act ${n}`;
          await writer.query("BEGIN");
          await act(writer, name);
          if ((w + n) % 5 === 0) await writer.query("SELECT pg_sleep(0.01)");
          const keeps = (w + n) % 7 !== 0;
          await writer.query(keeps ? "COMMIT" : "ROLLBACK");
          if (keeps) done.push(name);
        }
        return done;
      }),
    );
    writing = false;
    await Promise.all(readers);
    const rest = async () => {
      await consumeOutbox("side by side", async (entries) => void got.push(...entries.map((entry) => entry.act)));
      return got.filter((name) => name.startsWith("writer")).length;
    };
    await expect.poll(rest, patient).toBeGreaterThanOrEqual(wanted.flat().length);
    await Promise.all(writers.map((writer) => writer.end()));
    const written = got.filter((name) => name.startsWith("writer"));
    expect(written.toSorted()).toEqual(wanted.flat().toSorted());
  });

  it("keeps a consumer's place when its handling fails", async () => {
    await consumeOutbox("clumsy", async () => {}, { limit: 10_000 });
    await act({ query }, "handled at the second try");
    await expect.poll(() => seen(), patient).toContain("handled at the second try");
    const failing = consumeOutbox("clumsy", async () => Promise.reject(new Error("stumbled")));
    await expect(failing).rejects.toThrow("stumbled");
    const handled: string[] = [];
    await consumeOutbox("clumsy", async (entries) => void handled.push(...entries.map((entry) => entry.act)));
    expect(handled).toEqual(["handled at the second try"]);
  });

  it.each(["UPDATE app.act SET act = 'other'", "DELETE FROM app.act", "TRUNCATE app.act CASCADE"])(
    "cannot be rewritten: %s",
    async (statement) => {
      await expect(query(statement)).rejects.toThrow("append-only");
    },
  );
});
