import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { theSystem, type Actor, type Person } from "@product/domain/actor";
import { demoAccounts } from "@product/database/demo/accounts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { perform } from "#request/perform.ts";
import { world } from "#testing/world.ts";
import { auditPage, historyOf } from "./queries.server.ts";
import { askedIn } from "./schema.ts";
import { sealState } from "./seal-state.server.ts";

const { query } = useTestDatabase();
const { editor, planner } = world;
const gone: Person = { ...editor, id: "0a0a0a0a-0000-4000-8000-00000000dead" };

beforeAll(async () => {
  for (const { id, name, language } of demoAccounts)
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, $3)", [id, name, language]);
  await query("UPDATE app.account SET name = 'José Ángel López' WHERE user_id = $1", [planner.id]);
});

beforeEach(async () => {
  await query("SET session_replication_role = replica");
  await query("TRUNCATE app.act, app.act_subject, app.act_seal");
  await query("SET session_replication_role = origin");
});

const editPage = (actor: Actor, slug = "home") =>
  perform(actor, "page.edit", async ({ recordChange }) =>
    recordChange({ slug }, { titleEn: "Old" }, { titleEn: "New" }),
  );
const prove = (actor: Person) =>
  perform(actor, "account.prove", async ({ subject }) => void subject({ userId: actor.id }));
const at = (id: string, time: string) => moved("UPDATE app.act SET at = $2 WHERE id = $1", [id, time]);
const moved = async (statement: string, values: unknown[]) => {
  await query("SET session_replication_role = replica");
  await query(statement, values);
  await query("SET session_replication_role = origin");
};

const page = (search = "", before?: bigint, locale: "en" | "es" = "en") => {
  const { filter } = askedIn(new URLSearchParams(search));
  return auditPage(filter!, { actorId: editor.id, timeZone: "Europe/Madrid", before, seesWorkers: true }, locale);
};
const found = async (search: string) => (await page(search)).rows.map(({ act, who }) => [act, who.kind]);
const edited = ["page.edit", "person"];
const proved = ["account.prove", "person"];

describe("the list", () => {
  test("says who did what to which record, newest first, by the names of today", async () => {
    await editPage({ ...editor, request: { id: "r-7" } });
    await editPage(gone, "no-such-page");
    await editPage(theSystem);
    expect((await page("", undefined, "es")).rows).toMatchObject([
      { act: "page.edit", who: { kind: "system" }, subjects: [{ kind: "page", id: "home", name: expect.any(String) }] },
      { who: { kind: "person", id: gone.id }, subjects: [{ kind: "page", id: "no-such-page" }] },
      { who: { kind: "person", id: editor.id, name: "Edurne Ibarra" }, requestId: "r-7", subjectCount: 1, seq: null },
    ]);
    expect(JSON.stringify(await page())).not.toContain("Old");
  });

  test("names the first few of many records, and says how many there are", async () => {
    await perform(theSystem, "mailbox.read", async ({ subject }) => {
      for (let n = 0; n < 9; n++) subject({ id: `m-${n}` });
    });
    const [row] = (await page()).rows;
    expect([row!.subjects.map(({ id }) => id), row!.subjectCount]).toEqual([["m-0", "m-1", "m-2"], 9]);
  });

  test("stays in step while acts are written: no act twice, none left out", async () => {
    for (let n = 0; n < 60; n++) await prove(editor);
    const first = await page();
    for (let n = 0; n < 5; n++) await editPage(editor);
    const second = await page("", BigInt(first.older!));
    const ids = [...first.rows, ...second.rows].map(({ id }) => BigInt(id));
    expect([first.rows.length, second.rows.length, second.older]).toEqual([50, 10, undefined]);
    expect(new Set(ids).size).toBe(60);
    expect(ids).toEqual(ids.toSorted((left, right) => Number(right - left)));
    expect(second.rows.every(({ act }) => act === "account.prove")).toBe(true);
  });
});

