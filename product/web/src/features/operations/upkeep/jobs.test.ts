import { expect } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { lastActs, test } from "#testing/world.ts";
import { forgetSessions, forgetSubmissions } from "./jobs.server.ts";

const { query } = useTestDatabase();

test("the system forgets the keys of forms that were sent long ago, and writes that down", async ({ world }) => {
  await query(
    `INSERT INTO app.form_replay (actor_id, key, act, input_hash, at) VALUES
     ($1, gen_random_uuid(), 'page.edit', 'x', now() - interval '8 days'), ($1, gen_random_uuid(), 'page.edit', 'y', now())`,
    [world.editor.id],
  );
  const aWeekAgo = new Date(Date.now() - 7 * 24 * 3600 * 1000);
  await forgetSubmissions(aWeekAgo);
  expect((await query("SELECT input_hash FROM app.form_replay")).rows).toEqual([{ input_hash: "y" }]);
  expect(await lastActs()).toMatchObject([
    { act: "submission.forget", actorKind: "system", subjects: [`submission before ${aWeekAgo.toISOString()}`] },
  ]);
});

test("the system forgets devices that have not come by for more than a year", async ({ world }) => {
  await query(
    `INSERT INTO app.seen_session (session_id, user_id, user_agent, address, first_seen_at, last_seen_at, proved_at)
     SELECT gen_random_uuid(), $1, name, '::1', now() - interval '500 days', seen, now() - interval '500 days'
     FROM (VALUES ('gone', now() - interval '401 days'), ('in use', now() - interval '399 days')) AS device (name, seen)`,
    [world.editor.id],
  );
  await forgetSessions(new Date(Date.now() - 400 * 24 * 3600 * 1000));
  expect((await query("SELECT user_agent FROM app.seen_session")).rows).toEqual([{ user_agent: "in use" }]);
  expect(await lastActs()).toMatchObject([{ act: "session.forget", actorKind: "system" }]);
});
