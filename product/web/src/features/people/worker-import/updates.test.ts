import { describe, expect } from "vitest";
import { readRecord } from "@product/database/workers/read-record";
import { inTransaction } from "@product/database/write";
import { confirmAccounts } from "#testing/confirm-accounts.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { forgetImports } from "./jobs.server.ts";
import { doubtfulRows, keptWorkers } from "./queries.server.ts";
import { bring, check, commit, everything, importRow, reasons, refusal, undo } from "./testing/imports.ts";

const { query, entities, workerBy } = useTwoEntities();

const hr = who(everything);
const colleague = who(["pay.view", "pay.approve"]);

describe("a file that updates", () => {
  test("changes what it says, never by a blank, and leaves alone who is the same", async () => {
    const first = await bring(
      hr,
      "Name,Surname,Email,Town,Tags\nHugo,Gil,hugo@two.test,Bilbao,vip\nIda,Paz,ida@two.test,León,\n",
    );
    await check(hr, first, entities.ribera);
    await commit(hr, first);
    const [hugo, ida] = [await workerBy("hugo@two.test"), await workerBy("ida@two.test")];
    const second = await bring(
      hr,
      "Email,Surname,Town,Role\nHUGO@two.test,,Getxo,Montador\nida@two.test,Paz,,\nnadie@two.test,X,,\n",
    );
    expect(await check(hr, second, entities.ribera, { mode: "update", key: "email" })).toMatchObject({
      counts: { new: 0, update: 1, unchanged: 1, error: 1 },
    });
    expect(await reasons(second)).toEqual([[4, "error", "email noMatch"]]);
    await commit(hr, second);
    expect(await workerBy("hugo@two.test")).toMatchObject({
      id: hugo.id,
      last_name: "Gil",
      town: "Getxo",
      tags: ["vip"],
      version: 2,
    });
    expect(await workerBy("ida@two.test")).toEqual(ida);
  });

  test("knows people by code, mobile and number too", async () => {
    const first = await bring(hr, "Name,Mobile,DNI\nJon,611000001,00000001R\nKai,611000002,00000002W\n");
    await check(hr, first, entities.ribera);
    await commit(hr, first);
    const { rows } = await query("SELECT code FROM app.worker WHERE mobile = '+34611000001'");
    for (const [key, text] of [
      ["code", `Código,Localidad\n${rows[0].code.toLowerCase()},Lugo`],
      ["mobile", "Móvil,Localidad\n+34 611 000 001,Vigo"],
      ["identity", "NIF,Localidad\n1R,Orense"],
    ] as const) {
      const id = await bring(hr, text);
      expect(await check(hr, id, entities.ribera, { mode: "both", key })).toMatchObject({ counts: { update: 1 } });
      await commit(hr, id);
    }
    expect((await query("SELECT town, version FROM app.worker WHERE mobile = '+34611000001'")).rows).toEqual([
      { town: "Orense", version: 4 },
    ]);
  });

  test("seals what is sensitive, hashes the person anew, and only proposes accounts", async () => {
    const first = await bring(
      hr,
      "Name,Email,Born,IBAN\nLeo,leo@two.test,1991-05-05,ES9121000418450200051332\nMar,mar@two.test,,\n",
    );
    await check(hr, first, entities.ribera);
    await commit(hr, first);
    await confirmAccounts(colleague, first);
    const same = await bring(hr, "Email,Born,IBAN\nleo@two.test,5/5/1991,ES91 2100 0418 4502 0005 1332\n");
    expect(await check(hr, same, entities.ribera, { mode: "update" })).toMatchObject({
      counts: { unchanged: 1, update: 0 },
    });
    const other = await bring(
      hr,
      "Email,Name,Born,IBAN\nleo@two.test,Leonor,,GB29NWBK60161331926819\nmar@two.test,,1992-06-06,GB29NWBK60161331926819\n",
    );
    expect(await check(hr, other, entities.ribera, { mode: "update" })).toMatchObject({
      counts: { update: 2, error: 0, doubtful: 1 },
    });
    expect((await doubtfulRows(other, 9)).flatMap(({ number, faults }) => [number, ...faults])).toEqual([
      2,
      { column: "iban", fault: { fault: "bankNeedsTwo" } },
    ]);
    const [leo, mar] = [await workerBy("leo@two.test"), await workerBy("mar@two.test")];
    await commit(hr, other);
    expect(await inTransaction((tx) => readRecord(tx, leo.id))).toMatchObject({
      firstName: "Leonor",
      birthDate: "1991-05-05",
      iban: "ES9121000418450200051332",
    });
    expect(await inTransaction((tx) => readRecord(tx, mar.id))).toMatchObject({
      birthDate: "1992-06-06",
      iban: null,
    });
    await confirmAccounts(colleague, other);
    for (const { id } of [leo, mar])
      expect(await inTransaction((tx) => readRecord(tx, id))).toMatchObject({ iban: "GB29NWBK60161331926819" });
    expect((await workerBy("leo@two.test")).name_birth_hash).not.toEqual(leo.name_birth_hash);
  });
});

