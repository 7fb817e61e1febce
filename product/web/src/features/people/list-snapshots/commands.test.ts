import { expect } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { addMembers, removeMembers } from "#features/people/list-members/commands.server.ts";
import { createList, editList } from "#features/people/lists/commands.server.ts";
import { countsOf, listWith } from "#features/people/lists/queries.server.ts";
import { edited, grants, keepingLists, listKeepers, newList } from "#testing/list-keepers.ts";
import { lastActs, test } from "#testing/world.ts";
import { keepSnapshot } from "./commands.server.ts";
import { comparison, momentsOf, snapshotWith } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });
const { someone, office } = listKeepers(query);

const british: Filter = { field: "country", op: "in", values: ["UK"] };
const spanish: Filter = { field: "country", op: "in", values: ["ES"] };

test("what a list was stays, whatever becomes of it, and is compared with today", async () => {
  const paula = await office();
  const { id } = await createList(paula, newList());
  const { rows } = await query("SELECT id FROM app.worker ORDER BY id LIMIT 5");
  const worker = rows.map((row) => row.id as string);
  await addMembers(paula, { list: id, worker: worker.slice(0, 3), reason: "" });
  const { id: snapshotId } = await keepSnapshot(paula, id, { why: "Called for the fair" });
  expect(await lastActs()).toMatchObject([{ act: "list.keep", subjects: [`list ${id}`] }]);
  await removeMembers(paula, id, { worker: worker.slice(0, 1), reason: "" });
  await addMembers(paula, { list: id, worker: worker.slice(3), reason: "" });
  const list = (await listWith(paula, id))!;
  expect(await momentsOf(paula, list)).toMatchObject([
    { id: snapshotId, by: "Paula Nieto", why: "Called for the fair", count: 3 },
  ]);
  const snapshot = (await snapshotWith(list, snapshotId))!;
  const { kept, come, gone } = comparison(paula, list, snapshot)!;
  expect(await countsOf([kept, come, gone])).toEqual([3, 2, 1]);
});

test("a filter's people are kept as rows, all of them, and each reader is shown their own places", async () => {
  const inBritain = { kind: "entity", id: demoEntities.UK.id } as const;
  const gareth = await someone(...grants(keepingLists), ...grants(["worker.view"], inBritain));
  const paula = await office();
  const { id } = await createList(paula, newList({ kind: "dynamic", filter: { or: [british, spanish] } }));
  await keepSnapshot(gareth, id, { why: "Before the season" });
  await editList(paula, id, edited(newList({ filter: british }), 1));
  const list = (await listWith(paula, id))!;
  const { rows } = await query("SELECT count(*)::int AS n FROM app.worker WHERE country = 'UK'");
  expect((await momentsOf(paula, list))[0]!.count).toBe(300);
  expect((await momentsOf(gareth, list))[0]!.count).toBe(rows[0].n);
});

test("nobody keeps, or reads, what a filter over hidden data found", async () => {
  const paula = await office();
  const filter: Filter = { field: "mobile", op: "starts", values: ["+34"] };
  const { id } = await createList(paula, newList({ kind: "dynamic", filter }));
  await keepSnapshot(paula, id, { why: "Now" });
  const supervisor = await someone(...grants([...keepingLists, "worker.view"]));
  await expect(keepSnapshot(supervisor, id, { why: "Now" })).rejects.toMatchObject({
    refusals: [{ code: "list.beyond-you" }],
  });
  expect((await momentsOf(supervisor, (await listWith(supervisor, id))!))[0]!.count).toBeUndefined();
});

test.each(["list_moment", "list_moment_member"])("%s is written once", async (table) => {
  for (const change of [
    `DELETE FROM app.${table}`,
    `UPDATE app.${table} SET ${table === "list_moment" ? "why" : "worker_id"} = NULL`,
  ])
    await expect(query(change)).rejects.toThrow("append-only");
});
