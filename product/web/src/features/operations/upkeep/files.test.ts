import { beforeEach, expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { useFiles } from "#testing/files.ts";
import { lastActs, test } from "#testing/world.ts";
import { fileJobs } from "./files.server.ts";

const { query, url } = useTestDatabase();
const parts = useFiles(url);
const text = new TextEncoder().encode("x");

const put = async (bucket: string, name: string, daysAgo: number, contentType = "text/csv") => {
  const { error } = await parts.storage.from(bucket).upload(name, text, { contentType });
  if (error) throw error;
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  await query("UPDATE storage.objects SET created_at = $3 WHERE bucket_id = $1 AND name = $2", [bucket, name, then]);
};
const left = async () => {
  const { rows } = await query("SELECT bucket_id || ' ' || name AS file FROM storage.objects ORDER BY 1");
  return rows.map(({ file }) => file);
};

beforeEach(() => query("DELETE FROM storage.objects"));

test("an export is there for a week, and an upload that nobody used for a day", async () => {
  await put("exports", "payroll/june.csv", 6.9);
  await put("exports", "payroll/may.csv", 7.1);
  await put("incoming", "photo/a/1", 0.9);
  await put("incoming", "photo/a/2", 1.1);
  const jobs = fileJobs(parts.files);
  await jobs["exports.forget"]();
  await jobs["uploads.forget"]();
  expect(await left()).toEqual(["exports payroll/june.csv", "incoming photo/a/1"]);
  expect(await lastActs(2)).toMatchObject([
    { act: "file.forget", actorKind: "system", subjects: [expect.stringMatching(/^file incoming before /)] },
    { act: "file.forget", actorKind: "system", subjects: [expect.stringMatching(/^file exports before /)] },
  ]);
});

test("a logo that another took the place of goes, and the one that is shown stays", async () => {
  const [shown, former] = ["11111111", "22222222"].map((start) => `${start}-0000-4000-8000-000000000000`);
  await query("UPDATE app.brand SET logo_light = $1, logo_light_ratio = 1", [shown]);
  await put("logos", `${shown}.png`, 400, "image/png");
  await put("logos", `${former}.png`, 2, "image/png");
  await fileJobs(parts.files)["logos.forget"]();
  expect(await left()).toEqual([`logos ${shown}.png`]);
});

test("a photo that is nobody's goes; one that is somebody's stays, however old", async ({ world }) => {
  const { id } = world.planner;
  const [ownPhoto, replaced, fresh] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
    string,
    string,
    string,
  ];
  await query("INSERT INTO app.photo (user_id, file, changed_at) VALUES ($1, $2, now())", [id, ownPhoto]);
  await put("photos", `${id}/${ownPhoto}.jpg`, 400, "image/jpeg");
  await put("photos", `${id}/${replaced}.jpg`, 2, "image/jpeg");
  await put("photos", `${id}/${fresh}.jpg`, 0.5, "image/jpeg");
  await fileJobs(parts.files)["photos.forget"]();
  expect(await left()).toEqual([`photos ${id}/${ownPhoto}.jpg`, `photos ${id}/${fresh}.jpg`]);
});
