import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { editPage, movePage } from "#features/site/content/commands.server.ts";
import { publicPage } from "#features/site/pages/queries.server.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { editHome } from "./commands.server.ts";
import { homeTexts } from "./queries.server.ts";

useTestDatabase();
const words = {
  titleEn: "Work with us",
  titleEs: "Trabaja con nosotros",
  leadEn: "Good shifts.",
  leadEs: "Buenos turnos.",
};

test("an editor changes the home page in both languages", async ({ world }) => {
  const { version } = await homeTexts();
  expect(await editHome(world.editor, { ...words, version })).toEqual({ version: version + 1 });
  expect(await publicPage("home", "en")).toMatchObject({ title: "Work with us", lead: "Good shifts." });
  expect(await publicPage("home", "es")).toMatchObject({ title: "Trabaja con nosotros", lead: "Buenos turnos." });
  expect(await lastActs()).toMatchObject([{ act: "page.edit", actorId: world.editor.id, subjects: ["page home"] }]);
});

test("what the home page says below its opening words is a text of blocks, which stays when these change", async ({
  world,
}) => {
  const { version } = await homeTexts();
  await editHome(world.editor, { ...words, version });
  const sections = (await publicPage("home", "es"))!.sections.map(({ id, heading, blocks }) => [
    id,
    heading,
    blocks.map(({ type }) => type),
  ]);
  expect(sections).toEqual([
    ["shifts", "Turnos abiertos", ["open-shifts"]],
    ["how", "Cómo funciona", ["cards"]],
    ["organisers", "Para quien organiza", ["paragraph", "cards", "quote"]],
  ]);
});

test("of two editors who read the same version the second is told, and loses nothing unseen", async ({ world }) => {
  const { version } = await homeTexts();
  await editHome(world.editor, { ...words, titleEn: "First", version });
  const second = editHome(world.editor, { ...words, titleEn: "Second", version });
  await expect(second).rejects.toMatchObject({ refusals: [{ code: "page.changed-meanwhile", version: version + 1 }] });
  expect(await homeTexts()).toMatchObject({ titleEn: "First", version: version + 1 });
});

test("a planner may not change it", async ({ world }) => {
  await expect(editHome(world.planner, { ...words, version: 1 })).rejects.toMatchObject({ name: "NotPermitted" });
});

test("the whole home page is drafted and published like any other, and neither way loses the other's text", async () => {
  const chief = who(["page.edit", "page.publish", "page.delete"]);
  const { version, ...opening } = await homeTexts();
  const rest = { bodyEn: "## News {#news}\n\nText.", bodyEs: "## Novedades {#news}\n\nTexto." };
  const draft = await editPage(chief, "home", { ...opening, ...rest, version });
  expect((await publicPage("home", "en"))!.sections[0]!.id).toBe("shifts");
  await expect(editHome(chief, { ...words, version: draft.version })).rejects.toMatchObject({
    refusals: [{ code: "page.draft-waiting" }],
  });
  await movePage(chief, "home", "publish", draft);
  expect((await publicPage("home", "es"))!.sections).toMatchObject([{ id: "news", heading: "Novedades" }]);
  const half = await editPage(chief, "home", {
    ...opening,
    ...rest,
    titleEs: "",
    bodyEs: "",
    version: draft.version + 1,
  });
  await expect(movePage(chief, "home", "publish", half)).rejects.toMatchObject({
    refusals: [{ code: "page.home-in-both" }],
  });
  await expect(movePage(chief, "home", "archive", half)).rejects.toMatchObject({ refusals: [{ code: "page.gone" }] });
});
