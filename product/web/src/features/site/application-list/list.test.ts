import { describe, expect, it } from "vitest";
import { applicationList } from "@product/domain/forms/application-list";
import { listFor } from "#features/ground/listing/queries.server.ts";
import { markAsSpam } from "#features/site/applications/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { applicationsFor } from "./application-source.ts";

const { query, entities } = useTwoEntities();
const permissions = ["submission.view", "submission.edit", "submission.approve"] as const;
const reviewer = who(permissions);

async function sent(entity = entities.ribera) {
  const form = await anOpenForm(entity);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers(), "es", "about");
  await submitApplication(token, true);
  const { id, version } = (await behindResumeLink(token))!.application;
  return { id, version, formId: form.id };
}
const listed = async (search: string, actor = reviewer) =>
  (
    await listFor(
      applicationList,
      { actor, request: new Request(`http://here/list${search}`), here: "/list" },
      applicationsFor(actor, "es"),
    )
  ).list;

describe("the list of applications", () => {
  it("shows what was sent, newest first, by state, form, language and likely duplicates", async () => {
    itIs("2026-06-11T08:00:00Z");
    const first = await sent();
    itIs("2026-06-11T09:00:00Z");
    const second = await sent();
    await startApplication((await openForm(first.formId))!, await someAnswers(), "es", "about");
    const all = await listed("");
    expect(all.rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(all.rows[0]).toMatchObject({ name: expect.stringMatching(/^Ane Goikoetxea/), roles: ["Camarero"] });
    expect((await listed("?sort=sent")).rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await listed(`?form=${first.formId}`)).rows.map(({ id }) => id)).toEqual([first.id]);
    expect((await listed("?language=en")).rows).toEqual([]);
    expect((await listed("?q=camareros")).count.shown).toBe(2);
    expect((await listed("?q=limpieza")).count.shown).toBe(0);
    await markAsSpam(reviewer, first.id, first);
    expect((await listed("?state=spam")).rows.map(({ id }) => id)).toEqual([first.id]);
    await query("UPDATE app.application SET duplicates = $2 WHERE id = $1", [
      second.id,
      JSON.stringify([{ workerId: crypto.randomUUID(), strength: "strong", signs: ["email"] }]),
    ]);
    expect((await listed("?known=likely")).rows).toMatchObject([{ id: second.id, likely: 1 }]);
    const tabs = (await listed("")).tabs.map(({ key, count }) => [key, count]);
    expect(tabs).toContainEqual(["waiting", 1]);
  });

  it("goes on from page to page, and shows nothing of another company", async () => {
    await sent(entities.thames);
    const elsewhere = who(permissions, { kind: "entity", id: entities.thames });
    expect((await listed("", elsewhere)).rows).toHaveLength(1);
    const [last] = (await listed("?sort=-sent")).rows.toReversed();
    expect((await listed(`?before=${last!.id}`)).rows.length).toBeGreaterThan(0);
    expect((await listed(`?after=${last!.id}`)).rows).toEqual([]);
  });
});
