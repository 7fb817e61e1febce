import { expect, test } from "vitest";
import { pngSize } from "@product/domain/files/png-size";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createPage, editPage } from "#features/site/content/commands.server.ts";
import { shownBlocks } from "#features/site/content-blocks/queries.server.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { addPicture, cropPicture, removePicture } from "./commands.server.ts";
import { isPicture, mediaRows, pictureNamed } from "./queries.server.ts";

const { url } = useTestDatabase();
const parts = useFiles(url);
const editor = who(["page.create", "page.edit", "media.view", "media.create", "media.delete"]);
const alt = { altEn: "Gate B", altEs: "Puerta B" };
const png = (name = "Puerta B.PNG") => new File([Buffer.from(blackPng(8, 8))], name, { type: "text/html" });

test("a picture is kept by what it is, under a name of its own, and goes when no page shows it", async () => {
  const { name } = await addPicture(editor, { picture: png(), ...alt }, parts.files);
  expect(name).toMatch(/^puerta-b-[0-9a-f]{8}\.png$/);
  expect(await mediaRows()).toMatchObject([{ name, ...alt }]);
  expect(await lastActs()).toMatchObject([{ act: "media.add", subjects: [`media ${name}`] }]);
  const { slug } = await createPage(editor, { titleEn: "Gates", titleEs: "" });
  const texts = { titleEn: "Gates", titleEs: "", leadEn: "", leadEs: "", bodyEs: "" };
  await editPage(editor, slug, { ...texts, bodyEn: `![Gate B](/media/${name})`, version: 1 });
  await expect(removePicture(editor, { name }, parts.files)).rejects.toMatchObject({
    refusals: [{ code: "media.in-use", n: 1 }],
  });
  await editPage(editor, slug, { ...texts, bodyEn: "", version: 2 });
  await removePicture(editor, { name }, parts.files);
  expect([await isPicture(name), await parts.files.read("content-media", name)]).toEqual([false, undefined]);
});

test("what is no picture is refused, and who may not does not get as far", async () => {
  const page = new File(["<html><script>alert(1)</script>"], "a.png", { type: "image/png" });
  await expect(addPicture(editor, { picture: page, ...alt }, parts.files)).rejects.toMatchObject({ name: "Refused" });
  await expect(addPicture(who(["media.view"]), { picture: png(), ...alt }, parts.files)).rejects.toMatchObject({
    needs: "media.create",
  });
  expect(await mediaRows()).toEqual([]);
});

test("a cut is an image of its own, as large as was asked, and the whole one stays", async () => {
  const wide = new File([Buffer.from(blackPng(32, 8))], "stage.png");
  const { name: whole } = await addPicture(editor, { picture: wide, ...alt }, parts.files);
  const crop = { shape: "1:1" as const, across: 100, down: 50, zoom: 2, ...alt };
  const { name } = await cropPicture(editor, whole, crop, parts.files);
  expect(await pictureNamed(name)).toMatchObject({ ...alt, cutFrom: whole, width: 4, height: 4 });
  const shown = await shownBlocks(`![Gate B](/media/${whole})\n\n> ![Gate B](/media/unknown.png)`, "en");
  expect(shown.blocks[0], "a page leaves its room before it has come").toMatchObject({ width: 32, height: 8 });
  expect(await lastActs()).toMatchObject([{ act: "media.crop", subjects: [`media ${name}`] }]);
  const bytes = await (await parts.files.read("content-media", name))!.bytes();
  expect(pngSize(bytes)).toEqual({ width: 4, height: 4 });
  expect(pngSize(await (await parts.files.read("content-media", whole))!.bytes())).toEqual({ width: 32, height: 8 });
  await expect(cropPicture(editor, "gone.png", crop, parts.files)).rejects.toMatchObject({ name: "Refused" });
  await expect(cropPicture(who(["media.view"]), whole, crop, parts.files)).rejects.toMatchObject({
    needs: "media.create",
  });
});
