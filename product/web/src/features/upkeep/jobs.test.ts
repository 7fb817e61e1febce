import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { forgetSubmissions } from "./jobs.server.ts";

const { query } = useTestDatabase();

test("the system forgets the keys of forms that were sent long ago, and writes that down", async ({ world }) => {
  await query(
    `INSERT INTO app.submission (actor_id, key, act, input_hash, at) VALUES
     ($1, gen_random_uuid(), 'page.edit', 'x', now() - interval '8 days'), ($1, gen_random_uuid(), 'page.edit', 'y', now())`,
    [world.editor.id],
  );
  const aWeekAgo = new Date(Date.now() - 7 * 24 * 3600 * 1000);
  await forgetSubmissions(aWeekAgo);
  expect((await query("SELECT input_hash FROM app.submission")).rows).toEqual([{ input_hash: "y" }]);
  expect(await lastActs()).toMatchObject([
    { act: "submission.forget", actorKind: "system", subjects: [`submission before ${aWeekAgo.toISOString()}`] },
  ]);
});