describe("undoing", () => {
  test("removes those who were made, restores those who were changed, and leaves who was touched since", async () => {
    const before = await bring(
      hr,
      "Name,Email,Town,Role,DNI\nNia,nia@three.test,Gijón,Camarero,00000003A\nOto,oto@three.test,Lugo,,\n",
    );
    await check(hr, before, entities.ribera);
    await commit(hr, before);
    const was = [await workerBy("nia@three.test"), await workerBy("oto@three.test")];
    const text =
      "Name,Email,Town,Role,DNI\n,nia@three.test,Oviedo,Montador,00000004G\n,oto@three.test,Vigo,,\nPau,pau@three.test,,,\nQuim,quim@three.test,,,\nRut,rut@three.test,,,\n";
    const id = await bring(hr, text);
    await check(hr, id, entities.ribera, { mode: "both", key: "email", takesSharedContacts: true });
    expect(await commit(hr, id)).toMatchObject({ counts: { new: 3, update: 2 } });
    await query(
      "INSERT INTO app.absence (worker_id, kind, first_day, created_by) SELECT id, 'leave', '2026-01-01', id FROM app.worker WHERE email = 'rut@three.test'",
    );
    await query(
      "UPDATE app.worker SET town = 'Mine', version = version + 1 WHERE email IN ('oto@three.test', 'quim@three.test')",
    );
    expect(await undo(hr, id)).toEqual({ removed: 1, restored: 1, kept: 3 });
    const nia = await workerBy("nia@three.test");
    expect(nia).toEqual({ ...was[0], version: 3, updated_at: nia.updated_at });
    expect(await inTransaction((tx) => readRecord(tx, nia.id))).toMatchObject({ identities: [{ value: "00000003A" }] });
    expect(await workerBy("pau@three.test")).toBeUndefined();
    expect((await keptWorkers(hr, id)).map(({ first }) => first)).toEqual(["Oto", "Quim", "Rut"]);
    expect(await importRow(id)).toMatchObject({ state: "undone" });
    const [act] = await lastActs();
    expect(act).toMatchObject({ act: "worker-import.undo" });
    expect(act!.subjects).toHaveLength(3);
  });

  test("is possible for a month", async () => {
    const id = await bring(hr, "Name,Email\nRaúl,raul@three.test\n");
    await check(hr, id, entities.ribera);
    await commit(hr, id);
    await query(
      "UPDATE app.worker_import SET committed_at = now() - interval '31 days', updated_at = now() - interval '32 days' WHERE id = $1",
      [id],
    );
    await forgetImports(new Date());
    await expect(undo(hr, id)).rejects.toMatchObject(refusal("import.not-now"));
    const { rows } = await query("SELECT worker_id, before FROM app.worker_import_change WHERE import_id = $1", [id]);
    expect(rows).toEqual([{ worker_id: (await workerBy("raul@three.test")).id, before: null }]);
  });
});
