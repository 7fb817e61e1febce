import { describe, expect } from "vitest";
import { Refused } from "@product/domain/refusals";
import { readRecord } from "@product/database/workers/read-record";
import { inTransaction } from "@product/database/write";
import { useTwoEntities } from "#testing/two-entities.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { checkImport, commitImport } from "./carry-out.server.ts";
import { askForCommit, askForUndo, discardImport, fixCell, prepareImport } from "./commands.server.ts";
import { importWith } from "./queries.server.ts";
import { asShown, bring, check, commit, everything, importRow, reasons, refusal } from "./testing/imports.ts";

const { query, entities, workerBy } = useTwoEntities();

const hr = who(everything);
const people = async () => Number((await query("SELECT count(*) FROM app.worker")).rows[0].count);

describe("a file of new workers", () => {
  test("is brought in, checked, mended in place and carried out as one act", async () => {
    const id = await bring(
      hr,
      "Nombre;Apellidos;Correo;Móvil;Puesto\nAna;Lasa;ana@one.test;600111222;Camarero\nBea;Sanz;bea;;\n;Sin;c@one.test;;\n",
    );
    expect(await check(hr, id, entities.ribera)).toMatchObject({
      state: "checked",
      counts: { new: 1, update: 0, unchanged: 0, duplicate: 0, error: 2 },
    });
    expect(await reasons(id)).toEqual([
      [3, "error", "email email"],
      [4, "error", "firstName required"],
    ]);
    await fixCell(hr, id, { row: 3, place: 2, value: "bea@one.test" });
    expect(await importRow(id)).toMatchObject({ state: "checked", counts: { new: 2, error: 1 } });
    expect(await commit(hr, id)).toMatchObject({ state: "done" });
    const ana = await workerBy("ana@one.test");
    expect(ana).toMatchObject({
      first_name: "Ana",
      last_name: "Lasa",
      mobile: "+34600111222",
      status: "applied",
      source: "import",
      language: "es",
      worker_type: "fixed_discontinuous",
      legal_entity_id: entities.ribera,
      version: 1,
    });
    expect(
      (
        await query("SELECT r.key FROM app.worker_role h JOIN app.role r ON r.id = h.role_id WHERE worker_id = $1", [
          ana.id,
        ])
      ).rows,
    ).toEqual([{ key: "waiter" }]);
    const bea = await workerBy("bea@one.test");
    const [act] = await lastActs();
    expect(act).toMatchObject({ act: "worker-import.commit", actorId: hr.id });
    expect(act!.subjects.toSorted()).toEqual(
      [`worker ${ana.id}`, `worker ${bea.id}`, `worker-import ${id}`].toSorted(),
    );
  });

  test("is sealed until it is known what is in it, and nothing of it is left in the clear that is sensitive", async () => {
    const id = await bring(
      hr,
      "Name,Email,DNI,IBAN,Born\nDora,dora@one.test,12345678Z,ES9121000418450200051332,28/2/1990\n",
    );
    await check(hr, id, entities.ribera);
    const { rows } = await query(
      "SELECT l.*, r.* FROM app.worker_import_line l JOIN app.worker_import_row r USING (import_id) WHERE import_id = $1",
      [id],
    );
    const kept = JSON.stringify(rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    for (const secret of ["12345678Z", "0200051332", "1990-02-28"]) expect(kept).not.toContain(secret);
    await commit(hr, id);
    const dora = await workerBy("dora@one.test");
    expect(await inTransaction((tx) => readRecord(tx, dora.id))).toMatchObject({
      birthDate: "1990-02-28",
      iban: null,
      identities: [{ type: "DNI", value: "12345678Z" }],
    });
  });

  test("tells who stands there twice, and who is there already: by number, by contact, by name and birth date", async () => {
    const text = `Name,Surname,Email,Mobile,DNI,Born
Eva,Ruiz,eva@one.test,,,
Eva,Otra,eva@one.test,,,
Otro,Nombre,o@one.test,,12345678Z,
Otra,Dora,dora@one.test,,,
Dora,,d2@one.test,,,1990-02-28
`;
    const id = await bring(hr, text);
    expect(await check(hr, id, entities.ribera)).toMatchObject({ counts: { new: 2, duplicate: 3, doubtful: 1 } });
    expect(await reasons(id)).toEqual([
      [3, "duplicate", "email sameRow"],
      [4, "duplicate", "spanishId sameNumber"],
      [5, "duplicate", "email sameContact"],
    ]);
    expect(await check(hr, id, entities.ribera, { takesSharedContacts: true })).toMatchObject({
      counts: { new: 4, duplicate: 1 },
    });
  });

  test("is carried out only as it was checked", async () => {
    const id = await bring(hr, "Name,Email\nFer,fer@one.test\n");
    await check(hr, id, entities.ribera);
    await query(
      "INSERT INTO app.worker (code, status, first_name, email, country, language, worker_type, legal_entity_id, source) VALUES ('W-ZZZZ', 'active', 'Fer', 'fer@one.test', 'ES', 'es', 'agency', $1, 'office')",
      [entities.ribera],
    );
    const before = await people();
    await expect(commit(hr, id)).rejects.toMatchObject(refusal("import.changed-meanwhile"));
    expect([await people(), (await importRow(id)).state]).toEqual([before, "committing"]);
  });

  test("is carried out only on those who were meant when it was checked, be the others as many", async () => {
    const first = await bring(hr, "Name,Email\nLía,lia@swap.test\nMax,max@swap.test\n");
    await check(hr, first, entities.ribera);
    await commit(hr, first);
    const id = await bring(hr, "Email,Town\nlia@swap.test,Bilbao\n");
    await check(hr, id, entities.ribera, { mode: "update" });
    await query("UPDATE app.worker SET email = 'other@swap.test' WHERE email = 'lia@swap.test'");
    await query("UPDATE app.worker SET email = 'lia@swap.test' WHERE email = 'max@swap.test'");
    await expect(commit(hr, id)).rejects.toMatchObject(refusal("import.changed-meanwhile"));
    expect(await workerBy("lia@swap.test")).toMatchObject({ first_name: "Max", town: "" });
  });

  test("is not carried out twice, nor by what somebody saw before", async () => {
    const id = await bring(hr, "Name,Email\nGil,gil@one.test\n");
    await check(hr, id, entities.ribera);
    const read = await asShown(id);
    await fixCell(hr, id, { row: 2, place: 0, value: "Gilberto" });
    for (const actionName of [askForCommit, discardImport])
      await expect(actionName(hr, id, read)).rejects.toMatchObject(refusal("proposal.changed"));
    await commit(hr, id);
    await expect(askForUndo(hr, id, read)).rejects.toMatchObject(refusal("proposal.changed"));
    await expect(commitImport(hr, id)).rejects.toMatchObject(refusal("import.not-now"));
    expect(await workerBy("gil@one.test")).toMatchObject({ first_name: "Gilberto" });
  });
});

describe("who may", () => {
  test("fill what is kept apart, only those who may edit it", async () => {
    const clerk = who(["worker.view", "worker.create", "worker.edit"]);
    const id = await bring(clerk, "Name,Email,IBAN\nRut,rut@four.test,ES9121000418450200051332\n");
    const run = await check(clerk, id, entities.ribera);
    expect(run.plan!.columns).toEqual(["firstName", "email", null]);
    const plan = {
      ...run.plan!,
      key: "email" as const,
      columns: ["firstName", "email", "iban"] as const,
      version: run.version,
    };
    await expect(prepareImport(clerk, id, { ...plan, columns: [...plan.columns] })).rejects.toMatchObject(
      refusal("import.column-not-yours"),
    );
    await expect(
      prepareImport(clerk, id, { ...plan, columns: ["firstName", "email"], status: "active" }),
    ).rejects.toMatchObject(refusal("import.choice-gone"));
    await expect(prepareImport(clerk, id, { ...plan, columns: ["email", "email"] })).rejects.toMatchObject(
      refusal("import.column-twice"),
    );
  });

  test("bring in and change workers, only where they may", async () => {
    const local = who(everything, { kind: "entity", id: entities.ribera });
    const mixed = await bring(local, "Name,Email,Entity\nSol,sol@four.test,Ribera\nTom,tom@four.test,Thames\n");
    await check(local, mixed, entities.ribera);
    expect(await reasons(mixed)).toEqual([[3, "error", "entity otherEntity"]]);
    await commit(local, mixed);
    const british = await bring(hr, "Name,Email\nUma,uma@four.test\n");
    await check(hr, british, entities.thames);
    await commit(hr, british);
    const update = await bring(local, "Email,Town\numa@four.test,Leeds\n");
    await check(local, update, entities.ribera, { mode: "update" });
    expect(await reasons(update)).toEqual([[2, "error", "email elsewhere"]]);
    await expect(check(local, update, entities.thames)).rejects.toMatchObject(refusal("import.choice-gone"));
    await expect(bring(who(["worker.view"]), "Name\nA\n")).rejects.toMatchObject({ name: "NotPermitted" });
  });

  test("see a file, its owner and those who may see all that a file can hold", async () => {
    const clerk = who(["worker.view", "worker.create"]);
    const id = await bring(clerk, "Name,Email\nVal,val@four.test\n");
    expect((await importWith(hr, id))?.id).toBe(id);
    const colleague = who(["worker.view", "worker.create"]);
    expect(await importWith(colleague, id)).toBeUndefined();
    await expect(checkImport(colleague, id)).rejects.toBeInstanceOf(Refused);
    const read = await asShown(id);
    await expect(discardImport(colleague, id, read)).rejects.toMatchObject(refusal("import.not-now"));
    await discardImport(clerk, id, read);
    expect(await importWith(hr, id)).toBeUndefined();
    expect(
      (await query("SELECT count(*)::int AS n FROM app.worker_import_line WHERE import_id = $1", [id])).rows,
    ).toEqual([{ n: 0 }]);
  });
});
