import { expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { signUpFormsOf } from "#features/planning/events/sign-up-forms.server.ts";
import { usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { createForm, doToForm, editForm } from "./commands.server.ts";
import { eventsToFormFor, eventToFormFor } from "./queries.server.ts";
import { formSettings } from "./schema.ts";

const { query } = useReadyWorker();
const { event } = usePlanning(query);
const office = who(["form.view", "form.create", "form.edit", "form.publish", "form.delete"]);
const titles = { titleEn: "Festival", titleEs: "Festival", language: "es" } as const;
const newForm = { ...titles, legalEntityId: demoEntities.ES.id, target: "new-worker" as const };
const titlesFor = async (eventId: string) =>
  (await signUpFormsOf(office, eventId, "en"))?.rows.map(({ title }) => title);

test("A form made for an event stands on its page, and is moved to another or to none", async () => {
  const [festival, dinner] = [await event(), await event({ titleEs: "Cena Aldaba" })];
  expect(await eventToFormFor(office, festival)).toMatchObject({ titleEs: "Ribera Sonora" });
  const { id } = await createForm(office, { ...newForm, eventId: festival });
  expect(await titlesFor(festival)).toEqual(["Festival"]);
  expect((await eventsToFormFor(demoEntities.ES.id, "es", null)).map((each) => each.id)).toContain(dinner);
  await editForm(office, id, formSettings.parse({ ...titles, version: 1, eventId: dinner }));
  expect([await titlesFor(festival), await titlesFor(dinner)]).toEqual([[], ["Festival"]]);
  await doToForm(office, id, { actionName: "archive", version: 2 });
  expect(await titlesFor(dinner)).toEqual([]);
});

test("An event of another company is refused; who has nothing to do with forms is shown none", async () => {
  const festival = await event();
  const elsewhere = createForm(office, { ...newForm, legalEntityId: demoEntities.UK.id, eventId: festival });
  await expect(elsewhere).rejects.toMatchObject({ refusals: [{ code: "record.choice-gone" }] });
  expect(await signUpFormsOf(who(["event.view"]), festival, "en")).toBeUndefined();
  const british = who(["form.view", "form.create"], { kind: "entity", id: demoEntities.UK.id });
  expect(await signUpFormsOf(british, festival, "en")).toEqual({ rows: [], mayMake: false });
  expect(await eventToFormFor(british, festival)).toBeUndefined();
});
