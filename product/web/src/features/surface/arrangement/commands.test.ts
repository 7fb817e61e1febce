import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { arrangeDashboard, arrangeGroup } from "./commands.server.ts";
import { arrangementOf } from "./queries.server.ts";

const { query } = useTestDatabase();
const known = ["on-site", "open-places", "card:week", "card:tasks"];

const someone = (id: string) => ({ ...who(["group.edit"]), id });

async function aGroup(key: string): Promise<string> {
  const { rows } = await query(`INSERT INTO app."group" (key, name_en, name_es) VALUES ($1, $1, $1) RETURNING id`, [
    key,
  ]);
  return rows[0].id;
}

test("an order is kept for one person alone", async () => {
  const nerea = someone("11111111-1111-4111-8111-111111111111");
  const jon = someone("22222222-2222-4222-8222-222222222222");
  await arrangeDashboard(nerea, known, { key: "open-places", step: "up" });
  await arrangeDashboard(nerea, known, { key: "card:tasks", step: "hide" });
  expect(await lastActs()).toMatchObject([{ act: "account.arrange-dashboard", subjects: [`account ${nerea.id}`] }]);
  expect(await arrangementOf(nerea)).toEqual({
    keys: ["open-places", "on-site", "card:week", "card:tasks"],
    hidden: ["card:tasks"],
    notForGroups: [],
  });
  expect(await arrangementOf(jon)).toEqual({ keys: [], hidden: [], notForGroups: [] });
  await arrangeDashboard(nerea, known, { key: "constructor", step: "hide" });
  expect((await arrangementOf(nerea)).hidden).toEqual(["card:tasks"]);
});

test("what a group does not need is hidden from who is in no other that does", async () => {
  const maite = someone("33333333-3333-4333-8333-333333333333");
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Maite', 'es')", [maite.id]);
  const [first, second] = [await aGroup("door"), await aGroup("floor")];
  await query("INSERT INTO app.membership (user_id, group_id) VALUES ($1, $2)", [maite.id, first]);
  await arrangeGroup(maite, first, known, { key: "on-site", step: "hide" });
  expect(await lastActs()).toMatchObject([{ act: "group.set-dashboard", subjects: [`group ${first}`] }]);
  expect((await arrangementOf(maite)).notForGroups).toEqual(["on-site"]);
  await query("INSERT INTO app.membership (user_id, group_id) VALUES ($1, $2)", [maite.id, second]);
  expect((await arrangementOf(maite)).notForGroups).toEqual([]);
  await expect(arrangeGroup(who([]), first, known, { key: "on-site", step: "show" })).rejects.toMatchObject({
    needs: "group.edit",
  });
});
