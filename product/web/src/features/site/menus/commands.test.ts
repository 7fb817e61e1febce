import { expect } from "vitest";
import type { MenuPlace } from "@product/domain/site/menus";
import { useTestDatabase } from "@product/database/testing/test-database";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { deleteMenuLink, moveMenuLink, saveMenuLink } from "./commands.server.ts";
import { keptMenus, menusIn } from "./queries.server.ts";

useTestDatabase();
const editor = who(["page.publish"]);
const jobs = { labelEn: "Jobs", labelEs: "Empleo", target: "/signup" };
const at = async (place: MenuPlace) => (await keptMenus()).filter((link) => link.place === place);
const named = async (place: MenuPlace) => menusIn("es", await keptMenus())[place].map(({ label }) => label);

test("an editor adds a link in both languages, moves it, names it anew and deletes it", async () => {
  const { id } = await saveMenuLink(editor, { place: "header", ...jobs });
  expect(await lastActs()).toMatchObject([{ act: "menu.save", subjects: [`menu ${id}`] }]);
  expect(menusIn("en", await keptMenus()).header.at(-1)).toEqual({ label: "Jobs", to: "/signup" });
  await moveMenuLink(editor, { id, way: "up" });
  await moveMenuLink(editor, { id, way: "up" });
  await moveMenuLink(editor, { id, way: "up" });
  expect(await named("header")).toEqual(["Empleo", "Cómo funciona", "Para quien organiza"]);
  await saveMenuLink(editor, { id, version: 1, place: "work", ...jobs, labelEs: "Ofertas" });
  expect([await named("header"), await named("work")]).toEqual([
    ["Cómo funciona", "Para quien organiza"],
    ["Cómo funciona", "Mi pase", "Ofertas"],
  ]);
  await expect(deleteMenuLink(editor, { id, version: 1 })).rejects.toMatchObject({
    refusals: [{ code: "record.changed-meanwhile" }],
  });
  await deleteMenuLink(editor, { id, version: 2 });
  expect(await named("work")).toEqual(["Cómo funciona", "Mi pase"]);
});

test("a legal page is renamed in its menu and never leaves it", async () => {
  const [first] = await at("legal");
  const { id, version } = first!;
  const needed = { refusals: [{ code: "menu.legal-needed" }] };
  await expect(deleteMenuLink(editor, { id, version })).rejects.toMatchObject(needed);
  for (const form of [
    { ...first!, place: "work" as const },
    { ...first!, target: "/privacy-policy" },
  ])
    await expect(saveMenuLink(editor, form)).rejects.toMatchObject(needed);
  await saveMenuLink(editor, { ...first!, labelEs: "Condiciones" });
  expect(await named("legal")).toContain("Condiciones");
});

test("a menu holds so many links, and who may not publish changes none", async () => {
  const { length } = await at("header");
  for (let n = length; n < 5; n++) await saveMenuLink(editor, { place: "header", ...jobs });
  await expect(saveMenuLink(editor, { place: "header", ...jobs })).rejects.toMatchObject({
    refusals: [{ code: "menu.full", most: 5 }],
  });
  await expect(saveMenuLink(who(["page.edit"]), { place: "work", ...jobs })).rejects.toMatchObject({
    needs: "page.publish",
  });
});
