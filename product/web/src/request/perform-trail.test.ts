import { desc } from "drizzle-orm";
import { describe, expect } from "vitest";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { acts, actSubjects } from "@product/database/tables/ground/act";
import { useTestDatabase } from "@product/database/testing/test-database";
import { test } from "#testing/world.ts";
import { perform } from "./perform.ts";

useTestDatabase();
const home = { slug: "home" };

describe("the trail", () => {
  const subjectRows = () => database.select().from(actSubjects).orderBy(desc(actSubjects.actId)).limit(1);

  test("tells what changed of a thing, and only what differs", async ({ world }) => {
    await perform(world.editor, "page.edit", async ({ recordChange }) =>
      recordChange(home, { title: "Old", lead: "Same", version: 1 }, { title: "New", lead: "Same", version: 2 }),
    );
    expect(await subjectRows()).toMatchObject([
      { clear: '{"title":{"before":"Old","after":"New"}}', sealed: null, personId: null },
    ]);
  });

  test("tells what changed of a person only under that person's key, and so where it was done", async ({ world }) => {
    const { id } = world.editor;
    const from = { address: "192.0.2.7", device: "A browser" };
    await perform({ ...world.editor, request: { id: "r1", from } }, "account.edit", async ({ recordChange }) =>
      recordChange({ userId: id }, { name: "Edurne" }, { name: "Edurne Ibarra" }),
    );
    const [subject] = await subjectRows();
    expect(subject).toMatchObject({ clear: null, personId: id });
    expect(subject!.sealed!.toString("latin1")).not.toContain("Edurne");
    const [act] = await database.select().from(acts).orderBy(desc(acts.id)).limit(1);
    const seal = (await sealsIn(database, [id])).get(id)!;
    expect(JSON.parse(seal.open(subject!.sealed!))).toEqual({ name: { before: "Edurne", after: "Edurne Ibarra" } });
    expect(JSON.parse(seal.open(act!.origin!))).toEqual(from);
  });

  test("is owed by an act that says it tells", async ({ world }) => {
    const silent = perform(world.editor, "page.edit", async ({ subject }) => void subject(home));
    await expect(silent).rejects.toThrow("page.edit did not tell what changed of home");
  });

  test("knows no act of someone who only looks as another sees it", async ({ world }) => {
    const looking = { ...world.editor, viewedBy: { id: crypto.randomUUID(), name: "Olalla Requena" } };
    const act = perform(looking, "page.edit", async ({ recordChange }) => recordChange(home, {}, {}));
    await expect(act).rejects.toMatchObject({ refusals: [{ code: "view-as.read-only" }] });
  });
});
