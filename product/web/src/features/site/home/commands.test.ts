import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { editHome } from "./commands.server.ts";
import { homeOpening, homeTexts } from "./queries.server.ts";

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
  expect(await homeOpening("en")).toEqual({ title: "Work with us", lead: "Good shifts." });
  expect(await homeOpening("es")).toEqual({ title: "Trabaja con nosotros", lead: "Buenos turnos." });
  expect(await lastActs()).toMatchObject([{ act: "page.edit", actorId: world.editor.id, subjects: ["page home"] }]);
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
