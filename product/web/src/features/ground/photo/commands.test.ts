import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { filesContext, type Files } from "#request/ports/files.ts";
import { useFiles } from "#testing/files.ts";
import { blackPng } from "#testing/pictures.ts";
import { lastActs, test, world } from "#testing/world.ts";
import { changePhoto, choosePhoto, photoUploads, removePhoto } from "./commands.server.ts";
import { photoName, photoOf } from "./queries.server.ts";

const { query, url } = useTestDatabase();
const parts = useFiles(url);
const { planner, editor } = world;
const middle = { centreX: 0.5, centreY: 0.5, zoom: 1 };

const sent = (files: Partial<Files> = {}) => {
  const context = new RouterContextProvider();
  context.set(filesContext, { ...parts.files, ...files });
  return { context };
};
const picture = () => blackPng(60, 40) as Uint8Array<ArrayBuffer>;
const asFile = () => ({ photo: new File([picture()], "me.png", { type: "image/png" }) });
const upload = async (actor = planner) => {
  const { id, name, token } = await parts.files.openUpload(photoUploads(actor));
  await parts.storage.from("incoming").uploadToSignedUrl(name, token, picture());
  return id;
};
const stored = async () => {
  const { rows } = await query("SELECT bucket_id || ' ' || name AS file FROM storage.objects ORDER BY 1");
  return rows.map(({ file }) => file);
};
const nameNow = async (userId = planner.id) => `photos ${photoName(userId, (await photoOf(userId))!.file)}`;

beforeEach(() => query("DELETE FROM storage.objects; DELETE FROM app.photo"));

describe("one's own photo", () => {
  test("comes with the form, and a new one takes its place", async () => {
    await changePhoto(planner, asFile(), sent());
    const first = await nameNow();
    expect(await stored()).toEqual([first]);
    expect(await lastActs()).toMatchObject([{ act: "photo.change", subjects: [`account ${planner.id}`] }]);
    await changePhoto(planner, asFile(), sent());
    expect(await nameNow()).not.toBe(first);
    expect(await stored()).toEqual([await nameNow()]);
  });

  test("is chosen from what was sent before, which is gone afterwards", async () => {
    await choosePhoto(planner, { upload: await upload(), ...middle }, sent());
    expect(await stored()).toEqual([await nameNow()]);
  });

  test("is never what another has sent", async () => {
    const theirUpload = await upload(editor);
    await expect(choosePhoto(planner, { upload: theirUpload, ...middle }, sent())).rejects.toMatchObject({
      refusals: [{ code: "file.upload-gone" }],
    });
    expect(await photoOf(planner.id)).toBeUndefined();
    expect(await stored()).toEqual([`incoming photo/${editor.id}/${theirUpload}`]);
  });

  test("stays when what was sent is no picture, and that is gone", async () => {
    await changePhoto(planner, asFile(), sent());
    const before = await nameNow();
    const { id, name, token } = await parts.files.openUpload(photoUploads(planner));
    await parts.storage.from("incoming").uploadToSignedUrl(name, token, new TextEncoder().encode("<svg/>"));
    await expect(choosePhoto(planner, { upload: id, ...middle }, sent())).rejects.toMatchObject({
      refusals: [{ code: "file.kind-not-taken" }],
    });
    expect(await stored()).toEqual([before]);
  });

  test("is removed, the file with it", async () => {
    await changePhoto(planner, asFile(), sent());
    await removePhoto(planner, {}, sent());
    expect(await photoOf(planner.id)).toBeUndefined();
    expect(await stored()).toEqual([]);
    expect(await lastActs()).toMatchObject([{ act: "photo.remove", subjects: [`account ${planner.id}`] }]);
  });

  test("is removed all the same when the file cannot be, which upkeep then does", async () => {
    await changePhoto(planner, asFile(), sent());
    const remove = () => Promise.reject(new Error("away"));
    await removePhoto(planner, {}, sent({ remove }));
    expect(await photoOf(planner.id)).toBeUndefined();
  });

  test("is not for those who have not signed in", async () => {
    await expect(changePhoto(world.visitor, asFile(), sent())).rejects.toMatchObject({ needs: "self" });
    expect(await stored()).toEqual([]);
    await expect(removePhoto(world.visitor, {}, sent())).rejects.toMatchObject({ needs: "self" });
  });

  test("is not for those who look as a colleague sees it", async () => {
    const looking = { ...planner, viewedBy: { id: editor.id, name: editor.name } };
    await expect(changePhoto(looking, asFile(), sent())).rejects.toMatchObject({
      refusals: [{ code: "view-as.read-only" }],
    });
    expect(await stored()).toEqual([]);
  });

  test("is one, when two come at once", async () => {
    await Promise.all([1, 2, 3].map(() => changePhoto(planner, asFile(), sent())));
    expect(await stored()).toEqual([await nameNow()]);
  });
});
