/** A colleague who works shifts too changes nothing from which their own clearance follows, by whatever command; a colleague does. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { changeWorkers, undoWorkers } from "#features/people/bulk-changes/commands.server.ts";
import { addMembers, removeMembers } from "#features/people/list-members/commands.server.ts";
import { archiveList, createList, editList, restoreList } from "#features/people/lists/commands.server.ts";
import {
  bring,
  check,
  commit,
  everything,
  importRow,
  reasons,
  undo,
} from "#features/people/worker-import/testing/imports.ts";
import { editDetails, editIdentity } from "#features/people/worker-page/commands.server.ts";
import { detailsForm, identityForm } from "#features/people/worker-record/schema.ts";
import { bulkShown } from "#testing/bulk-shown.ts";
import { edited, keepingLists, newList } from "#testing/list-keepers.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { usePlanning } from "#testing/planning.ts";
import { create, hr, typed, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";

const { query, ready, version } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);
const permissions = [...everything, ...keepingLists, "worker.view.contact"] as const;
const own: Person = {
  ...who(permissions),
  get workerId() {
    return ready.id;
  },
};
const office: Person = { ...who(permissions), id: hr.id };
const oneself = { refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }] };

beforeEach(async () => {
  await query("DELETE FROM app.account WHERE name = ANY('{Nerea Otaegi,Ane Zubiri}')");
  await query("DELETE FROM app.list");
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Ane Zubiri', 'es')", [own.id]);
  await otherColleague(query, "Nerea Otaegi", permissions);
  await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [own.id, ready.id]);
});

const details = async (fields: object = {}) =>
  detailsForm.parse({ ...typed(), ...(await contact()), roleIds: [ready.roleId], version: await version(), ...fields });
const identity = async (fields: object) => identityForm.parse({ version: await version(), ...fields });
const contact = async () => (await query("SELECT email, code FROM app.worker WHERE id = $1", [ready.id])).rows[0];
const client = async () =>
  (await query("INSERT INTO app.client (name) VALUES (gen_random_uuid()) RETURNING id")).rows[0].id;
const refusing = async (fields: object = {}) =>
  newList({ purpose: "deny", clientId: await client(), ...fields } as Parameters<typeof newList>[0]);

describe("one's own record", () => {
  const changes: [string, () => Promise<unknown>][] = [
    ["the nationality", async () => editIdentity(own, ready.id, await identity({ nationality: "FR" }))],
    ["the date of birth", async () => editIdentity(own, ready.id, await identity({ birthDate: "1980-01-01" }))],
    ["the type", async () => editDetails(own, ready.id, await details({ workerType: "self_employed" }))],
    ["the languages", async () => editDetails(own, ready.id, await details({ languages: "de C1" }))],
    ["the roles", async () => editDetails(own, ready.id, await details({ roleIds: [] }))],
    ["the company", async () => editDetails(own, ready.id, await details({ legalEntityId: demoEntities.UK.id }))],
  ];
  test.for(changes)("is not changed in %s, which a colleague does", async ([, change]) => {
    const before = await query("SELECT * FROM app.worker WHERE id = $1", [ready.id]);
    await expect(change()).rejects.toMatchObject(oneself);
    expect((await query("SELECT * FROM app.worker WHERE id = $1", [ready.id])).rows).toEqual(before.rows);
    await query("UPDATE app.staff SET deactivated_at = now()");
    await change();
    expect((await lastActs())[0]!.subjects).toContain(`oneself ${own.id}`);
  });

  test("keeps the name, the address and the number of a passport that its owner puts right", async () => {
    await editDetails(own, ready.id, await details({ firstName: "Anne", address: "Kale 2" }));
    await editIdentity(
      own,
      ready.id,
      await identity({ passport: "AB123456", passportCountry: "FR", nationality: "ES" }),
    );
    expect((await lastActs())[0]!.subjects.some((each) => each.startsWith("oneself"))).toBe(false);
  });

  test("is left out of a file that its owner brings in, with the reason, be it a plain field or a closed one", async () => {
    const { email, code } = await contact();
    await create({ email: "someone@clearance.test", mobile: "600000911" });
    for (const [column, cell] of [
      ["Nationality", "FR"],
      ["Role", "waiter"],
      ["Born", "1980-01-01"],
    ]) {
      const id = await bring(own, `Email,${column}\n${email},${cell}\nsomeone@clearance.test,${cell}\n`);
      const counts = { update: 1, error: 1 };
      expect(await check(own, id, demoEntities.ES.id, { mode: "update" }), column).toMatchObject({ counts });
      expect(await reasons(id), column).toEqual([[2, "error", "email oneself"]]);
    }
    const byCode = await bring(own, `Code,Town\n${code},Bilbao\n`);
    expect(await check(own, byCode, demoEntities.ES.id, { mode: "both", key: "code" })).toMatchObject({
      counts: { unchanged: 1 },
    });
    const before = await version();
    const last = await bring(own, `Email,Nationality\n${email},PT\nsomeone@clearance.test,PT\n`);
    await check(own, last, demoEntities.ES.id, { mode: "update" });
    await commit(own, last);
    expect(await version()).toBe(before);
  });

  test("is not brought back by taking back what others did to it", async () => {
    const { email } = await contact();
    const importing = who(everything);
    const id = await bring(importing, `Email,Nationality\n${email},MA\n`);
    await check(importing, id, demoEntities.ES.id, { mode: "update" });
    await commit(importing, id);
    await expect(undo(own, id)).rejects.toMatchObject(oneself);
    expect((await importRow(id)).state).toBe("undoing");
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Olatz', 'es')", [importing.id]);
    const role = { kind: "remove-role", value: "rigger" } as const;
    const { id: change } = await changeWorkers(hr, await bulkShown(hr, role, { ids: [ready.id] }));
    await query("UPDATE app.bulk_change SET done_by = $2 WHERE id = $1", [change, own.id]);
    await expect(undoWorkers(own, change)).rejects.toMatchObject(oneself);
  });
});

describe("a list on which one stands oneself", () => {
  test("of those whom a client refuses is neither put away, ended, given to others nor left", async () => {
    const form = await refusing();
    const { id } = await createList(office, form);
    await addMembers(office, { list: id, worker: [ready.id], reason: "" } as never);
    for (const change of [{ purpose: "allow" }, { expiresOn: "2020-01-01" }, { clientId: await client() }] as const)
      await expect(editList(own, id, edited({ ...form, ...change }, 1)), JSON.stringify(change)).rejects.toMatchObject(
        oneself,
      );
    await expect(archiveList(own, id)).rejects.toMatchObject(oneself);
    await expect(removeMembers(own, id, { worker: [ready.id], reason: "" })).rejects.toMatchObject(oneself);
    await editList(own, id, edited({ ...form, name: "Not at the stadium" }, 1));
    await removeMembers(office, id, { worker: [ready.id], reason: "" });
    await archiveList(own, id);
  });

  test("by a filter is not left by another filter, nor by another tag of one's own", async () => {
    await query("UPDATE app.worker SET tags = '{late}' WHERE id = $1", [ready.id]);
    const filter = { field: "tags", op: "any", values: ["late"] } as never;
    const form = await refusing({ kind: "dynamic", filter });
    const { id } = await createList(office, form);
    const other = { field: "tags", op: "any", values: ["never"] } as never;
    await expect(editList(own, id, edited({ ...form, filter: other }, 1))).rejects.toMatchObject(oneself);
    await expect(editDetails(own, ready.id, await details({ tags: "" }))).rejects.toMatchObject(oneself);
    const tag = { kind: "remove-tag", value: "late" } as const;
    await expect(changeWorkers(own, await bulkShown(own, tag, { ids: [ready.id] }))).rejects.toMatchObject(oneself);
  });

  test("that a place asks for is not joined or brought back by oneself", async () => {
    const { id } = await createList(office, newList());
    const shiftId = await shift(await event());
    await query("UPDATE app.slot SET list_id = $2 WHERE id = $1", [await slot(shiftId), id]);
    const me = { list: id, worker: [ready.id], reason: "" } as never;
    await expect(addMembers(own, me)).rejects.toMatchObject(oneself);
    await addMembers(office, me);
    await archiveList(office, id);
    await expect(restoreList(own, id)).rejects.toMatchObject(oneself);
  });
});
