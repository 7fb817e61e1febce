import { describe, expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealsOf } from "@product/database/person-keys";
import { useTestDatabase } from "@product/database/testing/test-database";
import { readRecord } from "@product/database/workers/read-record";
import { inTransaction } from "@product/database/write";
import { writeNote } from "#features/people/worker-page/commands.server.ts";
import { notesOn } from "#features/people/worker-page/queries.server.ts";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { mergeSteps } from "#slices.ts";
import { mergeWorkers } from "./commands.server.ts";
import type { MergeForm } from "./schema.ts";
import { mergeable, mergePreview, namedOthers } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });

const hr = who([
  "worker.view",
  "worker.view.notes-private",
  "worker.create",
  "worker.delete",
  "identity.edit",
  "pay.edit",
]);
async function someone(fields: Record<string, unknown>) {
  const form = { firstName: "Ane", country: "ES", legalEntityId: demoEntities.ES.id, isAnother: true, ...fields };
  return (await createWorker(hr, createForm.parse(form))).id;
}
const merge = (actor: Actor, id: string, form: MergeForm) => mergeWorkers(actor, id, form, mergeSteps);
const both = (otherId: string) => ({ otherId, version: 1, otherVersion: 1 });

describe("merging", () => {
  test("brings one record, its numbers and its notes into the other, as one act on both", async () => {
    const kept = await someone({ email: "a@merge.test", town: "Bilbao" });
    const gone = await someone({
      email: "b@merge.test",
      mobile: "600000901",
      spanishId: "12345678Z",
      town: "Getxo",
      tags: "night",
    });
    await writeNote(hr, gone, { text: "Knows the venue." });
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Olalla', 'es')", [hr.id]);
    const { rows: lists } = await query(
      "INSERT INTO app.list (name, kind, purpose, owner_id) VALUES ('Never', 'static', 'call-out', $1) RETURNING id",
      [hr.id],
    );
    await query("INSERT INTO app.list_member (list_id, worker_id, added_at) VALUES ($1, $2, now())", [
      lists[0].id,
      gone,
    ]);
    await merge(hr, kept, both(gone));
    const { rows: members } = await query("SELECT worker_id FROM app.list_member WHERE removed_at IS NULL");
    expect(members).toEqual([{ worker_id: kept }]);
    expect(await readRecord(database, kept)).toMatchObject({
      email: "b@merge.test",
      mobile: "+34600000901",
      town: "Getxo",
      identities: [{ type: "DNI", value: "12345678Z" }],
    });
    expect(await notesOn(kept)).toMatchObject([{ text: "Knows the venue." }]);
    const { rows } = await query("SELECT merged_into, status, email, mobile FROM app.worker WHERE id = $1", [gone]);
    expect(rows).toEqual([{ merged_into: kept, status: "erased", email: null, mobile: null }]);
    const [act] = await lastActs();
    expect(act).toMatchObject({ act: "worker.merge" });
    expect(act!.subjects.toSorted()).toEqual([`worker ${gone}`, `worker ${kept}`].toSorted());
    expect(await mergeable(hr, { id: gone })).toBeUndefined();
  });

  test("brings documents, checks and contracts along, and leaves one of each kind in force", async () => {
    const kept = await someone({ email: "h@merge.test" });
    const gone = await someone({ email: "i@merge.test" });
    const seals = await inTransaction((tx) => sealsOf(tx, [kept, gone]));
    const paper = (id: string, state: string, until: string | null) =>
      query(
        `INSERT INTO app.document (worker_id, document_type_id, state, source, valid_until, details_sealed)
         SELECT $1, id, $2, 'office', $3, $4 FROM app.document_type WHERE key = 'dni'`,
        [id, state, until, seals.get(id)!.close(`{"number":"${until}"}`)],
      );
    await paper(kept, "verified", "2027-01-01");
    await paper(kept, "requested", null);
    await paper(gone, "verified", "2031-01-01");
    await paper(gone, "uploaded", "2033-01-01");
    const contract = (id: string, lastDay: string) =>
      query(
        `INSERT INTO app.engagement (worker_id, legal_entity_id, type, state, first_day, last_day)
         VALUES ($1, $2, 'temporary', 'draft', '2026-01-01', $3)`,
        [id, demoEntities.ES.id, lastDay],
      );
    await contract(gone, "2026-03-31");
    await contract(kept, "2026-06-30");
    await expect(merge(hr, kept, both(gone))).rejects.toMatchObject({
      refusals: [{ code: "merge.two-contracts" }],
    });
    await query("UPDATE app.engagement SET first_day = '2026-04-01' WHERE worker_id = $1", [kept]);
    await merge(hr, kept, both(gone));
    const { rows } = await query(
      "SELECT state, valid_until::text AS until, details_sealed FROM app.document WHERE worker_id = $1 ORDER BY number_in_chain, state, valid_until",
      [kept],
    );
    expect(rows.map(({ state, until }) => [state, until])).toEqual([
      ["superseded", "2027-01-01"],
      ["superseded", null],
      ["uploaded", "2033-01-01"],
      ["verified", "2031-01-01"],
    ]);
    expect(rows.map((row) => seals.get(kept)!.open(row.details_sealed))).toContain('{"number":"2031-01-01"}');
    expect((await query("SELECT FROM app.engagement WHERE worker_id = $1", [kept])).rowCount).toBe(2);
  });

  test("finds the other record by name, whatever the accents, where it can be merged", async () => {
    const kept = await someone({ firstName: "Íñigo", lastName: "Zubizarreta", email: "e@merge.test" });
    const other = await someone({ firstName: "Inigo", lastName: "Zubizarreta", email: "f@merge.test" });
    const namesOf = async (text: string, actor = hr) =>
      (await namedOthers(actor, { id: kept }, text)).map(({ id }) => id);
    for (const text of ["iñigo zubiz", "Zubizarreta", "ZUBIZARRETA Íñigo"])
      expect(await namesOf(text)).toEqual([other]);
    for (const text of ["", "%", "_", "Zubizarreta Ane"]) expect(await namesOf(text)).toEqual([]);
    const elsewhere = who(["worker.view", "worker.delete"], { kind: "entity", id: demoEntities.UK.id });
    expect(await namesOf("Zubizarreta", elsewhere)).toEqual([]);
  });

  test("shows numbers masked beforehand, and none to who does not see them", async () => {
    const kept = await someone({ email: "c@merge.test", spanishId: "00000000T" });
    const gone = await someone({ email: "d@merge.test", nino: "AB123456C" });
    const [keptHalf, goneHalf] = [(await mergeable(hr, { id: kept }))!, (await mergeable(hr, { id: gone }))!];
    const all = { identity: true, pay: true, contact: true };
    const seen = JSON.stringify(await mergePreview(keptHalf, goneHalf, "en", all));
    expect(seen).not.toMatch(/00000000T|AB123456C/);
    expect(seen).toContain("•••• 000T");
    expect(JSON.stringify(await mergePreview(keptHalf, goneHalf, "en", { ...all, identity: false }))).not.toMatch(
      /000T|456C|spanishId/,
    );
  });

  test("is refused for two logins, two numbers, another version, itself, and elsewhere", async () => {
    const kept = await someone({ email: "e@merge.test", spanishId: "X1234567L" });
    const gone = await someone({ email: "f@merge.test", spanishId: "Y1234567X" });
    const refused = (code: string) => ({ refusals: [expect.objectContaining({ code })] });
    await expect(merge(hr, kept, both(gone))).rejects.toMatchObject(refused("merge.two-numbers"));
    await expect(merge(hr, kept, both(kept))).rejects.toMatchObject(refused("merge.itself"));
    const third = await someone({ email: "g@merge.test" });
    await query("UPDATE app.worker SET user_id = gen_random_uuid() WHERE id = ANY($1)", [[kept, third]]);
    await expect(merge(hr, kept, both(third))).rejects.toMatchObject(refused("merge.two-logins"));
    await expect(merge(hr, gone, { ...both(third), otherVersion: 2 })).rejects.toMatchObject(
      refused("record.changed-meanwhile"),
    );
    // Data that is sealed away has a last day of its own: in another record it would never be destroyed.
    await query("UPDATE app.worker SET status = 'data_blocked' WHERE id = $1", [third]);
    await expect(merge(hr, gone, both(third))).rejects.toMatchObject(refused("record.changed-meanwhile"));
    expect(await mergeable(hr, { id: third })).toBeUndefined();
    await query("UPDATE app.worker SET status = 'draft' WHERE id = $1", [third]);
    const british = who(["worker.delete"], { kind: "entity", id: demoEntities.UK.id });
    await expect(merge(british, gone, both(third))).rejects.toMatchObject({ name: "NotPermitted" });
  });
});
