import { describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { publicPage } from "#features/site/pages/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { bringBack, createPage, editPage, movePage } from "./commands.server.ts";
import { publishDue } from "./jobs.server.ts";
import { checksOf, pageRows, pageToEdit } from "./queries.server.ts";
import { newPage, pageForm, scheduling } from "./schema.ts";

useTestDatabase();
const editor = who(["page.view", "page.create", "page.edit", "page.publish", "page.delete"]);
const words = { titleEn: "Your first shift", titleEs: "Tu primer turno", leadEn: "", leadEs: "" };
const texts = { ...words, bodyEn: "Be there **early**.", bodyEs: "Llega **pronto**." };
let pageCount = 0;
const aPage = async () => {
  const slug = `first-shift-${(pageCount += 1)}`;
  await createPage(editor, newPage.parse({ titleEn: "Your first shift", slug }));
  await editPage(editor, slug, { ...texts, version: 1 });
  return slug;
};
const versionOf = async (slug: string) => (await pageToEdit(slug))!.page.version;
const move = async (slug: string, step: Parameters<typeof movePage>[2], more = {}) =>
  movePage(editor, slug, step, { version: await versionOf(slug), ...more });
const refusal = (code: string) => ({ refusals: [expect.objectContaining({ code })] });

describe("a page", () => {
  test("is found and shared by its own words, or by those written for it in each language", async () => {
    const slug = await aPage();
    const seo = { seoTitleEs: "Primer turno en Bilbao", seoDescriptionEs: "Qué llevar.", shareImageEs: "gate-b.webp" };
    await editPage(editor, slug, { ...texts, leadEn: "What to bring.", ...seo, version: await versionOf(slug) });
    await move(slug, "publish");
    expect((await publicPage(slug, "es"))!.seo).toEqual({
      title: "Primer turno en Bilbao",
      description: "Qué llevar.",
      image: "/media/gate-b.webp",
    });
    expect((await publicPage(slug, "en"))!.seo).toEqual({
      title: "Your first shift",
      description: "What to bring.",
      image: undefined,
    });
    await editPage(editor, slug, { ...texts, version: await versionOf(slug) });
    await bringBack(editor, slug, { number: 3, version: await versionOf(slug) });
    expect((await pageToEdit(slug))!.revision).toMatchObject(seo);
  });

  test("goes from draft by review to the public, in both languages", async () => {
    const slug = await aPage();
    expect(await publicPage(slug, "en")).toBeUndefined();
    await move(slug, "send");
    expect((await pageToEdit(slug))!.page.state).toBe("review");
    await move(slug, "publish");
    expect(await publicPage(slug, "en")).toMatchObject({ title: "Your first shift", kind: "page" });
    expect(await publicPage(slug, "es")).toMatchObject({ title: "Tu primer turno" });
    expect((await lastActs(4)).map(({ act, subjects }) => [act, subjects])).toEqual(
      ["publish", "send", "edit", "create"].map((actionName) => [`page.${actionName}`, [`page ${slug}`]]),
    );
  });

  test("keeps its public text while a new one is written, and none once it is archived", async () => {
    const slug = await aPage();
    await move(slug, "publish");
    await editPage(editor, slug, { ...texts, titleEn: "Later", version: await versionOf(slug) });
    expect(await publicPage(slug, "en")).toMatchObject({ title: "Your first shift" });
    await move(slug, "archive");
    expect(await publicPage(slug, "en")).toBeUndefined();
    await expect(editPage(editor, slug, { ...texts, version: await versionOf(slug) })).rejects.toMatchObject(
      refusal("page.gone"),
    );
    await move(slug, "restore");
    expect((await pageToEdit(slug))!.page).toMatchObject({ state: "draft", published: null });
  });

  test("is published by itself once its moment has come, and not before", async () => {
    itIs("2026-06-01T08:00:00Z");
    const slug = await aPage();
    const monday = scheduling.parse({ version: "2", day: "15/6/2026", time: "08:00" });
    await move(slug, "schedule", { day: monday.day, time: monday.time });
    expect((await pageToEdit(slug))!.page.publishAt?.toISOString()).toBe("2026-06-15T06:00:00.000Z");
    itIs("2026-06-15T05:59:00Z");
    await publishDue();
    expect(await publicPage(slug, "en")).toBeUndefined();
    itIs("2026-06-15T06:00:00Z");
    await publishDue();
    await publishDue();
    expect(await publicPage(slug, "en")).toMatchObject({ title: "Your first shift" });
    expect(await lastActs()).toMatchObject([{ act: "page.publish", actorKind: "system" }]);
    const again = await aPage();
    await expect(move(again, "schedule", { day: "2026-06-15", time: "07:00" })).rejects.toMatchObject(
      refusal("page.day-past"),
    );
    await expect(move(again, "schedule", { day: "2027-03-28", time: "02:30" })).rejects.toMatchObject(
      refusal("page.time-missing"),
    );
  });

  test("is not published with an image that says nothing to who cannot see it", async () => {
    const slug = await aPage();
    await editPage(editor, slug, { ...texts, bodyEs: "![](/media/a.png)", version: await versionOf(slug) });
    await expect(move(slug, "publish")).rejects.toMatchObject({ refusals: [{ code: "page.not-publishable", n: 1 }] });
    expect((await pageRows(slug))[0]).toMatchObject({ en: { is: "complete" }, es: { is: "faulty", faults: 1 } });
  });

  test("without a language is public in the other alone", async () => {
    const slug = await aPage();
    await editPage(editor, slug, { ...texts, titleEs: "", bodyEs: "", version: await versionOf(slug) });
    await move(slug, "publish");
    expect(await publicPage(slug, "es")).toBeUndefined();
    expect(await publicPage(slug, "en")).toBeDefined();
  });

  test("tells the second of two who write at once, and loses nothing", async () => {
    const slug = await aPage();
    const version = await versionOf(slug);
    await editPage(editor, slug, { ...texts, titleEn: "First", version });
    await expect(editPage(editor, slug, { ...texts, titleEn: "Second", version })).rejects.toMatchObject({
      refusals: [{ code: "page.changed-meanwhile", version: version + 1 }],
    });
    expect((await pageToEdit(slug))!.revision.titleEn).toBe("First");
    await bringBack(editor, slug, { number: 2, version: version + 1 });
    expect((await pageToEdit(slug))!.revision).toMatchObject({ number: 4, titleEn: "Your first shift" });
  });

  test("has an address of its own", async () => {
    const slug = await aPage();
    await expect(createPage(editor, { titleEn: "x", titleEs: "", slug })).rejects.toMatchObject(
      refusal("page.slug-taken"),
    );
    expect(newPage.safeParse({ titleEn: "x", slug: "../etc" }).success).toBe(false);
    expect(pageForm.safeParse({ bodyEs: "text", version: 1 }).error?.issues[0]?.path).toEqual(["titleEs"]);
  });

  test("says which links lead nowhere", async () => {
    const slug = await aPage();
    const bodyEn = "[a](/conditions#law) [b](/pages/none) [c](https://aepd.es)\n\n::form[Sign up]{form=none}";
    await editPage(editor, slug, { ...texts, bodyEn, version: await versionOf(slug) });
    expect(await checksOf(slug, (await pageToEdit(slug))!.revision)).toEqual({
      checks: [
        { language: "en", nowhere: "/pages/none" },
        { language: "en", nowhere: "/signup?formId=none" },
      ],
      links: 4,
    });
  });
});

describe("a legal page", () => {
  test("keeps what it was, with the day from which it held, and the parts that it must have", async () => {
    itIs("2027-01-10T08:00:00Z");
    const { revision } = (await pageToEdit("data-protection"))!;
    const kept = { ...revision, version: await versionOf("data-protection") };
    const { titleEn, titleEs, leadEn, leadEs, bodyEn, bodyEs, version } = kept;
    const same = { titleEn, titleEs, leadEn, leadEs, bodyEn, bodyEs };
    await editPage(editor, "data-protection", { ...same, bodyEs: "Nada", version });
    await expect(move("data-protection", "publish")).rejects.toMatchObject(refusal("page.not-publishable"));
    await expect(move("data-protection", "archive")).rejects.toMatchObject(refusal("page.gone"));
    await editPage(editor, "data-protection", { ...same, titleEn: "Your data", version: version + 1 });
    await move("data-protection", "publish");
    expect(await publicPage("data-protection", "en")).toMatchObject({
      title: "Your data",
      revised: { day: "2027-01-10", words: "10 January 2027" },
      earlier: [{ number: 1, day: "2026-11-17", words: "17 November 2026" }],
    });
    expect(await publicPage("data-protection", "en", 1)).toMatchObject({ title: "Data protection", number: 1 });
    expect(await publicPage("data-protection", "en", 2)).toBeUndefined();
  });
});

test("each step needs its own permission", async ({ world }) => {
  const slug = await aPage();
  const may = who(["page.edit"]);
  await expect(createPage(may, { titleEn: "x", titleEs: "" })).rejects.toMatchObject({ needs: "page.create" });
  await movePage(may, slug, "send", { version: 2 });
  await expect(movePage(may, slug, "publish", { version: 3 })).rejects.toMatchObject({ needs: "page.publish" });
  await expect(movePage(may, slug, "archive", { version: 3 })).rejects.toMatchObject({ needs: "page.delete" });
  await expect(editPage(world.planner, slug, { ...texts, version: 3 })).rejects.toMatchObject({ needs: "page.edit" });
});
