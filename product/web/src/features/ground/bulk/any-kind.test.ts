/** Changing many together, with a kind that nobody ships: clients that ask for a purchase order. Nothing in the part may know workers. */
import { globSync, readFileSync } from "node:fs";
import { asc, inArray, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { clients } from "@product/database/tables/company/master-data";
import { useOffice } from "#testing/office.ts";
import { lastActs } from "#testing/world.ts";
import { changeMany, undoChange } from "./commands.server.ts";
import { brieflyTold, changeMade, previewOf, recordMemory, type BulkAction, type BulkKind } from "./queries.server.ts";
import { database } from "@product/database/client";

const { query, colleague } = useOffice();

type Orders = { purchaseOrderRequired: boolean };
type Client = Orders & { id: string; name: string; version: number };

const set = (ids: string[], isRequired: boolean, now: Date) => ({
  values: { purchaseOrderRequired: isRequired, version: sql`${clients.version} + 1`, updatedAt: now },
  which: inArray(clients.id, ids),
});
const ordering: BulkKind<BulkAction<"require">, Client, Orders, "same"> = {
  record: "client",
  actFor: () => "client.edit",
  undoAct: "client.edit",
  lock: (tx, _actor, ids) =>
    tx
      .select()
      .from(clients)
      .where(inArray(clients.id, [...ids]))
      .orderBy(asc(clients.id))
      .for("update"),
  changeBy: ({ value }, { purchaseOrderRequired }) =>
    purchaseOrderRequired === (value === "yes")
      ? { leftOut: "same" }
      : { to: { purchaseOrderRequired: value === "yes" } },
  partOf: ({ purchaseOrderRequired }) => ({ purchaseOrderRequired }),
  auditFieldsOf: (part) => part,
  apply: async (tx, { value }, ids, now) => {
    const { values, which } = set(ids, value === "yes", now);
    await tx.update(clients).set(values).where(which);
  },
  restore: async (tx, { value }, { ids }, now) => {
    const { values, which } = set(ids, value !== "yes", now);
    await tx.update(clients).set(values).where(which);
  },
  memory: recordMemory(),
};
const require = { kind: "require", value: "yes" } as const;
const requiring = async () =>
  (await query("SELECT name FROM app.client WHERE purchase_order_required ORDER BY name")).rows.map(({ name }) => name);

beforeEach(async () => {
  await query("TRUNCATE app.client CASCADE");
  await query(
    "INSERT INTO app.client (name, purchase_order_required) VALUES ('Arena', false), ('Bodega', true), ('Circo', false)",
  );
});

describe("clients changed together", () => {
  test("are previewed, changed by one act, and taken back but for those changed since", async () => {
    const owner = await colleague({ in: ["owner"] });
    const chosen = await database.select().from(clients).orderBy(asc(clients.name));
    const preview = brieflyTold(require, previewOf(ordering, owner, require, chosen));
    expect(preview).toMatchObject({
      changed: { count: 2, names: ["Arena", "Circo"] },
      leftOut: [{ reason: "same", count: 1, names: ["Bodega"] }],
    });
    const shown = { shown: preview.shown.split(","), proposal: preview.proposal };
    const { id } = await changeMany(ordering, owner, require, shown);
    expect(await requiring()).toEqual(["Arena", "Bodega", "Circo"]);
    expect((await lastActs())[0]).toMatchObject({ act: "client.edit", actorId: owner.id });
    expect((await lastActs())[0]!.subjects).toHaveLength(2);
    expect(await changeMade(ordering, owner, id)).toMatchObject({ changed: 2, leftOut: { same: 1 }, mayUndo: true });
    await expect(changeMany(ordering, owner, require, shown)).rejects.toMatchObject({
      refusals: [{ code: "proposal.changed" }],
    });
    await query("UPDATE app.client SET version = version + 1 WHERE name = 'Circo'");
    await undoChange(ordering, owner, id);
    expect(await requiring()).toEqual(["Bodega", "Circo"]);
    expect(await changeMade(ordering, owner, id)).toMatchObject({ undoneCount: 1, mayUndo: false });
  });

  test("are no change of another kind, and none of someone else's", async () => {
    const [owner, other] = [await colleague({ in: ["owner"] }), await colleague({ in: ["owner"] })];
    const chosen = await database.select().from(clients);
    const preview = brieflyTold(require, previewOf(ordering, owner, require, chosen));
    const { id } = await changeMany(ordering, owner, require, {
      shown: preview.shown.split(","),
      proposal: preview.proposal,
    });
    expect(await changeMade({ ...ordering, record: "boat" }, owner, id)).toBeUndefined();
    for (const [kind, actor] of [
      [{ ...ordering, record: "boat" }, owner],
      [ordering, other],
    ] as const)
      await expect(undoChange(kind, actor, id)).rejects.toMatchObject({ refusals: [{ code: "bulk.undone" }] });
  });
});

test("no file of the part speaks of workers", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname, exclude: ["**/*.test.*"] });
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => /worker/i.test(readFileSync(`${import.meta.dirname}/${file}`, "utf8")))).toEqual([]);
});
