import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { NotPermitted } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { editPage, movePage } from "#features/site/content/commands.server.ts";
import { pageToEdit } from "#features/site/content/queries.server.ts";
import { everyTaskOf, tasksContext } from "#request/slices/slice.ts";
import { tasks } from "#slices.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { markChecked } from "./commands.server.ts";

const { query } = useTestDatabase();
const publisher = who(["page.view", "page.edit", "page.publish"]);
const context = new RouterContextProvider();
context.set(tasksContext, tasks);
const tasksOf = (actor = publisher, locale: "en" | "es" = "en") => everyTaskOf(actor, locale, context);
const versionOf = async (slug: string) => (await pageToEdit(slug))!.page.version;

beforeEach(() => query("UPDATE app.page SET to_check_since = now() WHERE slug = 'privacy-policy'"));

test("A legal text to be checked is a task of those who publish, with the way to it, in both languages", async () => {
  expect(await tasksOf()).toMatchObject([
    {
      title: "Legal texts to check",
      n: 1,
      each: [{ name: "Privacy policy", at: "/admin/content/privacy-policy" }],
    },
  ]);
  expect(await tasksOf(publisher, "es")).toMatchObject([
    { title: "Textos legales por revisar", each: [{ name: "Política de privacidad" }] },
  ]);
  expect(await tasksOf(who(["page.view", "page.edit"]))).toEqual([]);
});

test("It ends when somebody who may publish says that it is right, which the trail tells; not for another text than they saw", async () => {
  const version = await versionOf("privacy-policy");
  await expect(markChecked(who(["page.edit"]), "privacy-policy", { version })).rejects.toBeInstanceOf(NotPermitted);
  await expect(markChecked(publisher, "privacy-policy", { version: version + 1 })).rejects.toMatchObject({
    refusals: [{ code: "page.gone" }],
  });
  expect(await tasksOf()).toHaveLength(1);
  await markChecked(publisher, "privacy-policy", { version });
  expect(await tasksOf()).toEqual([]);
  expect(await lastActs()).toMatchObject([{ act: "page.mark-checked", subjects: ["page privacy-policy"] }]);
});

test("It ends when another text is published, and not when one is saved", async () => {
  const { revision } = (await pageToEdit("privacy-policy"))!;
  const { titleEn, titleEs, leadEn, leadEs, bodyEn, bodyEs } = revision;
  const texts = { titleEn, titleEs, leadEn: `${leadEn} `, leadEs, bodyEn, bodyEs };
  await editPage(publisher, "privacy-policy", { ...texts, version: await versionOf("privacy-policy") });
  expect(await tasksOf()).toHaveLength(1);
  await movePage(publisher, "privacy-policy", "publish", { version: await versionOf("privacy-policy") });
  expect(await tasksOf()).toEqual([]);
});
