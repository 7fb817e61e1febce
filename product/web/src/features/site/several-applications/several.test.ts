import { describe, expect, it } from "vitest";
import type { Answers } from "@product/domain/forms/definition";
import { decideSeveral, takeToReview } from "#features/site/applications/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import { foresee } from "./queries.server.ts";

const { query, entities } = useTwoEntities();
const permissions = ["submission.view", "submission.edit", "submission.approve", "worker.view"] as const;
const [reviewer, colleague] = [who(permissions), who(permissions)];

async function sent(change: Answers = {}) {
  const form = await anOpenForm(entities.ribera);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers(change), "es", "about");
  await submitApplication(token, true);
  const { id, version } = (await behindResumeLink(token))!.application;
  return { id, version };
}
const stateOf = async (id: string) =>
  (await query("SELECT state FROM app.application WHERE id = $1", [id])).rows[0].state;

describe("several applications", () => {
  it("are shown with what would happen to each before anything is decided", async () => {
    const sound = await sent();
    const answers = await someAnswers();
    const first = await sent({ spanish_id: answers["spanish_id"]! });
    await decideSeveral(reviewer, { picked: [first], actionName: "accept", message: "" });
    const known = await sent({ spanish_id: answers["spanish_id"]! });
    const takenApplication = await sent();
    await takeToReview(colleague, takenApplication.id, takenApplication);
    const changed = await sent();
    const picked = [
      sound,
      known,
      { ...takenApplication, version: takenApplication.version + 1 },
      { ...changed, version: 9 },
      first,
    ];
    const shown = await foresee(reviewer, picked, "accept", "en");
    expect(shown.map(({ not }) => not)).toEqual([undefined, "known", "held", "changed", "changed"]);
    expect(shown[0]).toMatchObject({ name: expect.stringMatching(/^Ane/), picked: `${sound.id}:${sound.version}` });
    expect(await stateOf(sound.id), "nothing is decided").toBe("submitted");
    const elsewhere = who(permissions, { kind: "entity", id: entities.thames });
    expect(await foresee(elsewhere, picked, "accept", "en")).toEqual([]);
  });

  it("are approved all or none, as one act, each a worker of its own", async () => {
    const [first, second] = [await sent(), await sent()];
    const stale = { picked: [first, { ...second, version: 9 }], actionName: "accept" as const, message: "" };
    await expect(decideSeveral(reviewer, stale)).rejects.toMatchObject({
      refusals: [{ code: "application.changed-meanwhile" }],
    });
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["submitted", "submitted"]);
    const tried = await Promise.allSettled([
      decideSeveral(reviewer, { picked: [first, second], actionName: "accept", message: "" }),
      decideSeveral(colleague, { picked: [second, first], actionName: "reject", reason: "other", message: "" }),
    ]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stateOf(first.id)).toBe(await stateOf(second.id));
  });

  it("are asked for more, each in the person's language", async () => {
    const picked = [await sent(), await sent()];
    expect(await decideSeveral(reviewer, { picked, actionName: "ask-more", template: "days", message: "" })).toBe(2);
    for (const { id } of picked) expect(await stateOf(id)).toBe("more_info");
    const [act] = await lastActs();
    expect(act).toMatchObject({ act: "application.ask-more", actorId: reviewer.id });
    expect(act!.subjects).toHaveLength(2);
  });
});
