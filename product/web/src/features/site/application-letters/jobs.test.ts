import { expect, it } from "vitest";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { applications } from "@product/database/tables/site/form";
import { insertWorker } from "@product/database/workers/insert-workers";
import { inTransaction } from "@product/database/write";
import { sendLinksAgain } from "#features/site/signup-link/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { candidateFrom } from "#features/site/acceptance/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { letterJobs } from "./jobs.server.ts";

const { query, entities } = useTwoEntities();
const sent: Letter[] = [];
const removed: string[] = [];
const files = { remove: async (_bucket: string, names: readonly string[]) => void removed.push(...names) };
const jobs = letterJobs(async (letter) => void sent.push(letter), files, "https://staff.example");

/** Everything that waits, as the worker of the queue would. */
async function work() {
  for (;;) {
    const { rows } = await query(
      "DELETE FROM app.job WHERE id = (SELECT min(id) FROM app.job WHERE kind LIKE 'application.%') RETURNING kind, payload",
    );
    if (!rows[0]) return;
    await jobs[rows[0].kind as "application.letter"](rows[0].payload);
  }
}
const kindsTo = (email: string) => sent.filter(({ to }) => to === email).map(({ kind }) => kind);
async function begun(change = {}) {
  const form = await anOpenForm(entities.ribera);
  const answers = await someAnswers(change);
  const { token } = await startApplication((await openForm(form.id))!, answers, "es", "about");
  return { token, email: String(answers["email"]), id: (await behindResumeLink(token))!.application.id };
}

it("writes the link to go on, and tells alone in the mail that somebody is known", async () => {
  const stranger = await begun();
  await submitApplication(stranger.token, true);
  await work();
  expect(kindsTo(stranger.email)).toEqual(["application-resume", "application-received"]);
  expect(sent[0]).toMatchObject({
    language: "es",
    button: { url: `https://staff.example/es/signup/resume/${stranger.token}` },
  });

  const known = await begun();
  const { record } = await candidateFrom(database, (await behindResumeLink(known.token))!, homeDay());
  const worker = await inTransaction((tx) =>
    insertWorker(tx, {
      ...record!,
      legalEntityId: entities.ribera,
      status: "active",
      source: "office",
      roleIds: [],
      tags: [],
    }),
  );
  const answer = await submitApplication(known.token, true);
  expect(Object.keys(answer), "the screen is the same").toEqual(["status"]);
  await work();
  expect(kindsTo(known.email)).toEqual(["application-resume", "application-known"]);
  const [row] = (await database.select().from(applications)).filter(({ id }) => id === known.id);
  expect(row!.duplicates).toMatchObject([{ workerId: worker.id, strength: "exact" }]);
});

it("sends a link again, not at every asking, and says nothing of whoever is not there", async () => {
  const { email } = await begun();
  await work();
  for (const address of [email.toUpperCase(), email, "nobody@signup.test"]) await sendLinksAgain({ email: address });
  await work();
  expect(kindsTo(email)).toEqual(["application-resume", "application-resume"]);
  expect(kindsTo("nobody@signup.test")).toEqual([]);
});

it("sends a link once to those who ask for it at the same time", async () => {
  const { email } = await begun();
  await work();
  await Promise.all(Array.from({ length: 8 }, () => sendLinksAgain({ email })));
  await work();
  expect(kindsTo(email)).toEqual(["application-resume", "application-resume"]);
});

it("ends a draft that nobody touched, after a warning, with its files and its key", async () => {
  const { id, email } = await begun();
  await query(
    `INSERT INTO app.application_file (application_id, field, position, path, type, size, sha256)
     VALUES ($1, 'photo', 0, 'draft/photo', 'image/jpeg', 1, $2)`,
    [id, Buffer.alloc(32)],
  );
  await query("UPDATE app.application SET touched_at = now() - interval '31 days' WHERE id = $1", [id]);
  await jobs["applications.forget"]();
  expect(
    (await query("SELECT 1 FROM app.application WHERE id = $1", [id])).rows,
    "not before they were told",
  ).toHaveLength(1);
  await jobs["applications.warn"]();
  await work();
  expect(kindsTo(email)).toContain("application-ending");
  await query("UPDATE app.application SET warned_at = now() - interval '6 days' WHERE id = $1", [id]);
  await jobs["applications.forget"]();
  expect((await query("SELECT 1 FROM app.application WHERE id = $1", [id])).rows).toEqual([]);
  expect(removed).toContain("draft/photo");
  expect((await sealsIn(database, [id])).size).toBe(0);
});

it("ends what made nobody a worker when the term of its country is over", async () => {
  const { token, id } = await begun();
  await submitApplication(token, true);
  const old = (months: number) =>
    query(
      `UPDATE app.application SET state = 'rejected', reject_reason = 'not_a_fit', updated_at = now() - make_interval(months => $2) WHERE id = $1`,
      [id, months],
    );
  await old(11);
  await jobs["applications.forget"]();
  expect((await query("SELECT 1 FROM app.application WHERE id = $1", [id])).rows).toHaveLength(1);
  await old(13);
  await jobs["applications.forget"]();
  expect((await query("SELECT 1 FROM app.application WHERE id = $1", [id])).rows).toEqual([]);
});
