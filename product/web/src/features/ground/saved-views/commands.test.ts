import { workerList } from "@product/domain/people/worker-list";
import { describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { useOffice } from "#testing/office.ts";
import { lastActs } from "#testing/world.ts";
import { chooseView, createView, deleteView, nameView, replaceView } from "./commands.server.ts";
import { viewsOf } from "./queries.server.ts";
import { seenIn } from "#features/ground/listing/share/seen.ts";

const { query, colleague, group } = useOffice();

const own = { sharing: "own", chosen: false, version: 0 };
const inBilbao = seenIn(workerList, "?town=Bilbao&status=active&columns=town,tags&density=compact&sort=-added&q=ana");
const refusing = (...codes: string[]) => ({ refusals: codes.map((code) => ({ code })) });
const named = async (actor: Person) => (await viewsOf(actor, workerList)).map(({ name }) => name);
const only = async (actor: Person) => (await viewsOf(actor, workerList))[0]!;

describe("a view of one's own", () => {
  test("keeps the whole filter as one tree with its version, and how the list looked", async () => {
    const lead = await colleague({ in: ["event-lead"] });
    const { id } = await createView(lead, workerList, { ...own, name: "Bilbao" }, inBilbao);
    expect(await viewsOf(lead, workerList)).toMatchObject([
      {
        id,
        name: "Bilbao",
        isOwn: true,
        isChosen: false,
        searched: "ana",
        sort: "-added",
        columns: ["town", "tags"],
        density: "compact",
        filter: {
          and: [
            { field: "status", op: "in", values: ["active"] },
            { field: "town", op: "contains", values: ["Bilbao"] },
          ],
        },
      },
    ]);
    const { rows } = await query("SELECT filter->'version' AS version FROM app.saved_view");
    expect(rows).toEqual([{ version: 1 }]);
    expect(await lastActs()).toMatchObject([{ act: "view.create", actorId: lead.id, subjects: [`view ${id}`] }]);
  });

  test("stands in the trail without its name and without the words that were typed", async () => {
    const ana = await colleague({ in: ["planner"] });
    const byName = seenIn(workerList, "?q=Itziar&town=Zarautz&status=active&sort=-added");
    const { id } = await createView(ana, workerList, { ...own, name: "Itziar's friends" }, byName);
    await nameView(ana, workerList, id, { ...own, name: "Itziar and others", version: 1 });
    await replaceView(ana, workerList, id, 2, seenIn(workerList, "?q=Itziar+Otxoa&status=active"));
    await deleteView(ana, workerList, id, 3);
    const { rows } = await query<{ clear: string }>("SELECT clear FROM app.act_subject WHERE subject_id = $1", [id]);
    expect(rows).toHaveLength(4);
    const trail = rows.map(({ clear }) => clear).join("\n");
    expect(trail).not.toMatch(/Itziar|Otxoa|Zarautz/);
    expect(trail).toContain('"active"');
    expect(trail).toContain('"-added"');
  });

  test("is nobody else's: not seen, not changed, not deleted", async () => {
    const [ana, owner] = [await colleague({ in: ["planner"] }), await colleague({ in: ["owner"] })];
    const { id } = await createView(ana, workerList, { ...own, name: "Mine" }, inBilbao);
    expect(await named(owner)).toEqual([]);
    for (const attempt of [
      () => nameView(owner, workerList, id, { ...own, name: "Theirs", version: 1 }),
      () => replaceView(owner, workerList, id, 1, inBilbao),
      () => deleteView(owner, workerList, id, 1),
    ])
      await expect(attempt()).rejects.toMatchObject(refusing("record.changed-meanwhile"));
    expect(await named(ana)).toEqual(["Mine"]);
  });

  test("has a name of its own among one's views, and there are so many at most", async () => {
    const [ana, berta] = [await colleague({ in: ["planner"] }), await colleague({ in: ["planner"] })];
    await createView(ana, workerList, { ...own, name: "Bilbao" }, inBilbao);
    await createView(berta, workerList, { ...own, name: "Bilbao" }, inBilbao);
    await expect(createView(ana, workerList, { ...own, name: "BILBÁO" }, inBilbao)).rejects.toMatchObject(
      refusing("record.name-taken"),
    );
    for (let n = 1; n < 50; n += 1) await createView(ana, workerList, { ...own, name: `View ${n}` }, inBilbao);
    await expect(createView(ana, workerList, { ...own, name: "One more" }, inBilbao)).rejects.toMatchObject(
      refusing("view.too-many"),
    );
  });

  test("takes over what the list shows, is renamed, and goes; who comes too late is told", async () => {
    const ana = await colleague({ in: ["planner"] });
    const { id } = await createView(ana, workerList, { ...own, name: "Bilbao" }, inBilbao);
    await replaceView(ana, workerList, id, 1, seenIn(workerList, "?tag=vip&layout=cards"));
    expect(await only(ana)).toMatchObject({ layout: "cards", searched: "", version: 2 });
    await nameView(ana, workerList, id, { ...own, name: "VIP", version: 2 });
    await expect(replaceView(ana, workerList, id, 2, inBilbao)).rejects.toMatchObject(
      refusing("record.changed-meanwhile"),
    );
    await deleteView(ana, workerList, id, 3);
    expect(await viewsOf(ana, workerList)).toEqual([]);
    expect((await lastActs(3)).map(({ act }) => act)).toEqual(["view.delete", "view.edit", "view.edit"]);
  });
});

describe("a shared view", () => {
  test("is there for everyone, or for a group, and asks nothing that its reader may not see", async () => {
    const [hr, lead, planner] = [
      await colleague({ in: ["hr"] }),
      await colleague({ in: ["event-lead"] }),
      await colleague({ in: ["planner"] }),
    ];
    const { rows } = await query<{ id: string }>(`SELECT id FROM app."group" WHERE key = 'planner'`);
    await createView(hr, workerList, { ...own, name: "For all", sharing: "everyone" }, inBilbao);
    await createView(hr, workerList, { ...own, name: "For planners", sharing: rows[0]!.id }, inBilbao);
    await createView(hr, workerList, { ...own, name: "Mine" }, inBilbao);
    expect(await named(planner)).toEqual(["For all", "For planners"]);
    expect(await named(lead)).toEqual(["For all"]);
    await group("no-phones", ["worker.view"]);
    const noPhones = await colleague({ in: ["no-phones"] });
    const byPhone = `?filter=${JSON.stringify({ version: 1, where: { field: "mobile", op: "empty", values: [] } })}`;
    await createView(hr, workerList, { ...own, name: "No phone", sharing: "everyone" }, seenIn(workerList, byPhone));
    expect(await named(noPhones)).toEqual(["For all"]);
  });

  test("is shared and changed by those who may edit lists for everyone, whoever made it", async () => {
    await group("sees", ["worker.view"]);
    const [ana, planner] = [await colleague({ in: ["sees"] }), await colleague({ in: ["planner"] })];
    const share = { ...own, name: "Bilbao", sharing: "everyone" };
    await expect(createView(ana, workerList, share, inBilbao)).rejects.toMatchObject({ name: "NotPermitted" });
    // Nothing of it was kept.
    expect(await viewsOf(ana, workerList)).toEqual([]);
    const { id } = await createView(planner, workerList, share, inBilbao);
    expect((await lastActs(2)).map(({ act }) => act).toSorted()).toEqual(["view.create", "view.share"]);
    const { version } = await only(ana);
    for (const attempt of [
      () => nameView(ana, workerList, id, { ...share, name: "Hers", version }),
      () => replaceView(ana, workerList, id, version, inBilbao),
      () => deleteView(ana, workerList, id, version),
    ])
      await expect(attempt()).rejects.toMatchObject({ name: "NotPermitted" });
    const other = await colleague({ in: ["hr"] });
    await nameView(other, workerList, id, { ...share, name: "Ours", version });
    expect(await named(ana)).toEqual(["Ours"]);
    expect(await lastActs()).toMatchObject([{ act: "view.edit-shared", actorId: other.id }]);
    await deleteView(other, workerList, id, version + 1);
    expect(await named(planner)).toEqual([]);
  });

  test("goes back to whoever made it", async () => {
    const [planner, hr] = [await colleague({ in: ["planner"] }), await colleague({ in: ["hr"] })];
    const { id } = await createView(planner, workerList, { ...own, name: "A", sharing: "everyone" }, inBilbao);
    await nameView(planner, workerList, id, { ...own, name: "A", version: 2 });
    expect([await named(hr), await named(planner)]).toEqual([[], ["A"]]);
  });
});

test("one begins with one view, one's own or another's, and it is one's own affair", async () => {
  const [planner, lead] = [await colleague({ in: ["planner"] }), await colleague({ in: ["event-lead"] })];
  const { id } = await createView(
    planner,
    workerList,
    { ...own, name: "A", sharing: "everyone", chosen: true },
    inBilbao,
  );
  await createView(planner, workerList, { ...own, name: "B", chosen: true }, inBilbao);
  const chosen = async (actor: Person) =>
    (await viewsOf(actor, workerList)).filter(({ isChosen }) => isChosen).map(({ name }) => name);
  expect([await chosen(planner), await chosen(lead)]).toEqual([["B"], []]);
  await chooseView(lead, workerList, id, true);
  expect([await chosen(planner), await chosen(lead)]).toEqual([["B"], ["A"]]);
  await chooseView(lead, workerList, id, false);
  expect(await chosen(lead)).toEqual([]);
});

test("a filter that cannot be read any more finds nobody, rather than everyone", async () => {
  const ana = await colleague({ in: ["planner"] });
  await createView(ana, workerList, { ...own, name: "A" }, inBilbao);
  await query(`UPDATE app.saved_view SET filter = '{"version": 99, "where": {"and": []}}'`);
  expect(await viewsOf(ana, workerList)).toMatchObject([{ filter: { or: [] } }]);
});
