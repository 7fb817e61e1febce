import { RouterContextProvider } from "react-router";
import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { editPage, movePage } from "#features/site/content/commands.server.ts";
import { pageToEdit } from "#features/site/content/queries.server.ts";
import { publicPage } from "#features/site/pages/queries.server.ts";
import { actorContext } from "#request/context.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { editHome } from "./commands.server.ts";
import { loader } from "./edit-home.page.tsx";
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

test("who may write but not publish does not change what the public reads, and drafts the whole page instead", async () => {
  const writer = who(["page.view", "page.edit"]);
  const { version, ...opening } = await homeTexts();
  await expect(editHome(writer, { ...words, titleEn: "Unseen", version })).rejects.toMatchObject({
    needs: "page.publish",
  });
  const context = new RouterContextProvider();
  context.set(actorContext, writer);
  const request = new Request("http://localhost/es/admin/content/home");
  const sent = await loader({ context, request, params: {} } as never).catch((response: Response) => response);
  expect((sent as Response).headers.get("location")).toBe("/es/admin/content/home/text");
  const { bodyEn, bodyEs } = (await pageToEdit("home"))!.revision;
  const draft = await editPage(writer, "home", { ...opening, titleEn: "A draft", bodyEn, bodyEs, version });
  expect((await publicPage("home", "en"))!.title).not.toBe("A draft");
  await expect(movePage(writer, "home", "publish", draft)).rejects.toMatchObject({ needs: "page.publish" });
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
