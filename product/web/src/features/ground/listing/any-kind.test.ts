/** The part that lists records, with a kind that nobody ships: nothing in it may know workers. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import { createView } from "#features/ground/saved-views/commands.server.ts";
import { useOffice } from "#testing/office.ts";
import { listFor, type ListSource } from "./queries.server.ts";
import { seenIn } from "./share/seen.ts";
import { emptyView, queryOf, treeOf } from "./share/shown-view.ts";

const { colleague } = useOffice();

const boats: ListKind = {
  record: "staff",
  needs: "staff.view",
  within: "venue",
  fields: { harbour: { kind: "text", fieldClass: "basic" }, launched: { kind: "date", fieldClass: "basic" } },
  columns: ["harbour", "launched"],
  usualColumns: ["harbour"],
  orders: ["name", "-launched"],
  short: { at: (value) => ({ field: "harbour", op: "is", values: [value] }) },
};
const fleet = [
  { id: "a", harbour: "Getxo" },
  { id: "b", harbour: "Hull" },
];
const holds = (filter: Filter, boat: (typeof fleet)[number]): boolean =>
  "field" in filter
    ? boat.harbour === filter.values[0]
    : !("and" in filter) || filter.and.every((part) => holds(part, boat));
const source: ListSource<(typeof fleet)[number]> = {
  filterOf: (view) => treeOf(boats, view) ?? { and: [] },
  page: async (filter) => ({ rows: fleet.filter((boat) => holds(filter, boat)), hasPrevious: false, hasNext: false }),
  count: async (filter) => fleet.filter((boat) => holds(filter, boat)).length,
  mostCounted: 100,
  perPage: 50,
  fields: ["harbour"],
  available: () => boats.columns,
  tabs: [{ key: "hull", shown: { ...emptyView, short: { at: "Hull" } } }],
};

describe("a list of boats", () => {
  const found = async (actor: Awaited<ReturnType<typeof colleague>>, query: string) =>
    (await listFor(boats, { actor, request: new Request(`http://here/boats${query}`), here: "/boats" }, source)).list;

  test("is filtered, counted and shown as its address says", async () => {
    const owner = await colleague({ in: ["owner"] });
    expect(await found(owner, "?at=Getxo&columns=launched&sort=-launched&status=active")).toMatchObject({
      rows: [{ id: "a" }],
      view: { short: { at: "Getxo" }, sort: "-launched" },
      look: { columns: ["launched"], isUsual: false },
      count: { shown: 1 },
      tabs: [
        { key: "all", count: 2, isCurrent: false },
        { key: "hull", count: 1, isCurrent: false, query: "?at=Hull" },
      ],
    });
    expect(queryOf(boats, { ...emptyView, view: "x" })).toBe("?view=x&sort=name");
  });

  test("has views of its own, which the list of workers does not show", async () => {
    const owner = await colleague({ in: ["owner"] });
    const named = { name: "Hull", sharing: "own", chosen: true, version: 0 };
    const { id } = await createView(owner, boats, named, seenIn(boats, "?at=Hull"));
    expect(await found(owner, "")).toMatchObject({ rows: [{ id: "b" }], current: { id, isChanged: false } });
    const workers = { ...boats, record: "worker" as const, needs: "worker.view" as const };
    const { list } = await listFor(
      workers,
      { actor: owner, request: new Request("http://here/w"), here: "/w" },
      source,
    );
    expect(list.current).toBeUndefined();
    await createView(owner, workers, named, seenIn(workers, "?at=Hull"));
  });

  test("gives no views to who has no such list", async () => {
    const gate = await colleague({ in: [] });
    const named = { name: "Hull", sharing: "own", chosen: false, version: 0 };
    await expect(createView(gate, boats, named, seenIn(boats, ""))).rejects.toMatchObject({ name: "NotPermitted" });
  });
});

test("no file of the part speaks of workers", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname, exclude: ["**/*.test.*"] });
  expect(files.length).toBeGreaterThan(15);
  const speaking = files.filter((file) => /worker/i.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")));
  expect(speaking).toEqual([]);
});
