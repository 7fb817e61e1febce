import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { createPage, editPage } from "#features/site/content/commands.server.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { addPicture, removePicture } from "./commands.server.ts";
import { isPicture, mediaRows } from "./queries.server.ts";

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
