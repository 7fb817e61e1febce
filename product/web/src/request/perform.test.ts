import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { theSystem, type Actor, type Person } from "@product/domain/actor";
import { database } from "@product/database/client";
import { pages } from "@product/database/tables/site/page";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test, world as people } from "#testing/world.ts";
import { onCommit, perform, type CommittedAct } from "./perform.ts";

const { query } = useTestDatabase();
const home = { slug: "home" };

beforeEach(() => query("UPDATE app.page SET version = 1"));

/** The smallest write: one more version of the home page, and the version it became. */
const touch = (actor: Actor) =>
  perform(actor, "page.edit", async ({ tx, recordChange }) => {
    recordChange(home, {}, {});
    const [page] = await tx
      .update(pages)
      .set({ version: sql`${pages.version} + 1` })
      .where(eq(pages.slug, "home"))
      .returning({ version: pages.version });
    return { version: page!.version };
  });

const version = async () =>
  (await database.select({ version: pages.version }).from(pages).where(eq(pages.slug, "home")))[0]!.version;
const actCount = async () => Number((await query("SELECT count(*) FROM app.act")).rows[0].count);
const sending = (actor: Person, key: string, inputHash = "same input"): Person => ({
  ...actor,
  request: { id: "r-1", submission: { key, inputHash } },
});

describe("a permitted write", () => {
  test("is done and written down in the same transaction", async ({ world }) => {
    await touch({ ...world.editor, request: { id: "r-42" } });
    expect(await version()).toBe(2);
    expect(await lastActs()).toEqual([
      { act: "page.edit", actorKind: "person", actorId: world.editor.id, requestId: "r-42", subjects: ["page home"] },
    ]);
  });

  test("leaves neither effect nor act when it fails", async ({ world }) => {
    const before = await actCount();
    const failing = perform(world.editor, "page.edit", async ({ tx, recordChange }) => {
      recordChange(home, {}, {});
      await tx.update(pages).set({ version: 99 });
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    expect([await version(), await actCount()]).toEqual([1, before]);
  });

  test("must name what it is done to", async ({ world }) => {
    await expect(perform(world.editor, "page.edit", async () => {})).rejects.toThrow("named no subject");
  });

  test("tells listeners of this process once it is committed", async ({ world }) => {
    const heard: CommittedAct[] = [];
    onCommit((committed) => void heard.push(...committed));
    await touch(world.editor);
    expect(heard).toEqual([{ act: "page.edit", kind: "page", ids: ["home"] }]);
  });

  test("may be the system's own", async () => {
    await touch(theSystem);
    expect(await lastActs()).toMatchObject([{ actorKind: "system", actorId: null }]);
  });
});

describe("a write without permission", () => {
  test.for([
    ["a person without it", people.planner],
    ["a visitor", people.visitor],
  ] as const)("is refused to %s before anything runs", async ([, actor]) => {
    const before = await actCount();
    await expect(touch(actor)).rejects.toMatchObject({
      name: "NotPermitted",
      needs: "page.edit",
      signedIn: actor.kind === "person",
    });
    expect([await version(), await actCount()]).toEqual([1, before]);
  });

  test("is refused outside the place that the grant names", async ({ world }) => {
    const elsewhere: Person = {
      ...world.editor,
      grants: [{ permission: "page.edit", scope: { kind: "event", id: "gala" } }],
    };
    await expect(touch(elsewhere)).rejects.toMatchObject({ name: "NotPermitted" });
    expect(await version()).toBe(1);
  });
});

describe("a write to one's own account", () => {
  const rename = (actor: Actor, userId: string) =>
    perform(actor, "account.prove", async ({ subject }) => void subject({ userId }));

  test("needs no permission", async ({ world }) => {
    const { id } = world.planner;
    await rename({ ...world.planner, grants: [] }, id);
    expect(await lastActs()).toMatchObject([{ act: "account.prove", actorId: id, subjects: [`account ${id}`] }]);
  });

  test("is refused to everyone else, whatever they may otherwise do", async ({ world }) => {
    const before = await actCount();
    for (const actor of [world.editor, world.visitor])
      await expect(rename(actor, world.planner.id)).rejects.toMatchObject({ name: "NotPermitted", needs: "self" });
    expect(await actCount()).toBe(before);
  });
});

describe("a write inside a write", () => {
  test("joins the transaction and is written down too", async ({ world }) => {
    const before = await actCount();
    await perform(world.editor, "page.edit", async ({ recordChange }) => {
      recordChange(home, {}, {});
      await touch(world.editor);
    });
    expect([await version(), await actCount()]).toEqual([2, before + 2]);
  });

  test("is undone with the outer one", async ({ world }) => {
    const before = await actCount();
    const failing = perform(world.editor, "page.edit", async ({ recordChange }) => {
      recordChange(home, {}, {});
      await touch(world.editor);
      throw new Error("after all not");
    });
    await expect(failing).rejects.toThrow("after all not");
    expect([await version(), await actCount()]).toEqual([1, before]);
  });

  test("that fails and is caught leaves no half of itself", async ({ world }) => {
    await perform(world.editor, "page.edit", async ({ recordChange }) => {
      recordChange(home, {}, {});
      await perform(world.editor, "page.edit", async ({ tx }) => {
        await tx.update(pages).set({ version: 50 });
        throw new Error("inner");
      }).catch(() => {});
    });
    expect(await version()).toBe(1);
  });
});

describe("a form sent twice", () => {
  const key = () => crypto.randomUUID();

  test("has one effect and gets the same answer, one after the other", async ({ world }) => {
    const twice = sending(world.editor, key());
    expect([await touch(twice), await touch(twice)]).toEqual([{ version: 2 }, { version: 2 }]);
    expect(await version()).toBe(2);
  });

  test("has one effect and gets the same answer, ten times at once", async ({ world }) => {
    const before = await actCount();
    const tenfold = sending(world.editor, key());
    const answers = await Promise.all(Array.from({ length: 10 }, () => touch(tenfold)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ version: 2 })));
    expect([await version(), await actCount()]).toEqual([2, before + 1]);
  });

  test("may be sent again when the first sending failed", async ({ world }) => {
    const again = sending(world.editor, key());
    const failing = perform(again, "page.edit", async () => Promise.reject(new Error("no luck")));
    await expect(failing).rejects.toThrow("no luck");
    expect(await touch(again)).toEqual({ version: 2 });
  });

  test("is refused when the same key comes with other values", async ({ world }) => {
    const used = key();
    await touch(sending(world.editor, used));
    await expect(touch(sending(world.editor, used, "other input"))).rejects.toMatchObject({
      refusals: [{ code: "submission.key-reused" }],
    });
  });

  test("does not give one person's answer to another", async ({ world }) => {
    const used = key();
    await touch(sending(world.editor, used));
    const other: Person = { ...world.planner, grants: world.editor.grants };
    expect(await touch(sending(other, used))).toEqual({ version: 3 });
  });
});

