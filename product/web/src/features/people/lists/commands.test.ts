import { describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { edited, grants, keepingLists, listKeepers, newList } from "#testing/list-keepers.ts";
import { lastActs, test } from "#testing/world.ts";
import { archiveList, createList, editList, restoreList } from "./commands.server.ts";
import { listPage, viewCounts } from "./list-page.server.ts";
import { countsOf, listChoices, listWith, membersSeen, offeredLists } from "./queries.server.ts";
import { listsView, newListForm } from "./schema.ts";

const { query } = useTestDatabase({ people: true });

const { someone, office } = listKeepers(query);
const client = async (name: string): Promise<string> =>
  (await query("INSERT INTO app.client (name) VALUES ($1) RETURNING id", [name])).rows[0].id;
const view = (search: object = {}) => listsView.parse(search);
const namesFor = async (actor: Person, search: object = {}) =>
  (await listPage(actor, view(search), "es")).rows.map(({ name }) => name);

const active: Filter = { field: "status", op: "in", values: ["active"] };
const byPhone: Filter = { field: "mobile", op: "starts", values: ["+34"] };

describe("a list", () => {
  test("belongs to who made it, and the trail tells what it asks, but nobody's name or number", async () => {
    const paula = await office();
    const filter: Filter = { and: [active, byPhone, { field: "name", op: "contains", values: ["lopez"] }] };
    const { id } = await createList(paula, newList({ kind: "dynamic", filter }));
    expect(await listWith(paula, id)).toMatchObject({ ownerId: paula.id, version: 1, clientId: null });
    expect(await lastActs()).toMatchObject([{ act: "list.create", subjects: [`list ${id}`] }]);
    const { rows } = await query("SELECT clear FROM app.act_subject WHERE subject_id = $1", [id]);
    expect(JSON.parse(rows[0].clear).filter.after).toEqual(["status in active", "mobile starts …", "name contains …"]);
  });

  test("keeps its name to itself until it is archived, and is not saved over what a colleague saved", async () => {
    const paula = await office();
    const { id } = await createList(paula, newList({ name: "Barra Bilbao" }));
    await expect(createList(paula, newList({ name: "BARRA bilbao" }))).rejects.toMatchObject({
      refusals: [{ code: "record.name-taken", fields: ["name"] }],
    });
    await editList(paula, id, edited(newList({ name: "Barra Bilbao 2" }), 1));
    await expect(editList(paula, id, edited(newList(), 1))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await archiveList(paula, id);
    expect(await namesFor(paula)).not.toContain("Barra Bilbao 2");
    expect(await namesFor(paula, { view: "archived" })).toContain("Barra Bilbao 2");
    await restoreList(paula, id);
    expect(await namesFor(paula)).toContain("Barra Bilbao 2");
  });

  test("is refused a filter over what its maker may not see, also later", async () => {
    const supervisor = await someone(...grants([...keepingLists, "worker.view"]));
    const beyond = { refusals: [{ code: "list.beyond-you" }] };
    await expect(createList(supervisor, newList({ kind: "dynamic", filter: byPhone }))).rejects.toMatchObject(beyond);
    const { id } = await createList(await office(), newList({ name: "Phones", kind: "dynamic", filter: byPhone }));
    await expect(editList(supervisor, id, edited(newList({ filter: byPhone }), 1))).rejects.toMatchObject(beyond);
    await editList(supervisor, id, edited(newList({ name: "Phones, renamed" }), 1));
    expect((await listWith(supervisor, id))!.filter).toEqual({ version: 1, where: byPhone });
  });

  test("refuses groups and clients that are gone", async () => {
    const gone = { refusals: [{ code: "staff.choice-gone" }] };
    const nobody = crypto.randomUUID();
    await expect(createList(await office(), newList({ groups: [nobody] }))).rejects.toMatchObject(gone);
    await expect(createList(await office(), newList({ purpose: "deny", clientId: nobody }))).rejects.toMatchObject(
      gone,
    );
  });

  test("that has ended is no longer offered", async () => {
    const paula = await office();
    const { id } = await createList(paula, newList({ name: "Last summer", expiresOn: "2020-08-31" }));
    expect((await offeredLists(paula, "es")).map((list) => list.id)).not.toContain(id);
    expect(await namesFor(paula)).not.toContain("Last summer");
    expect(await namesFor(paula, { view: "ended" })).toEqual(["Last summer"]);
    expect((await viewCounts(paula)).ended).toBe(1);
  });
});

describe("who sees a list", () => {
  test("is its owner, the groups it is shared with, and who may edit lists everywhere", async () => {
    const paula = await office();
    const viewer = await someone(...grants(["list.view", "worker.view"]));
    const { rows } = await query(
      `INSERT INTO app."group" (key, name_en, name_es) VALUES ('g', 'Leads', 'Jefes') RETURNING id`,
    );
    await query("INSERT INTO app.membership (user_id, group_id) VALUES ($1, $2)", [viewer.id, rows[0].id]);
    const { id } = await createList(paula, newList({ name: "Shared", groups: [rows[0].id] }));
    const { id: own } = await createList(paula, newList({ name: "Paula's own" }));
    expect(await namesFor(viewer)).toEqual(["Shared"]);
    expect((await listPage(viewer, view(), "es")).rows[0]).toMatchObject({ owner: "Paula Nieto", groups: ["Jefes"] });
    expect(await listWith(viewer, own)).toBeUndefined();
    await expect(editList(viewer, id, edited(newList(), 1))).rejects.toMatchObject({ name: "NotPermitted" });
    expect(await namesFor(await office())).toEqual(expect.arrayContaining(["Shared", "Paula's own"]));
    await query(`UPDATE app."group" SET archived_at = now() WHERE id = $1`, [rows[0].id]);
    expect(await namesFor(viewer)).toEqual([]);
  });

  test("of a client is who keeps lists for that client", async () => {
    const [palacio, plaza] = [await client("Palacio"), await client("Plaza")];
    const liaison = await someone(...grants(keepingLists, { kind: "client", id: palacio }));
    const { id } = await createList(liaison, newList({ name: "Never at Palacio", purpose: "deny", clientId: palacio }));
    const { id: other } = await createList(await office(), newList({ purpose: "allow", clientId: plaza }));
    expect(await namesFor(liaison)).toEqual(["Never at Palacio"]);
    expect(await listWith(liaison, other)).toBeUndefined();
    for (const actionName of [
      () => createList(liaison, newList()),
      () => createList(liaison, newList({ purpose: "deny", clientId: plaza })),
      () => editList(liaison, id, edited(newList({ purpose: "deny", clientId: plaza }), 1)),
      () => editList(liaison, id, edited(newList({ purpose: "report" }), 1)),
      () => archiveList(liaison, other),
    ])
      await expect(actionName()).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

describe("who is in a dynamic list", () => {
  test("is shown within the reader's places, and not by what they may not ask", async () => {
    const list = { id: crypto.randomUUID(), kind: "dynamic" as const, filter: { version: 1, where: active } };
    const inBritain = { kind: "entity", id: demoEntities.UK.id } as const;
    const british = await someone(...grants(["list.view", "worker.view"], inBritain));
    const { rows } = await query(
      `SELECT count(*)::int AS all, (count(*) FILTER (WHERE country = 'UK'))::int AS british
       FROM app.worker WHERE status = 'active'`,
    );
    const phones = { ...list, filter: { version: 1, where: byPhone } };
    const nobody = await someone(...grants(["list.view"]));
    expect(
      await countsOf([
        membersSeen(await office(), list),
        membersSeen(british, list),
        membersSeen(british, phones),
        membersSeen(nobody, list),
        membersSeen(await office(), { ...list, filter: { version: 9 } }),
      ]),
    ).toEqual([rows[0].all, rows[0].british, undefined, undefined, undefined]);
  });
});

describe("pages of lists", () => {
  test("go through all of them once, there and back", async () => {
    const paula = await office();
    for (let n = 0; n < 30; n += 1) await createList(paula, newList({ name: `Zz ${n}` }));
    const first = await listPage(paula, view({ q: "zz" }), "es");
    expect([first.rows.length, first.hasPrevious, first.hasNext]).toEqual([25, false, true]);
    const second = await listPage(paula, view({ q: "ZZ", after: first.rows.at(-1)!.id }), "es");
    expect([second.rows.length, second.hasPrevious, second.hasNext]).toEqual([5, true, false]);
    const back = await listPage(paula, view({ q: "zz", before: second.rows[0]!.id }), "es");
    expect(back.rows).toEqual(first.rows);
  });
});

describe("the form of a list", () => {
  test("wants a client where it is for one, a filter where one decides, and a day of the calendar", () => {
    const faults = (fields: object) =>
      newListForm.safeParse({ name: "X", kind: "static", purpose: "report", ...fields }).error?.issues;
    expect(faults({})).toBeUndefined();
    expect(faults({ purpose: "deny" })).toMatchObject([{ path: ["clientId"], params: { fault: "required" } }]);
    expect(faults({ kind: "dynamic" })).toMatchObject([{ path: ["filter"], params: { fault: "required" } }]);
    expect(faults({ kind: "dynamic", filter: "{}" })).toMatchObject([{ path: ["filter"] }]);
    expect(faults({ expiresOn: "2026-02-30" })).toMatchObject([{ path: ["expiresOn"] }]);
    expect(faults({ expiresOn: "0000-01-01" })).toMatchObject([{ path: ["expiresOn"] }]);
  });
});

describe("what can be chosen for a list", () => {
  test("is the client it has, also once that is archived, and no other archived one", async () => {
    const paula = await office();
    const [kept, gone] = [await client("Kept for the list"), await client("Gone")];
    await query("UPDATE app.client SET archived_at = now() WHERE id = ANY($1)", [[kept, gone]]);
    const { clients } = await listChoices(paula, "en", "list.edit", { clientId: kept });
    const ids = clients.map(({ id }) => id);
    expect([ids.includes(kept), ids.includes(gone)]).toEqual([true, false]);
    expect((await listChoices(paula, "en", "list.create")).clients.map(({ id }) => id)).not.toContain(kept);
  });
});
