import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { theSystem } from "@product/domain/actor";
import { sealActs } from "@product/database/audit/sealer";
import { useTestDatabase } from "@product/database/testing/test-database";
import { actorContext, requestContext, type RequestFacts } from "#request/context.ts";
import { perform } from "#request/perform.ts";
import { world } from "#testing/world.ts";
import { loader } from "./act.page.tsx";
import { loader as listLoader } from "./audit.page.tsx";
import { shownAct } from "./act.server.ts";

const { query } = useTestDatabase();
const { editor, planner } = world;
const reader = (...permissions: Permission[]): Person => ({
  ...planner,
  grants: permissions.map((permission) => ({ permission, scope: "all" })),
});
const auditor = reader("audit.view", "staff.view");
const owner = reader("audit.view", "staff.view", "staff.view.contact");
const from = { address: "192.0.2.7", device: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
const colleague = { userId: editor.id, place: {} };

let editedStaff: bigint;

beforeAll(async () => {
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [editor.id, editor.name]);
  const boss: Person = { ...reader("staff.edit"), request: { id: "r-1", from } };
  await perform(boss, "staff.edit", async ({ recordChange }) =>
    recordChange(
      colleague,
      { name: "Edurne", email: "old@example.org", phone: null, shoeSize: 39 },
      { name: "Edurne Ibarra", email: "new@example.org", phone: "+34600111222", shoeSize: 40 },
    ),
  );
  editedStaff = await newest();
});

const newest = async () => BigInt((await query("SELECT max(id) AS id FROM app.act")).rows[0].id);

async function answerOf<Answer>(load: (args: never) => Promise<Answer>, actor: Person, params: object, search = "") {
  const context = new RouterContextProvider();
  context.set(actorContext, actor);
  context.set(requestContext, { id: "r-2", locale: "en" } as RequestFacts);
  const request = new Request(`http://localhost/admin/audit${search}`);
  return load({ context, request, params } as never);
}

describe("an act about a colleague", () => {
  test("tells everything to who may know how to reach them", async () => {
    const { act } = await answerOf(loader, owner, { actId: String(editedStaff) });
    expect(act).toMatchObject({ act: "staff.edit", requestId: "r-1", origin: from });
    expect(act.subjects).toMatchObject([
      {
        kind: "staff",
        name: "Edurne Ibarra",
        details: {
          is: "changes",
          withheld: 0,
          changes: [
            { field: "name", before: "Edurne", after: "Edurne Ibarra" },
            { field: "email", before: "old@example.org", after: "new@example.org" },
            { field: "phone", before: null, after: "+34600111222" },
            { field: "shoeSize" },
          ],
        },
      },
    ]);
  });

  test("leaves out addresses, numbers, undeclared fields and its origin for everyone else", async () => {
    const answer = await answerOf(loader, auditor, { actId: String(editedStaff) });
    expect(answer.act.subjects[0]!.details).toEqual({
      is: "changes",
      withheld: 3,
      changes: [{ field: "name", before: "Edurne", after: "Edurne Ibarra" }],
    });
    expect(Object.keys(answer.act)).not.toContain("origin");
    expect(JSON.stringify(answer)).not.toMatch(/example\.org|346001|192\.0\.2|Mozilla|shoeSize|email|phone|origin/);
  });

  test("leaves out the name too, for who may not see colleagues at all", async () => {
    const { act } = await answerOf(loader, reader("audit.view"), { actId: String(editedStaff) });
    expect(act.subjects[0]!.details).toEqual({ is: "changes", withheld: 4, changes: [] });
  });

  test("shows a class of fields only to who holds it everywhere", async () => {
    const here = { kind: "event", id: "gala" } as const;
    const grants = [...auditor.grants, { permission: "staff.view.contact", scope: here } as const];
    expect(await shownAct({ ...auditor, grants }, editedStaff, "en")).not.toHaveProperty("origin");
  });
});

describe("the trail", () => {
  test.each([[loader], [listLoader]])("opens to nobody who holds audit.view only in one place", async (load) => {
    const scoped: Person = {
      ...planner,
      grants: [{ permission: "audit.view", scope: { kind: "event", id: "gala" } }],
    };
    for (const actor of [scoped, editor])
      await expect(answerOf(load as never, actor, { actId: "1" })).rejects.toMatchObject({ init: { status: 403 } });
  });

  test.each(["0", "999999999999", "9".repeat(40), "1;DROP", "%00"])("has no act %s", async (actId) =>
    expect(answerOf(loader, auditor, { actId })).rejects.toMatchObject({ init: { status: 404 } }),
  );

  test("answers a faulty filter with the fault and no acts", async () =>
    expect(await answerOf(listLoader, auditor, {}, "?from=2026-02-30&before=zzz")).toMatchObject({
      rows: [],
      faults: { from: "day" },
      typed: { from: "2026-02-30" },
    }));
});

describe("what was erased", () => {
  test("keeps its envelope, and the chain holds", async () => {
    await expect.poll(async () => (await sealActs(), (await shownAct(owner, editedStaff, "en"))?.link)).toBeDefined();
    await query("UPDATE app.person_key SET wrapped_key = NULL, destroyed_at = now()");
    const act = (await shownAct(owner, editedStaff, "en"))!;
    expect(act).toMatchObject({ act: "staff.edit", origin: "erased", link: { seq: "1", holds: true } });
    expect(act.subjects[0]!.details).toEqual({ is: "erased" });
    expect(await shownAct(auditor, editedStaff, "en")).not.toHaveProperty("origin");
  });

  test("is not confused with what was tampered with", async () => {
    await perform(theSystem, "page.edit", async ({ recordChange }) =>
      recordChange({ slug: "home" }, { a: 1 }, { a: 2 }),
    );
    const id = await newest();
    await expect.poll(async () => (await sealActs(), (await shownAct(owner, id, "en"))?.link?.holds)).toBe(true);
    await query("SET session_replication_role = replica");
    await query("UPDATE app.act_subject SET clear = '{' WHERE act_id = $1", [String(id)]);
    await query("SET session_replication_role = origin");
    const act = (await shownAct(owner, id, "en"))!;
    expect([act.link!.holds, act.subjects[0]!.details]).toEqual([false, { is: "unreadable" }]);
  });
});