describe("conflicting writes", () => {
  test("that deadlock are tried again until both are done", async ({ world }) => {
    await query(
      "INSERT INTO app.page SELECT 'second', title_en, title_es, lead_en, lead_es FROM app.page WHERE slug = 'home'",
    );
    let tries = 0;
    const touchInOrder = (first: string, second: string) =>
      perform(world.editor, "page.edit", async ({ tx, recordChange }) => {
        tries += 1;
        recordChange({ slug: first }, {}, {});
        await tx.execute(sql`SELECT 1 FROM app.page WHERE slug = ${first} FOR UPDATE`);
        await new Promise((resolve) => setTimeout(resolve, 150));
        await tx.execute(sql`UPDATE app.page SET version = version + 1 WHERE slug = ${second}`);
      });
    await Promise.all([touchInOrder("home", "second"), touchInOrder("second", "home")]);
    expect(tries).toBeGreaterThan(2);
    const { rows } = await query("SELECT slug, version FROM app.page WHERE version > 1 ORDER BY slug");
    expect(rows).toEqual([
      { slug: "home", version: 2 },
      { slug: "second", version: 2 },
    ]);
    await query("DELETE FROM app.page WHERE slug = 'second'");
  });

  test("are given up after three more tries", async ({ world }) => {
    let tries = 0;
    const hopeless = perform(world.editor, "page.edit", async ({ tx, recordChange }) => {
      tries += 1;
      recordChange(home, {}, {});
      await tx.execute(sql`DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = 'serialization_failure'; END $$`);
    });
    await expect(hopeless).rejects.toMatchObject({ cause: { code: "40001" } });
    expect(tries).toBe(4);
  });
});

describe("reading", () => {
  test("cannot write, even when the code tries", async () => {
    const client = database as unknown as { execute: (statement: ReturnType<typeof sql>) => Promise<unknown> };
    await expect(client.execute(sql`UPDATE app.page SET version = 7`)).rejects.toMatchObject({
      cause: { code: "25006" },
    });
  });
});
