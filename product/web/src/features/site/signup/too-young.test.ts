/** An applicant who is too young to work is stopped at the date of birth, and nothing about them is kept. */
import { beforeEach, expect, test } from "vitest";
import type { Answers } from "@product/domain/forms/definition";
import { usualForm } from "@product/domain/forms/usual-form";
import { database } from "@product/database/client";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealsIn } from "@product/database/person-keys";
import { useTestDatabase } from "@product/database/testing/test-database";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { foresee } from "#features/site/several-applications/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePlanning } from "#testing/planning.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { who } from "#testing/who.ts";
import { saveAnswers, startApplication, submitApplication } from "./commands.server.ts";
import { behindResumeLink, openForm } from "./queries.server.ts";
import type { PageReply } from "./reply.ts";
import { postFirstPage, postPage } from "./serve.server.ts";
import { standingOf } from "./standing.server.ts";
import { stoppedBehind } from "./stopped.server.ts";

const { query } = useTestDatabase({ people: true });
const { event, shift, slot } = usePlanning(query);
const reviewer = who(["submission.view", "submission.edit", "submission.approve"]);
const removed: string[] = [];
const files = () => ({ remove: async (_bucket: string, paths: readonly string[]) => void removed.push(...paths) });

const now = "2026-11-16T12:00:00Z";
const child = "2011-03-14";
beforeEach(() => itIs(now));

const site = "https://staff.example";
function post(path: string, fields: Answers): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) body.append(name, each as string);
  return new Request(`${site}${path}`, { method: "POST", body });
}
const onPage = async (token: string, key: string, fields: Answers) => {
  const path = `/signup/resume/${token}?page=${key}`;
  const taken = { files: files as never, locale: "en" as const, address: new URL(path, site) };
  return postPage(post(path, fields), token, taken);
};
const guardian = {
  "guardian.name": "Miren Goikoetxea",
  "guardian.relation": "mother",
  "guardian.contact": "600 000 000",
  "guardian.signed": "Miren Goikoetxea",
};
const replyOf = (answer: unknown) => (answer as { data: PageReply }).data;
const drafts = async () => (await query("SELECT 1 FROM app.application")).rows.length;
const aboutThem = async (change: Answers) => {
  const { first_name, last_name, email, mobile, birth_date, nationality } = await someAnswers(change);
  return { first_name, last_name, email, mobile, birth_date, nationality } as Answers;
};
async function begun(formId: string, change: Answers = {}, page = "about") {
  const { token } = await startApplication((await openForm(formId))!, await someAnswers(change), "en", page);
  return token;
}
/** As it was possible before anybody asked for the age. */
async function inJune2028(formId: string, change: Answers = { birth_date: child }): Promise<string> {
  itIs("2028-06-30T12:00:00Z");
  const token = await begun(formId, change);
  return token;
}

test("the first page goes no further, says from which day, and writes nothing down", async () => {
  const form = await anOpenForm(demoEntities.ES.id);
  const send = async (birth_date: string) =>
    postFirstPage(post("/signup", await aboutThem({ birth_date })), { formId: form.slug, slotId: null }, "en");
  const before = await drafts();
  expect(replyOf(await send("14/03/2011")).faults).toEqual({
    birth_date: { fault: "underAge", from: "2027-03-14", country: "ES", about: "today" },
  });
  expect(replyOf(await send("2010-11-17")).faults).toHaveProperty("birth_date.from", "2026-11-17");
  expect(await drafts()).toBe(before);
  expect(await send("2010-11-16"), "sixteen today").toMatchObject({ status: 303 });
});

test("no command writes the answers of a child down either", async () => {
  const form = await anOpenForm(demoEntities.ES.id);
  const tooYoung = { refusals: [{ code: "application.too-young", from: "2027-03-14", country: "ES" }] };
  await expect(begun(form.id, { birth_date: child })).rejects.toMatchObject(tooYoung);
  const token = await begun(form.id);
  await expect(saveAnswers(token, { birth_date: child }, "en", "about")).rejects.toMatchObject(tooYoung);
});

test("a form that asks later stops there: its draft, its files and its key are gone", async () => {
  const usual = usualForm("ES");
  const birth = usual.pages[0]!.fields.find(({ key }) => key === "birth_date")!;
  const others = usual.pages[0]!.fields.filter((field) => field !== birth);
  const definition = {
    pages: [
      { ...usual.pages[0]!, fields: others },
      { ...usual.pages[0]!, key: "born", fields: [birth] },
    ],
  };
  const form = await anOpenForm(demoEntities.ES.id, { definition });
  const token = await begun(form.id, { birth_date: "" }, "born");
  const { application } = (await behindResumeLink(token))!;
  const path = `${application.id}/photo`;
  await query(
    `INSERT INTO app.application_file (application_id, field, position, path, type, size, sha256)
     VALUES ($1, 'photo', 0, $2, 'image/jpeg', 10, $3)`,
    [application.id, path, Buffer.alloc(32)],
  );
  expect(replyOf(await onPage(token, "born", { birth_date: child })).stopped).toEqual({
    from: "2027-03-14",
    country: "ES",
    about: "today",
    isErased: true,
    form: form.slug,
  });
  expect(await behindResumeLink(token)).toBeUndefined();
  expect(removed).toContain(path);
  expect((await sealsIn(database, [application.id])).size).toBe(0);
});

