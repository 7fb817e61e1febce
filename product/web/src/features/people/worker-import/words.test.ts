import { describe, expect } from "vitest";
import { useTwoEntities } from "#testing/two-entities.ts";
import { test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { leftOut } from "./choices.ts";
import { checkImport } from "./carry-out.server.ts";
import { listOfImport } from "./import-list.server.ts";
import { loadImport } from "./load-import.server.ts";
import { importWith } from "./queries.server.ts";
import { bring, check, commit, everything, importRow } from "./testing/imports.ts";
import { explainWords, unknownWords } from "./words.server.ts";

const { query, entities, workerBy } = useTwoEntities();
const hr = who([...everything, "list.create", "list.view"]);
const now = new Date("2026-11-16T10:00:00Z");

const unknown = async (id: string) => unknownWords(hr, (await importWith(hr, id))!, now);

describe("words for roles that nobody knows", () => {
  test("are explained once for all rows, and what came of it is opened as a list", async () => {
    const rows = ["Sala", "sala, Varios", "Camarero", "SALA"].map((word, n) => `N${n};A B;n${n}@words.test;${word}`);
    const id = await bring(hr, `Personal de verano\nNombre;Apellidos;Correo;Puesto\n${rows.join("\n")}\n`);
    expect(
      await loadImport(hr, await importRow(id), "es", { columns: false, after: 0 }),
      "before it is checked",
    ).toMatchObject({
      part: "columns",
      columns: [{}, { heading: "Apellidos", column: "surnames", values: ["A | B", "A | B", "A | B", "A | B"] }, {}, {}],
    });
    expect(await check(hr, id, entities.ribera)).toMatchObject({ counts: { new: 1, error: 3 } });
    expect(await unknown(id)).toEqual([
      { word: "Sala", n: 3 },
      { word: "Varios", n: 1 },
    ]);
    const waiter = (await query("SELECT id FROM app.role WHERE key = 'waiter'")).rows[0].id as string;
    const { version } = await importRow(id);
    await expect(explainWords(hr, id, { word: ["Sala"], role: [crypto.randomUUID()], version })).rejects.toMatchObject({
      refusals: [{ code: "record.choice-gone" }],
    });
    await explainWords(hr, id, { word: ["Sala", "Varios"], role: [waiter, leftOut], version });
    await checkImport(hr, id);
    expect(await importRow(id)).toMatchObject({ state: "checked", counts: { new: 4, error: 0 } });
    expect(await unknown(id)).toEqual([]);
    await expect(listOfImport(hr, id, String)).rejects.toMatchObject({ refusals: [{ code: "import.not-now" }] });
    await commit(hr, id);
    expect(await workerBy("n1@words.test")).toMatchObject({ last_name: "A", second_last_name: "B" });
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Olalla', 'es')", [hr.id]);
    const list = await listOfImport(hr, id, (file) => `Importación: ${file}`);
    expect((await query("SELECT FROM app.list_member WHERE list_id = $1", [list.id])).rowCount).toBe(4);
  });
});
