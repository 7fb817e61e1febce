/** Tests of task lists: all readers see tasks they can do themselves, and never their own proposals. */
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { keepProposals } from "@product/database/workers/proposals";
import { inTransaction } from "@product/database/write";
import { everyTaskOf, tasksContext } from "#request/slices/slice.ts";
import { tasks } from "#slices.ts";
import { contracted } from "#testing/contracted.ts";
import { anOpenForm } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { firstStepsOf } from "./first-steps.server.ts";

const { query, entities } = useTwoEntities();

const context = new RouterContextProvider();
context.set(tasksContext, tasks);
const titles = async (actor: Parameters<typeof everyTaskOf>[0]) =>
  (await everyTaskOf(actor, "en", context)).map(({ title, n, each }) => [title, n, each?.map(({ name }) => name)]);

const proposer = who(["worker.approve", "worker.delete", "pay.approve"]);
const other = { ...who(["worker.approve", "worker.delete", "pay.approve"]), id: crypto.randomUUID() };

describe("the tasks of someone", () => {
  beforeAll(async () => {
    const workerId = await contracted(entities.ribera);
    await inTransaction((tx) =>
      keepProposals(tx, [
        { workerId, kind: "block", content: { reason: "x" }, proposedBy: proposer.id },
        { workerId, kind: "bank", content: { iban: null }, proposedBy: proposer.id },
      ]),
    );
    await query("INSERT INTO app.erasure (worker_id, reason, proposed_by) VALUES ($1, 'asked', $2)", [
      workerId,
      proposer.id,
    ]);
  });

  test("are what another person proposed, with who it is about", async () =>
    expect((await titles(other)).toSorted()).toEqual([
      ["Bank accounts to confirm", 1, undefined],
      ["Blocks to confirm", 1, ["Ane Etxeberria"]],
      ["Erasures to confirm", 1, ["Ane Etxeberria"]],
    ]));

  test("are not what they proposed themselves", async () => expect(await titles(proposer)).toEqual([]));

  test("are nothing that they may not do, nor of another company", async () => {
    expect(await titles({ ...other, grants: [] })).toEqual([]);
    const elsewhere = other.grants.map(({ permission }) => ({
      permission,
      scope: { kind: "entity" as const, id: crypto.randomUUID() },
    }));
    expect(await titles({ ...other, grants: elsewhere })).toEqual([]);
  });
});

test("documents and applications that wait are among them, each kind in both languages", async () => {
  const reviewer = who(["document.view", "document.approve", "submission.approve"]);
  await query(
    `INSERT INTO app.document (worker_id, document_type_id, state, source)
     SELECT worker.id, kind.id, 'uploaded', 'office' FROM app.worker, app.document_type kind WHERE kind.key = 'dni' LIMIT 1`,
  );
  const { id } = await anOpenForm(entities.ribera);
  await query(
    `INSERT INTO app.application (form_id, form_version_id, state, language, answers_sealed, submitted_at)
     SELECT form_id, id, 'submitted', 'es', 'x', now() FROM app.form_version WHERE form_id = $1`,
    [id],
  );
  expect((await titles(reviewer)).toSorted()).toEqual([
    ["Applications to review", 1, undefined],
    ["Documents to review", 1, undefined],
  ]);
  expect(Object.keys(tasks).toSorted()).toEqual([
    "accounts.confirm",
    "applications.review",
    "blocks.confirm",
    "calendars.complete",
    "complaints.answer",
    "documents.review",
    "erasures.confirm",
    "groups.new-permissions",
    "legal-texts.check",
    "staff.factor-resets",
  ]);
  for (const { title } of Object.values(tasks))
    expect([title.en, title.es].every((text) => /\S/.test(text))).toBe(true);
});

describe("the first steps", () => {
  test("are told to whoever sets the company up until nothing is missing", async () => {
    const owner = who(["settings.edit"]);
    await query("DELETE FROM app.staff");
    expect(await firstStepsOf(owner)).toMatchObject({ company: true, worker: true, venue: false, colleague: false });
    expect(await firstStepsOf(who(["settings.view"]))).toBeUndefined();
    await query("INSERT INTO app.venue (name, country, time_zone) VALUES ('Kursaal', 'ES', 'Europe/Madrid')");
    await query("INSERT INTO app.role (key, name_en, name_es) VALUES ('usher', 'Usher', 'Acomodador de sala')");
    await query(
      "INSERT INTO app.account (user_id, name, language) SELECT gen_random_uuid(), 'Ana', 'es' FROM generate_series(1, 2)",
    );
    await query("INSERT INTO app.staff (user_id, email) SELECT user_id, user_id || '@x.test' FROM app.account");
    expect(await firstStepsOf(owner)).toBeUndefined();
  });
});