test("a draft from before is erased when it is opened, and once they are old enough nothing stops it", async () => {
  const form = await anOpenForm(demoEntities.ES.id);
  const token = await inJune2028(form.id);
  expect(await stoppedBehind(token, files)).toBeUndefined();
  itIs("2027-03-13T12:00:00Z");
  expect(await stoppedBehind(token, files)).toMatchObject({ from: "2027-03-14", isErased: true });
  expect(await behindResumeLink(token)).toBeUndefined();
});

test("what was sent stays for the office to decide, whoever follows the link and whatever became of the shift", async () => {
  const form = await anOpenForm(demoEntities.ES.id);
  const token = await inJune2028(form.id, { birth_date: child, ...guardian });
  await submitApplication(token, true);
  const { application } = (await behindResumeLink(token))!;
  await query("UPDATE app.application SET state = 'more_info' WHERE id = $1", [application.id]);
  itIs("2027-03-13T12:00:00Z");
  const stops = { from: "2027-03-14", isErased: false, form: null };
  expect(await stoppedBehind(token, files)).toMatchObject(stops);
  expect(replyOf(await onPage(token, "about", { birth_date: child })).stopped).toMatchObject(stops);
  expect((await behindResumeLink(token))!.answers).toMatchObject({ birth_date: child });
  itIs("2027-03-14T12:00:00Z");
  expect(await stoppedBehind(token, files)).toBeUndefined();
});

test("in the United Kingdom the day of the shift counts, by the nation of the company", async () => {
  itIs("2027-05-01T12:00:00Z");
  await query("UPDATE app.legal_entity SET nation = 'scotland' WHERE id = $1", [demoEntities.UK.id]);
  const form = await anOpenForm(demoEntities.UK.id, { definition: usualForm("UK") });
  const festival = await event({});
  await query("UPDATE app.event SET legal_entity_id = $2, visibility = 'public', status = 'staffing' WHERE id = $1", [
    festival,
    demoEntities.UK.id,
  ]);
  const shiftId = await shift(festival);
  const slotId = await slot(shiftId);
  const onDay = (day: string) =>
    query("UPDATE app.shift SET day = $2, published_at = now() WHERE id = $1", [shiftId, day]);
  const send = async (sentSlotId: string | null) =>
    postFirstPage(
      post("/signup", await aboutThem({ birth_date: child })),
      { formId: form.slug, slotId: sentSlotId },
      "en",
    );
  await onDay("2027-05-30");
  expect(replyOf(await send(slotId)).faults).toEqual({
    birth_date: { fault: "underAge", from: "2027-05-31", country: "UK", about: "shift" },
  });
  await onDay("2027-05-31");
  expect(replyOf(await send(null)).faults, "for work in general").toHaveProperty("birth_date.about", "today");
  expect(replyOf(await send(crypto.randomUUID())).faults).toHaveProperty("birth_date.about", "today");
  const onward = (await send(slotId)) as Response;
  const token = onward.headers.get("Location")!.split("/")[3]!.split("?")[0]!;
  expect((await behindResumeLink(token))!.workDay).toBe("2027-05-31");
  expect(await stoppedBehind(token, files)).toBeUndefined();
  await query("UPDATE app.shift SET cancelled_at = now() WHERE id = $1", [shiftId]);
  expect(await stoppedBehind(token, files), "the shift is off").toMatchObject({ from: "2027-05-31" });
});

test("the form of an event is judged by its last day", async () => {
  const festival = await event({});
  const shiftId = await shift(festival);
  await query("UPDATE app.shift SET day = '2027-03-14', published_at = now() WHERE id = $1", [shiftId]);
  const form = await anOpenForm(demoEntities.ES.id, { eventId: festival, target: "event" });
  const send = async (birth_date: string) =>
    postFirstPage(post("/signup", await aboutThem({ birth_date })), { formId: form.slug, slotId: null }, "en");
  expect(replyOf(await send("2011-03-15")).faults).toHaveProperty("birth_date.about", "shift");
  expect(await send(child)).toMatchObject({ status: 303 });
});

test("approval refuses a child who came before, by itself and among several, and takes them in on the day", async () => {
  const form = await anOpenForm(demoEntities.ES.id);
  const token = await inJune2028(form.id, { birth_date: child, ...guardian });
  await submitApplication(token, true);
  const { application } = (await behindResumeLink(token))!;
  const accept = () => acceptApplication(reviewer, { applicationId: application.id, version: 2 });
  itIs("2027-03-13T12:00:00Z");
  await expect(accept()).rejects.toMatchObject({
    refusals: [{ code: "application.too-young", from: "2027-03-14", country: "ES" }],
  });
  const picked = [{ id: application.id, version: 2 }];
  expect(await foresee(reviewer, picked, "accept", "en")).toMatchObject([{ not: "young" }]);
  itIs("2027-03-14T12:00:00Z");
  expect(await accept()).toEqual({ workerId: application.id });
});

test("what somebody of sixteen could work as hears that a parent consents", async () => {
  const form = await anOpenForm(demoEntities.ES.id);
  const birth_date = "2010-01-10";
  const needsConsent = async (change: Answers) => {
    const opened = (await behindResumeLink(await begun(form.id, { birth_date, ...change })))!;
    const [consent] = (await query("SELECT id FROM app.document_type WHERE key = 'guardian-consent'")).rows;
    const standing = await standingOf(opened, "en", "2026-11-16");
    return standing.some(({ reasons }) => reasons.some(({ fix }) => fix.documentTypeId === consent.id));
  };
  expect(await needsConsent({})).toBe(true);
  expect(await needsConsent({ ...guardian, "guardian.signed": "" })).toBe(true);
  expect(await needsConsent(guardian)).toBe(false);
});
