import { describe, expect } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { demoEntities } from "@product/database/demo/worker-words";
import { useTestDatabase } from "@product/database/testing/test-database";
import { archiveList, createList } from "#features/people/lists/commands.server.ts";
import { countsOf, listWith, membersSeen } from "#features/people/lists/queries.server.ts";
import type { NewListForm } from "#features/people/lists/schema.ts";
import { grants, keepingLists, listKeepers, newList } from "#testing/list-keepers.ts";
import { lastActs, test } from "#testing/world.ts";
import { addMembers, removeMembers } from "./commands.server.ts";

const { query } = useTestDatabase({ people: true });
const { someone, office } = listKeepers(query);

const active: Filter = { field: "status", op: "in", values: ["active"] };
const workersIn = async (country: "ES" | "UK", count: number): Promise<string[]> =>
  (await query("SELECT id FROM app.worker WHERE country = $1 ORDER BY id LIMIT $2", [country, count])).rows.map(
    ({ id }) => id,
  );

/** A list of Paula's, with who is in it for someone. */
async function list(fields: Partial<NewListForm> = {}) {
  const paula = await office();
  const { id } = await createList(paula, newList(fields));
  const seen = async (actor = paula) => (await countsOf([membersSeen(actor, (await listWith(actor, id))!)]))[0];
  return { paula, id, seen };
}

describe("members of a static list", () => {
  test("are added by name, once, with who did it, when and why", async () => {
    const { paula, id, seen } = await list();
    const worker = await workersIn("ES", 3);
    expect(await addMembers(paula, { list: id, worker, reason: "Know the bar" })).toEqual({ id, added: 3 });
    expect(await addMembers(paula, { list: id, worker: await workersIn("ES", 4), reason: "" })).toMatchObject({
      added: 1,
    });
    expect(await seen()).toBe(4);
    const { rows } = await query("SELECT added_by, reason FROM app.list_member WHERE list_id = $1 ORDER BY id", [id]);
    expect(rows[0]).toEqual({ added_by: paula.id, reason: "Know the bar" });
    expect(await lastActs()).toMatchObject([{ act: "list.add-members", subjects: [`list ${id}`] }]);
    await expect(addMembers(paula, { list: id, worker, reason: "" })).rejects.toMatchObject({
      refusals: [{ code: "list.nobody-new" }],
    });
  });

  test("are added by a filter, as many as it finds", async () => {
    const { paula, id, seen } = await list();
    const { rows } = await query("SELECT count(*)::int AS n FROM app.worker WHERE status = 'active'");
    expect(await addMembers(paula, { list: id, worker: [], filter: active, reason: "" })).toEqual({
      id,
      added: rows[0].n,
    });
    expect(await seen()).toBe(rows[0].n);
  });

  test("are taken out and remembered, and can come back", async () => {
    const { paula, id, seen } = await list();
    const worker = await workersIn("ES", 2);
    await addMembers(paula, { list: id, worker, reason: "" });
    await removeMembers(paula, id, { worker: [worker[0]!], reason: "Moved away" });
    expect(await seen()).toBe(1);
    await addMembers(paula, { list: id, worker: [worker[0]!], reason: "Back again" });
    expect(await seen()).toBe(2);
    const { rows } = await query(
      "SELECT reason, removed_reason, removed_by FROM app.list_member WHERE list_id = $1 AND worker_id = $2 ORDER BY id",
      [id, worker[0]],
    );
    expect(rows).toEqual([
      { reason: "", removed_reason: "Moved away", removed_by: paula.id },
      { reason: "Back again", removed_reason: "", removed_by: null },
    ]);
  });

  test("are only those whom one sees: others are neither added, nor shown, nor taken out", async () => {
    const { paula, id, seen } = await list();
    const inBritain = { kind: "entity", id: demoEntities.UK.id } as const;
    const british = await someone(...grants(keepingLists), ...grants(["worker.view"], inBritain));
    const worker = [...(await workersIn("ES", 2)), ...(await workersIn("UK", 2))];
    expect(await addMembers(british, { list: id, worker, reason: "" })).toMatchObject({ added: 2 });
    await addMembers(paula, { list: id, worker, reason: "" });
    expect([await seen(), await seen(british)]).toEqual([4, 2]);
    await removeMembers(british, id, { worker, reason: "" });
    expect(await seen()).toBe(2);
    await expect(
      addMembers(british, { list: id, worker: [], filter: { field: "mobile", op: "empty", values: [] }, reason: "" }),
    ).rejects.toMatchObject({ init: { status: 403 } });
  });

  test("are added once when two do it at the same time", async () => {
    const { paula, id, seen } = await list();
    const worker = await workersIn("ES", 50);
    const both = await Promise.allSettled([1, 2].map(() => addMembers(paula, { list: id, worker, reason: "" })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await seen()).toBe(50);
  });
});

describe("nobody is added by hand", () => {
  test.each([
    ["to a list where a filter decides", { kind: "dynamic", filter: active }, "list.by-filter"],
    ["to a list that has ended", { expiresOn: "2020-01-01" }, "list.ended"],
  ] as const)("%s", async (_, fields, code) => {
    const { paula, id } = await list(fields);
    const adding = addMembers(paula, { list: id, worker: await workersIn("ES", 1), reason: "" });
    await expect(adding).rejects.toMatchObject({ refusals: [{ code }] });
  });

  test("to an archived list, nor by who may not edit it", async () => {
    const { paula, id } = await list();
    const worker = await workersIn("ES", 1);
    const viewer = await someone(...grants(["list.view", "worker.view"]));
    await expect(addMembers(viewer, { list: id, worker, reason: "" })).rejects.toMatchObject({ name: "NotPermitted" });
    await archiveList(paula, id);
    await expect(addMembers(paula, { list: id, worker, reason: "" })).rejects.toMatchObject({
      refusals: [{ code: "list.ended" }],
    });
  });
});
