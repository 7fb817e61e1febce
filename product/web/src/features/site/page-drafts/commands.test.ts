import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createPage, editPage } from "#features/site/content/commands.server.ts";
import { pageToEdit } from "#features/site/content/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { dropDraft, keepDraft } from "./commands.server.ts";
import { forgetStaleDrafts } from "./jobs.server.ts";
import { draftOf } from "./queries.server.ts";

useTestDatabase();
const nerea = { ...who(["page.create", "page.edit"]), id: "11111111-1111-4111-8111-111111111111" };
const jon = { ...who(["page.edit"]), id: "22222222-2222-4222-8222-222222222222" };
const texts = { titleEn: "Gates", titleEs: "", leadEn: "", leadEs: "", bodyEn: "Gate **B", bodyEs: "" };
const aPage = async (slug: string) => (await createPage(nerea, { titleEn: "Gates", titleEs: "", slug })).slug;

test("what is being written is kept for its writer alone, changes no page, and goes once it is saved", async () => {
  const slug = await aPage("gates");
  expect(await keepDraft(nerea, slug, { ...texts, version: 1, turn: 0 })).toMatchObject({ turn: 1 });
  expect(await lastActs()).toMatchObject([{ act: "page.keep-draft", subjects: ["page gates"] }]);
  expect(await draftOf(nerea, slug)).toMatchObject({ ...texts, base: 1, turn: 1 });
  expect(await draftOf(jon, slug)).toBeUndefined();
  expect((await pageToEdit(slug))!.page).toMatchObject({ version: 1, newest: 1 });
  await editPage(jon, slug, { ...texts, bodyEn: "Jon", version: 1 });
  expect(await draftOf(nerea, slug)).toMatchObject({ base: 1 });
  await editPage(nerea, slug, { ...texts, version: 2 });
  expect(await draftOf(nerea, slug)).toBeUndefined();
  await expect(keepDraft(nerea, slug, { ...texts, version: 2, turn: 1 })).rejects.toMatchObject({
    refusals: [{ code: "page.draft-elsewhere" }],
  });
});

test("a second window does not write over what was kept in the first", async () => {
  const slug = await aPage("windows");
  await keepDraft(nerea, slug, { ...texts, version: 1, turn: 0 });
  await keepDraft(nerea, slug, { ...texts, bodyEn: "more", version: 1, turn: 1 });
  for (const turn of [0, 1])
    await expect(keepDraft(nerea, slug, { ...texts, bodyEn: "old", version: 1, turn })).rejects.toMatchObject({
      refusals: [{ code: "page.draft-elsewhere" }],
    });
  expect(await draftOf(nerea, slug)).toMatchObject({ bodyEn: "more", turn: 2 });
  await dropDraft(nerea, slug);
  expect(await draftOf(nerea, slug)).toBeUndefined();
});

test("a text that nobody goes on with is forgotten after its term, and one that somebody does is not", async () => {
  const slug = await aPage("stale");
  itIs("2026-01-10T08:00:00Z");
  await keepDraft(nerea, slug, { ...texts, version: 1, turn: 0 });
  itIs("2026-03-01T08:00:00Z");
  await keepDraft(jon, slug, { ...texts, version: 1, turn: 0 });
  await forgetStaleDrafts();
  expect(await draftOf(nerea, slug)).toBeDefined();
  itIs("2026-04-11T08:00:00Z");
  await forgetStaleDrafts();
  expect([await draftOf(nerea, slug), (await draftOf(jon, slug))?.base]).toEqual([undefined, 1]);
  expect(await lastActs()).toMatchObject([{ act: "page-draft.forget", actorKind: "system" }]);
});

test("who may not edit keeps nothing, and nothing is kept of a page that is not there", async () => {
  const slug = await aPage("guarded");
  const reader = { ...who(["page.view"]), id: nerea.id };
  await expect(keepDraft(reader, slug, { ...texts, version: 1, turn: 0 })).rejects.toMatchObject({
    needs: "page.edit",
  });
  await expect(keepDraft(nerea, "nowhere", { ...texts, version: 1, turn: 0 })).rejects.toMatchObject({
    refusals: [{ code: "page.gone" }],
  });
});
