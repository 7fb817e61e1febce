import { expect, it } from "vitest";
import { database } from "@product/database/client";
import { readPerson } from "@product/database/privacy/read-person";
import { createWorker } from "#features/people/worker-record/commands.server.ts";
import { createForm } from "#features/people/worker-record/schema.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { mergeSteps } from "#slices.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { acceptApplication } from "./commands.server.ts";

const { query, entities } = useTwoEntities();
const reviewer = who(["submission.view", "submission.edit", "submission.approve"]);
const hr = who(["worker.view", "worker.create", "worker.delete", "identity.edit", "pay.edit"]);

it("what somebody answered is still told to them when their record became part of another", async () => {
  const form = await anOpenForm(entities.ribera);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers(), "es", "about");
  await submitApplication(token, true);
  const { application } = (await behindResumeLink(token))!;
  const { workerId } = await acceptApplication(reviewer, { applicationId: application.id, version: 2 });
  const typed = { firstName: "Ane", country: "ES", legalEntityId: entities.ribera, email: "ane@kept.test" };
  const { id: kept } = await createWorker(hr, createForm.parse({ ...typed, isAnother: true }));
  await query(
    "INSERT INTO app.pass (worker_id, code_hash, token_hash, issued_at) VALUES ($1, sha256('code'), sha256('link'), now())",
    [workerId],
  );
  const { rows } = await query("SELECT version FROM app.worker WHERE id = $1", [workerId]);
  await mergeWorkers(hr, kept, { otherId: workerId, version: 1, otherVersion: rows[0].version }, mergeSteps);
  const person = await readPerson(database, kept);
  expect(JSON.stringify(person.applications)).toContain("Goikoetxea");
  expect(person.profile[0]!.rows, "of the records themselves that which stays").toHaveLength(1);
  const passes = person.matters.find(({ table }) => table === "pass");
  expect(passes!.rows, "what stays under the record that went").toHaveLength(1);
});
