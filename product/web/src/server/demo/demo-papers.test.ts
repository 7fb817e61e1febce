import { expect, it } from "vitest";
import { database } from "@product/database/client";
import { documentFiles } from "@product/database/tables/papers/document";
import { applicationFiles } from "@product/database/tables/site/form";
import { useTestDatabase } from "@product/database/testing/test-database";
import { useFiles } from "#testing/files.ts";
import { demoJobs } from "./demo-papers.ts";

const { url, query } = useTestDatabase({ template: "founded" });
const parts = useFiles(url);
const draw = () =>
  demoJobs(parts.files)["demo.draw-papers"]!({}, { id: 1n, signal: AbortSignal.timeout(240_000) } as never);

it("puts pictures behind the applications of the demonstration and the documents that wait", async () => {
  const jobs = await query("SELECT 1 FROM app.job WHERE kind = 'demo.draw-papers'");
  expect(jobs.rows).toHaveLength(1);
  await draw();
  const sent = await database.select().from(applicationFiles);
  const states = await query(
    "SELECT DISTINCT a.state FROM app.application a JOIN app.application_file f ON f.application_id = a.id ORDER BY 1",
  );
  expect(states.rows.map(({ state }) => state)).toEqual(["in_review", "more_info", "rejected", "started", "submitted"]);
  const waiting = await database.select().from(documentFiles);
  expect(waiting.length).toBeGreaterThan(10);
  for (const { path, type, size } of [...sent, ...waiting]) {
    const kept = (await parts.files.read("worker-documents", path))!;
    expect([type, kept.size]).toEqual(["image/jpeg", size]);
  }
}, 240_000);

it("draws once, and again where the files did not come along", async () => {
  const before = await database.select().from(applicationFiles);
  await draw();
  expect(await database.select().from(applicationFiles)).toEqual(before);
  await parts.files.remove(
    "worker-documents",
    before.map(({ path }) => path),
  );
  await draw();
  const after = await database.select().from(applicationFiles);
  expect(after.map(({ path }) => path).toSorted()).toEqual(before.map(({ path }) => path).toSorted());
  expect(await parts.files.read("worker-documents", before[0]!.path)).toBeDefined();
}, 240_000);
