import { expect } from "vitest";
import { dryRun } from "#features/privacy/retention-run/queries.server.ts";
import { termDay } from "#request/clock.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { useErasable } from "#testing/erasable.ts";
import { lastActs, test } from "#testing/world.ts";
import { keepData, warnApplicants } from "./commands.server.ts";
import { keepJobs } from "./jobs.server.ts";
import { behindLink } from "./queries.server.ts";

const { query, someone } = useErasable();

const letters = async () => {
  const sent: Letter[] = [];
  const jobs = keepJobs(async (letter) => void sent.push(letter), "https://staff.example");
  const { rows } = await query("SELECT payload FROM app.job WHERE kind = 'worker.keep-letter' ORDER BY id");
  for (const { payload } of rows) await jobs["worker.keep-letter"](payload);
  await query("DELETE FROM app.job");
  return sent;
};
const aged = (id: string, days: number) =>
  query(
    "UPDATE app.worker SET language = 'es', status = 'applied', created_at = now() - make_interval(days => $2), status_since = now() - make_interval(days => $2) WHERE id = $1",
    [id, days],
  );
const warnedAgo = (days: number) =>
  query("UPDATE app.keep_warning SET warned_at = now() - make_interval(days => $1)", [days]);
const over = async () => (await dryRun(termDay()))["applications/applications-es"];

test("an applicant is told thirty days before, once and in their language, and kept for another term if they ask", async () => {
  const id = await someone({ firstName: "Nekane" });
  await aged(id, 300);
  await warnApplicants(termDay());
  expect(await letters()).toEqual([]);

  await aged(id, 400);
  expect(await over()).toMatchObject({ records: 0, waiting: 1 });
  await warnApplicants(termDay());
  await warnApplicants(termDay());
  expect(await lastActs()).toMatchObject([{ act: "worker.warn-erasure", subjects: [`worker ${id}`] }]);
  const sent = await letters();
  expect(sent).toMatchObject([{ channel: "mail", language: "es", kind: "application-ends" }]);
  const token = /es\/keep\/([\w-]{43})/.exec(JSON.stringify(sent))![1]!;
  expect(await behindLink(token)).toMatchObject({ name: "Nekane", isKept: false });
  expect(await behindLink("x".repeat(43))).toBeUndefined();
  expect(await over()).toMatchObject({ records: 0, waiting: 1 });
  await warnedAgo(30);
  expect(await over()).toMatchObject({ records: 1, waiting: 0 });

  await keepData(token);
  expect(await lastActs()).toMatchObject([
    { act: "worker.keep-data", actorKind: "worker", subjects: [`worker ${id}`] },
  ]);
  expect(await over()).toBeUndefined();
  expect(await behindLink(token)).toMatchObject({ isKept: true });
  await expect(keepData(token)).rejects.toMatchObject({ refusals: [{ code: "record.changed-meanwhile" }] });
  await expect(keepData("x".repeat(43))).rejects.toMatchObject({ refusals: [{ code: "worker.link-gone" }] });
  await warnApplicants(termDay());
  expect(await letters()).toEqual([]);

  // A term later it begins again.
  await query(
    "UPDATE app.keep_warning SET kept_at = now() - interval '380 days', warned_at = now() - interval '390 days'",
  );
  expect(await over()).toMatchObject({ records: 0, waiting: 1 });
  await warnApplicants(termDay());
  expect(await letters()).toHaveLength(1);
  await query("UPDATE app.worker SET status = 'active' WHERE id = $1", [id]);
  expect(await over()).toBeUndefined();
  await expect(keepData(token)).rejects.toMatchObject({ refusals: [{ code: "worker.link-gone" }] });
});
