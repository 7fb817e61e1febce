/** The part that lists records, with a kind that nobody ships: nothing in it may know workers. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Filter } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import { matches } from "@product/domain/filters/matches";
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
  fields: {
    harbour: { kind: "text", fieldClass: "basic" },
    launched: { kind: "date", fieldClass: "basic" },
    berths: { kind: "number", fieldClass: "basic" },
    sails: { kind: "instant", fieldClass: "basic" },
  },
  columns: ["harbour", "launched"],
  usualColumns: ["harbour"],
  orders: ["name", "-launched"],
  short: { at: (value) => ({ field: "harbour", op: "is", values: [value] }) },
};
const fleet = [
  { id: "a", harbour: "Getxo", berths: 4, sails: "2026-11-16T18:00" },
  { id: "b", harbour: "Hull", berths: 12, sails: "2026-11-17T06:00" },
];
const holds = (filter: Filter, boat: (typeof fleet)[number]): boolean =>
  matches(filter, boat, boats.fields, "2026-11-16");
const source: ListSource<(typeof fleet)[number]> = {
  filterOf: (view) => treeOf(boats, view) ?? { and: [] },
  page: async (filter) => ({ rows: fleet.filter((boat) => holds(filter, boat)), hasPrevious: false, hasNext: false }),
  count: async (filter) => fleet.filter((boat) => holds(filter, boat)).length,
  mostCounted: 100,
  perPage: 50,
  fields: Object.keys(boats.fields),
  available: () => boats.columns,
  tabs: [{ key: "hull", shown: { ...emptyView, short: { at: "Hull" } } }],
};

describe("a list of boats", () => {
  const found = async (actor: Awaited<ReturnType<typeof colleague>>, query: string) =>
    (await listFor(boats, { actor, request: new Request(`http://here/boats${query}`), here: "/boats" }, source)).list;

  /** The list shown after a filter that was built redirects to its address. */
  const redirected = async (actor: Awaited<ReturnType<typeof colleague>>, query: string) => {
    const answer: unknown = await found(actor, query).catch((thrown: unknown) => thrown);
    return found(actor, new URL((answer as Response).headers.get("location")!, "http://here").search);
  };

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

  test("is filtered by numbers and moments, as the form of its builder sends them", async () => {
    const owner = await colleague({ in: ["owner"] });
    const built = (...entries: [string, string][]) =>
      `?${new URLSearchParams([["f.join", "and"], ...entries])}&do=apply`;
    const few = built(["f.0.field", "berths"], ["f.0.op", "atMost"], ["f.0.value", "4,5"]);
    expect(await redirected(owner, few)).toMatchObject({ rows: [{ id: "a" }], count: { shown: 1 } });
    const early = built(
      ["f.0.field", "sails"],
      ["f.0.op", "!before"],
      ["f.0.value", "2026-11-17T00:00"],
      ["f.0.day", "date"],
    );
    expect(await redirected(owner, early)).toMatchObject({ rows: [{ id: "b" }], count: { shown: 1 } });
    const odd = built(["f.0.field", "berths"], ["f.0.op", "is"], ["f.0.value", "many"]);
    expect(await found(owner, odd)).toMatchObject({ building: { faults: { "f.0": "amount" } } });
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
