import { workerList } from "@product/domain/people/worker-list";
import { describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { countBy, workerPage } from "./queries.server.ts";
import { viewIn } from "#features/ground/listing/schema.ts";
import { filterOf } from "./share/view-filter.ts";

useTestDatabase({ people: true });

const planner = who(["worker.view", "worker.view.contact"]);
const filter = (search: string) => filterOf(viewIn(workerList, new URL(`http://here/${search}`)), true);

describe("a whole filter in the address", () => {
  const stored = (where: object) => `?filter=${encodeURIComponent(JSON.stringify({ version: 1, where }))}`;
  it("finds what it says", async () => {
    const notActive = { and: [{ not: { field: "status", op: "in", values: ["active"] } }] };
    const [all, active, others] = await Promise.all(
      ["", "?status=active", stored(notActive)].map((search) => countBy(filter(search), planner)),
    );
    expect(active! + others!).toBe(all);
    expect(active).toBeGreaterThan(0);
  });
  it("finds nobody when it cannot be read: everyone would be taken for those who were meant", () => {
    for (const broken of ["{", "null", "[]", '{"version":1}', stored({ field: "password" }).slice(8)])
      expect(viewIn(workerList, new URL(`http://here/?filter=${encodeURIComponent(broken)}`)).filter).toEqual({
        or: [],
      });
  });
});

describe("the order", () => {
  const walked = async (sort: "name" | "-name" | "added" | "-added") => {
    const ids: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { rows, hasNext } = await workerPage(planner, { and: [] }, "es", { after, sort }, 70);
      ids.push(...rows.map(({ id }) => id));
      if (!hasNext) return ids;
      after = rows.at(-1)!.id;
    }
  };
  it("is turned round by the minus, page by page, with nobody lost or twice", async () => {
    for (const by of ["name", "added"] as const) {
      const up = await walked(by);
      expect(new Set(up).size).toBe(300);
      expect(await walked(`-${by}`)).toEqual(up.toReversed());
    }
  });
  it("goes back the way it came", async () => {
    const first = await workerPage(planner, { and: [] }, "es", { sort: "-added" }, 20);
    const second = await workerPage(planner, { and: [] }, "es", { sort: "-added", after: first.rows.at(-1)!.id }, 20);
    const back = await workerPage(planner, { and: [] }, "es", { sort: "-added", before: second.rows[0]!.id }, 20);
    expect(back.rows.map(({ id }) => id)).toEqual(first.rows.map(({ id }) => id));
  });
});
