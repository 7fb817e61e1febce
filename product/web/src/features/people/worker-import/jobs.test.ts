import { describe, expect } from "vitest";
import { useRibera } from "#testing/ribera.ts";
import { test } from "#testing/world.ts";
import { askForCommit, fixCell, prepareImport } from "./commands.server.ts";
import { forgetImports, importJobs } from "./jobs.server.ts";
import { badRowLines } from "./rows-file.ts";
import { asShown, bring, importRow } from "./testing/imports.ts";

const { query, colleague, ribera } = useRibera();

const plan = () => ({
  ...({ mode: "new", key: "email", country: "ES", language: null, workerType: null, status: "applied" } as const),
  columns: ["firstName" as const, "email" as const],
  entityId: ribera.id,
  takesSharedContacts: false,
});
const people = async () =>
  (await query("SELECT first_name FROM app.worker ORDER BY first_name")).rows.map((row) => row.first_name);

describe("the jobs of an import", () => {
  test("check and carry out as the one who asked, and do nothing when they come again", async () => {
    const hr = await colleague({ in: ["hr"] });
    const id = await bring(hr, "Name,Email\nAna,ana@job.test\n");
    const payload = { importId: id, userId: hr.id };
    await prepareImport(hr, id, { ...plan(), version: 1 });
    await importJobs["worker-import.check"](payload);
    await askForCommit(hr, id, await asShown(id));
    for (const _ of [1, 2]) await importJobs["worker-import.commit"](payload);
    expect([(await importRow(id)).state, await people()]).toEqual(["done", ["Ana"]]);
  });

  test("check again when what was found is not so any more, and say so", async () => {
    const hr = await colleague({ in: ["hr"] });
    const id = await bring(hr, "Name,Email\nBea,bea@job.test\n");
    const payload = { importId: id, userId: hr.id };
    await prepareImport(hr, id, { ...plan(), version: 1 });
    await importJobs["worker-import.check"](payload);
    await askForCommit(hr, id, await asShown(id));
    await query(
      "INSERT INTO app.worker (code, status, first_name, email, country, language, worker_type, legal_entity_id, source) VALUES ('W-YYYY', 'active', 'Bea', 'bea@job.test', 'ES', 'es', 'agency', $1, 'office')",
      [ribera.id],
    );
    await importJobs["worker-import.commit"](payload);
    expect(await importRow(id)).toMatchObject({ state: "checking", trouble: { code: "import.changed-meanwhile" } });
    await importJobs["worker-import.check"](payload);
    expect(await importRow(id)).toMatchObject({ state: "checked", counts: { new: 0, duplicate: 1 } });
    expect(await people()).toEqual(["Bea"]);
  });

  test("that failed for good give the import back, and those that still run do not", async () => {
    const hr = await colleague({ in: ["hr"] });
    const [dead, alive] = [await bring(hr, "Name\nEli\n"), await bring(hr, "Name\nFoz\n")];
    for (const id of [dead, alive]) await prepareImport(hr, id, { ...plan(), columns: ["firstName"], version: 1 });
    await query("UPDATE app.job SET state = 'dead' WHERE payload ->> 'importId' = $1", [dead]);
    await importJobs["worker-imports.give-back"]();
    expect(await importRow(dead)).toMatchObject({ state: "reading", trouble: { code: "import.failed" } });
    expect(await importRow(alive)).toMatchObject({ state: "checking", trouble: null });
  });

  test("give a file back whose rows a crash took along", async () => {
    const hr = await colleague({ in: ["hr"] });
    const id = await bring(hr, "Name,Email\nCai,cai@job.test\n");
    await prepareImport(hr, id, { ...plan(), version: 1 });
    await query("TRUNCATE app.worker_import_line");
    await importJobs["worker-import.check"]({ importId: id, userId: hr.id });
    expect(await importRow(id)).toMatchObject({ state: "reading", trouble: { code: "import.rows-gone" } });
  });
});

describe("rows that stay out", () => {
  test("go into a file that computes nothing, and come back as they were", async () => {
    const hr = await colleague({ in: ["hr"] });
    const id = await bring(hr, "Name,Email,Mobile\n=HYPERLINK(1),d@job.test,+34600111222\n");
    await prepareImport(hr, id, { ...plan(), columns: ["firstName", "email", "mobile"], version: 1 });
    await importJobs["worker-import.check"]({ importId: id, userId: hr.id });
    const text = (await Array.fromAsync(badRowLines(await importRow(id), "es"))).join("");
    expect(text).toBe(
      `\uFEFF"Name";"Email";"Mobile";"Motivo"\r\n"'=HYPERLINK(1)";"d@job.test";"'+34600111222";"Nombre: Es una fórmula, o algo que una hoja de cálculo tomaría por una. Escribe el valor."\r\n`,
    );
    const again = await bring(hr, text);
    await prepareImport(hr, again, { ...plan(), columns: ["firstName", "email", "mobile"], version: 1 });
    await importJobs["worker-import.check"]({ importId: again, userId: hr.id });
    await fixCell(hr, again, { row: 2, place: 0, value: "Dani" });
    expect(await importRow(again)).toMatchObject({ counts: { new: 1, error: 0 } });
  });

  test("are forgotten after a week, with the key that opens them", async () => {
    const hr = await colleague({ in: ["hr"] });
    const [old, young] = [await bring(hr, "Name\nEva\n"), await bring(hr, "Name\nFay\n")];
    await query("UPDATE app.worker_import SET updated_at = now() - interval '8 days' WHERE id = $1", [old]);
    await forgetImports(new Date());
    const { rows } = await query("SELECT import_id FROM app.worker_import_line WHERE import_id IN ($1, $2)", [
      old,
      young,
    ]);
    expect(rows).toEqual([{ import_id: young }]);
    expect(await importRow(old)).toBeUndefined();
    const { rows: keys } = await query("SELECT wrapped_key FROM app.person_key WHERE person_id = $1", [old]);
    expect(keys).toEqual([{ wrapped_key: null }]);
  });
});