describe("a filter", () => {
  beforeEach(async () => {
    await prove(planner);
    await editPage({ ...editor, request: { id: "r-42" } });
    await editPage(theSystem, "about");
  });

  test("finds what it asks for and nothing else", async () => {
    const cases = [
      ["", [["page.edit", "system"], edited, proved]],
      ["person=jose+angel", [proved]],
      ["person=IBARRA", [edited]],
      [`person=${editor.id}`, [edited]],
      ["person=%25", []],
      ["person=_", []],
      ["person='+OR+1=1+--", []],
      ["by=me", [edited]],
      ["by=system", [["page.edit", "system"]]],
      ["act=account.prove", [proved]],
      ["kind=page", [["page.edit", "system"], edited]],
      ["kind=page&id=home", [edited]],
      ["kind=group&id=home", []],
      ["id=home", [edited]],
      [`id=${"9".repeat(300)}`, []],
      ["request=r-42", [edited]],
      ["request=r-42'", []],
      ["person=ibarra&act=page.edit&kind=page&id=home&request=r-42", [edited]],
    ] as const;
    for (const [search, expected] of cases) expect(await found(search), search).toEqual(expected);
  });

  test("by days begins and ends them where the reader lives", async () => {
    await query("SELECT app.make_audit_months('2026-11-01', '2026-11-01')");
    const [system, person, account] = (await page()).rows.map(({ id }) => id);
    // In November Madrid is one hour ahead of UTC.
    await at(account!, "2026-11-14T22:59:59Z");
    await at(person!, "2026-11-14T23:00:00Z");
    await at(system!, "2026-11-15T23:00:00Z");
    expect(await found("from=2026-11-15&to=2026-11-15")).toEqual([edited]);
    expect(await found("to=2026-11-14")).toEqual([proved]);
    expect(await found("from=2026-11-16")).toEqual([["page.edit", "system"]]);
  });
});

describe("the history of a record", () => {
  test("is its last twenty acts, without what was said or from where", async () => {
    await prove(editor);
    const from = { address: "192.0.2.7", device: "A browser" };
    for (let n = 0; n < 22; n++) await editPage({ ...editor, request: { id: "r", from } });
    await editPage(editor, "about");
    const history = await historyOf(editor, "page", "home");
    expect(history.rows).toHaveLength(20);
    expect(history).toMatchObject({ timeZone: "Europe/Madrid", mayOpen: false });
    expect(Object.keys(history.rows[0]!).toSorted()).toEqual(["act", "at", "id", "isAboutOneself", "who"]);
    expect(history.rows.every(({ act }) => act === "page.edit")).toBe(true);
  });

  test("leads to the acts for those who may open them", async () => {
    const auditor: Person = { ...planner, grants: [{ permission: "audit.view", scope: "all" }] };
    expect(await historyOf(auditor, "page", "nothing")).toMatchObject({ rows: [], mayOpen: true });
  });
});

describe("how far the chain reaches", () => {
  const now = () => new Date();
  const seal = (seq: number, id: string) =>
    query("INSERT INTO app.act_seal (seq, act_id, hash) VALUES ($1, $2, $3)", [seq, id, Buffer.alloc(32)]);

  test("is nowhere before the first seal", async () =>
    expect(await sealState(now())).toMatchObject({ until: undefined, waiting: 0, isLate: false }));

  test("is the last seal, with how many acts wait behind it", async () => {
    for (let n = 0; n < 3; n++) await editPage(editor);
    const [, , first] = (await page()).rows;
    await seal(1, first!.id);
    const state = await sealState(now());
    expect(state).toMatchObject({ until: expect.any(Date), waiting: 2, isMore: false, isLate: false });
    expect((await sealState(new Date(state.since!.getTime() + 60_001))).isLate).toBe(true);
    expect((await page()).rows.map(({ seq }) => seq)).toEqual([null, null, "1"]);
  });
});
