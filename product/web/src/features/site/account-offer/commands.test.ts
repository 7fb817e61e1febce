import { expect, it } from "vitest";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { takeAccount } from "./commands.server.ts";

const { query, entities } = useTwoEntities();
const linkGone = { refusals: [{ code: "application.link-gone" }] };

async function sent() {
  const form = await anOpenForm(entities.ribera);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers(), "es", "about");
  const { status } = await submitApplication(token, true);
  return { status: status!, id: (await behindResumeLink(token))!.application.id };
}

it("is offered to whoever was approved, once, by the address that the office has", async () => {
  const invited: string[] = [];
  const invite = async (email: string) => (invited.push(email), { userId: crypto.randomUUID() });
  const { status, id } = await sent();
  await expect(takeAccount(status, invite), "not before it is approved").rejects.toMatchObject(linkGone);
  const { workerId } = await acceptApplication(who(["submission.approve"]), { applicationId: id, version: 2 });
  const tried = await Promise.all([takeAccount(status, invite), takeAccount(status, invite)]);
  expect(tried.toSorted()).toEqual(["has-one", "mailed"]);
  expect(invited).toEqual([expect.stringMatching(/^ane\d+@signup\.test$/)]);
  const { rows } = await query(
    "SELECT a.name, a.language FROM app.worker w JOIN app.account a ON a.user_id = w.user_id WHERE w.id = $1",
    [workerId],
  );
  expect(rows).toEqual([{ name: expect.stringMatching(/^Ane Goikoetxea/), language: "es" }]);
  expect(await lastActs(2)).toContainEqual(
    expect.objectContaining({ act: "worker.take-account", actorKind: "worker" }),
  );
});

it("says so where the service cannot, and leaves nothing behind", async () => {
  const { status, id } = await sent();
  const { workerId } = await acceptApplication(who(["submission.approve"]), { applicationId: id, version: 2 });
  expect(await takeAccount(status, async () => "not-now")).toBe("not-now");
  expect((await query("SELECT user_id FROM app.worker WHERE id = $1", [workerId])).rows).toEqual([{ user_id: null }]);
  await expect(takeAccount(`${status}x`, async () => "not-now")).rejects.toMatchObject(linkGone);
});
