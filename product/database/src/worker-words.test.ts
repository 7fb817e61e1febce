import pg from "pg";
import { expect, test } from "vitest";
import { useTestDatabase } from "./testing/test-database.ts";
import { forgetUnusedWords } from "./worker-words.ts";

const { query, url } = useTestDatabase({ people: true });

const isKnown = async (word: string, kind = "name") =>
  (await query("SELECT FROM app.worker_word WHERE word = $1 AND kind = $2", [word, kind])).rowCount;
const rename = (code: string, name: string) =>
  query("UPDATE app.worker SET last_name = $2 WHERE code = $1", [code, name]);
const someCode = async () => (await query<{ code: string }>("SELECT code FROM app.worker LIMIT 1")).rows[0]!.code;

test("every word of a name and every town is kept once, folded, and no code is", async () => {
  expect([await isKnown("angel"), await isKnown("lopez"), await isKnown("donostia / san sebastian", "town")]).toEqual([
    1, 1, 1,
  ]);
  expect((await query("SELECT FROM app.worker_word WHERE word LIKE 'w-%'")).rowCount).toBe(0);
  expect(await forgetUnusedWords()).toBe(0);
});

test("a new name brings its words, and takes them along when it goes", async () => {
  const code = await someCode();
  await rename(code, "Ñandú O’Higgins");
  expect([await isKnown("nandu"), await isKnown("o'higgins")]).toEqual([1, 1]);
  await rename(code, "López");
  expect(await forgetUnusedWords()).toBeGreaterThanOrEqual(2);
  expect([await isKnown("nandu"), await isKnown("lopez")]).toEqual([0, 1]);
});

test("two who bring the same word do not wait for each other, and one of the two is taken out later", async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const { rows } = await query<{ code: string }>("SELECT code FROM app.worker LIMIT 2");
  try {
    await other.query("BEGIN");
    await other.query("UPDATE app.worker SET last_name = 'Quetzal' WHERE code = $1", [rows[0]!.code]);
    await rename(rows[1]!.code, "Quetzal");
    await other.query("COMMIT");
  } finally {
    await other.end();
  }
  expect(await isKnown("quetzal")).toBe(2);
  expect(await forgetUnusedWords()).toBeGreaterThanOrEqual(1);
  expect(await isKnown("quetzal")).toBe(1);
});
