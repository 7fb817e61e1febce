import { describe, expect } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import { useTestDatabase } from "@product/database/testing/test-database";
import { addMembers } from "#features/people/list-members/commands.server.ts";
import { createList } from "#features/people/lists/commands.server.ts";
import { countsOf, listWith, membersSeen } from "#features/people/lists/queries.server.ts";
import { grants, keepingLists, listKeepers, newList } from "#testing/list-keepers.ts";
import { lastActs, test } from "#testing/world.ts";
import { combineLists } from "./commands.server.ts";
import { combinedMembers, listsToCombine } from "./queries.server.ts";

const { query } = useTestDatabase({ people: true });
const { someone, office } = listKeepers(query);

const british: Filter = { field: "country", op: "in", values: ["UK"] };
const active: Filter = { field: "status", op: "in", values: ["active"] };
const combining = (lists: string[], how: "union" | "intersection" | "difference", kind: "static" | "dynamic") => ({
  ...newList(),
  lists,
  how,
  kind,
});

describe("combined lists", () => {
  test("hold who is in any, in all, or in the first alone, as their preview said", async () => {
    const paula = await office();
    const { id: hand } = await createList(paula, newList({ name: "Hand" }));
    const { rows } = await query("SELECT id FROM app.worker WHERE country = 'UK' ORDER BY id LIMIT 3");
    const spaniard = await query("SELECT id FROM app.worker WHERE country = 'ES' LIMIT 1");
    const worker = [...rows, ...spaniard.rows].map((row) => row.id as string);
    await addMembers(paula, { list: hand, worker, reason: "" });
    const { id: filtered } = await createList(paula, newList({ name: "British", kind: "dynamic", filter: british }));
    const all = (await query("SELECT count(*)::int AS n FROM app.worker WHERE country = 'UK'")).rows[0].n;
    for (const [how, count] of [
      ["union", all + 1],
      ["intersection", 3],
      ["difference", 1],
    ] as const) {
      const sources = (await listsToCombine(paula, [hand, filtered]))!;
      expect(await countsOf([combinedMembers(paula, how, sources)])).toEqual([count]);
      const { id } = await combineLists(paula, combining([hand, filtered], how, "static"));
      expect(await countsOf([membersSeen(paula, (await listWith(paula, id))!)])).toEqual([count]);
      expect(await lastActs()).toMatchObject([{ act: "list.create", subjects: [`list ${id}`] }]);
    }
    const { rows: reasons } = await query("SELECT DISTINCT reason FROM app.list_member WHERE reason <> ''");
    expect(reasons.map(({ reason }) => reason).toSorted()).toEqual(
      ["Hand ∩ British", "Hand ∪ British", "Hand − British"].toSorted(),
    );
  });

  test("by filter become one filter, and stay alive", async () => {
    const paula = await office();
    const { id: first } = await createList(paula, newList({ kind: "dynamic", filter: british }));
    const { id: second } = await createList(paula, newList({ kind: "dynamic", filter: active }));
    const { id } = await combineLists(paula, combining([first, second], "difference", "dynamic"));
    expect((await listWith(paula, id))!.filter).toEqual({
      version: 1,
      where: { and: [british, { not: { or: [active] } }] },
    });
  });

  test("are refused where they cannot be one", async () => {
    const paula = await office();
    const { id: hand } = await createList(paula, newList());
    const many: Filter = { or: Array.from({ length: 60 }, () => active) };
    const { id: large } = await createList(paula, newList({ kind: "dynamic", filter: many }));
    const { id: larger } = await createList(paula, newList({ kind: "dynamic", filter: many }));
    const { id: phones } = await createList(
      paula,
      newList({ kind: "dynamic", filter: { field: "mobile", op: "empty", values: [] } }),
    );
    const supervisor = await someone(...grants([...keepingLists, "worker.view"]));
    for (const [actor, lists, kind, code] of [
      [paula, [hand, large], "dynamic", "list.too-much"],
      [paula, [large, larger], "dynamic", "list.too-much"],
      [paula, [hand, crypto.randomUUID()], "static", "list.gone"],
      [paula, [hand, hand], "static", "list.gone"],
      [supervisor, [hand, phones], "static", "list.gone"],
    ] as const)
      await expect(combineLists(actor, combining([...lists], "union", kind))).rejects.toMatchObject({
        refusals: [{ code }],
      });
  });
});
