import { expect, it } from "vitest";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { eraseApplication } from "#features/site/application-data/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { exportApplication, heldFor } from "./held.server.ts";

const { query, entities } = useTwoEntities();
const office = who(["submission.view", "submission.approve", "identity.view", "worker.view.contact", "worker.delete"]);
const files = { remove: async () => {} };

async function sent() {
  const form = await anOpenForm(entities.ribera);
  const answers = await someAnswers({ iban: "ES9121000418450200051332" });
  const { token } = await startApplication((await openForm(form.id))!, answers, "es", "about");
  await submitApplication(token, true);
  return (await behindResumeLink(token))!.application.id;
}

it("is given to the office as far as it may see it, and that it was exported is written down", async () => {
  const id = await sent();
  const exported = (await exportApplication(office, id, "en"))!;
  expect(exported).toMatchObject({ name: expect.stringMatching(/^Ane Goikoetxea/), state: "submitted" });
  expect(exported.answers.find(({ key }) => key === "first_name")).toMatchObject({ answer: "Ane" });
  // Without the permission for pay, no account.
  expect(JSON.stringify(exported)).not.toContain("ES9121000418450200051332");
  expect(exported.leftOut).toEqual(["Social Security number", "IBAN"]);
  expect(await lastActs()).toMatchObject([
    { act: "application.export", actorId: office.id, subjects: [`application ${id}`] },
  ]);
  const elsewhere = who(["submission.view", "identity.view"], { kind: "entity", id: entities.thames });
  expect(await heldFor(elsewhere, id, "en")).toBeUndefined();
  expect(await exportApplication(who(["submission.view"]), id, "en")).toBeUndefined();
});

it("is erased by who may, with its key; what became a worker's is not", async () => {
  const id = await sent();
  const erase = (actor = office, which = id) => eraseApplication(files, which, actor, "application.erase-asked");
  await expect(erase(who(["submission.view", "submission.edit"]))).rejects.toMatchObject({ name: "NotPermitted" });
  await erase();
  expect(await lastActs()).toMatchObject([{ act: "application.erase-asked", actorId: office.id }]);
  expect(await heldFor(office, id, "en")).toBeUndefined();
  expect((await sealsIn(database, [id])).size).toBe(0);
  const other = await sent();
  await acceptApplication(office, { applicationId: other, version: 2 });
  expect(await heldFor(office, other, "en")).toMatchObject({ mayErase: false });
  await erase(office, other);
  expect((await query("SELECT state FROM app.application WHERE id = $1", [other])).rows).toEqual([
    { state: "accepted" },
  ]);
});
