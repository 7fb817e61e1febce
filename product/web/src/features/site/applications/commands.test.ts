import { beforeAll, describe, expect, it } from "vitest";
import type { Answers } from "@product/domain/forms/definition";
import { letterJobs } from "#features/site/application-letters/jobs.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { itIs } from "#testing/clock.ts";
import { contracted } from "#testing/contracted.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { who } from "#testing/who.ts";
import { lastActs } from "#testing/world.ts";
import {
  askForMore,
  decideSeveral,
  markAsSpam,
  rejectApplication,
  setLikeness,
  takeBackDecision,
  takeToReview,
} from "./commands.server.ts";
import { applicationRows, viewCounts, waitingCount } from "./queries.server.ts";
import { revealNumbers } from "./reveal.server.ts";
import { isInSight, reviewOf } from "./review.server.ts";

const { query, entities } = useTwoEntities();
const permissions = ["submission.view", "submission.edit", "submission.approve", "worker.view"] as const;
const reviewer = who(permissions);
const colleague = who(permissions);
const elsewhere = () => who(permissions, { kind: "entity", id: entities.thames });

async function sent(change: Answers = {}) {
  const form = await anOpenForm(entities.ribera);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers(change), "es", "about");
  await submitApplication(token, true);
  return (await behindResumeLink(token))!.application;
}
const letters = async (id: string) =>
  (await query("SELECT payload->>'about' AS about FROM app.job WHERE payload->>'applicationId' = $1", [id])).rows.map(
    ({ about }) => about,
  );

/** The mails that the job for messages sends now. */
async function mailsAbout(applicationId: string, about: string) {
  const mails: unknown[] = [];
  const mailer: Mailer = async (letter) => void mails.push(letter);
  const files = { remove: async () => {} };
  await letterJobs(mailer, files, "https://x.test")["application.letter"]({ applicationId, about });
  return mails;
}

describe("a reviewer", () => {
  it("has an application for ten minutes, and a colleague decides it only afterwards", async () => {
    itIs("2026-06-11T08:42:00Z");
    const { id, version } = await sent();
    await takeToReview(reviewer, id, { version });
    await expect(markAsSpam(colleague, id, { version: version + 1 })).rejects.toMatchObject({
      refusals: [{ code: "application.with-another", until: "10:52" }],
    });
    expect(await reviewOf(reviewer, id, "es")).toMatchObject({ state: "in_review", isMine: true });
    itIs("2026-06-11T08:52:00Z");
    await markAsSpam(colleague, id, { version: version + 1 });
    expect(await lastActs()).toMatchObject([{ act: "application.mark-spam", actorId: colleague.id }]);
  });

  it("asks for more in the words of the applicant, who is told once it cannot be taken back", async () => {
    const { id, version } = await sent();
    await askForMore(reviewer, id, { version, template: "number", message: "Gracias, Jon" });
    expect(await reviewOf(reviewer, id, "en")).toMatchObject({
      state: "more_info",
      message: expect.stringMatching(/^Uno de los números.*\n\nGracias, Jon$/s),
      canTakeBack: true,
    });
    expect(await letters(id)).toContain("more");
  });

  it("never decides what another decided meanwhile", async () => {
    const { id, version } = await sent();
    const tried = await Promise.allSettled([
      rejectApplication(reviewer, id, { version, reason: "no_places", message: "" }),
      markAsSpam(colleague, id, { version }),
      rejectApplication(colleague, id, { version, reason: "other", message: "" }),
    ]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("takes a decision back until its letter goes out", async () => {
    itIs("2026-06-11T10:00:00Z");
    const { id, version } = await sent();
    await rejectApplication(reviewer, id, { version, reason: "not_suited", message: "Lo sentimos" });
    await takeBackDecision(reviewer, id, { version: version + 1 });
    expect(await reviewOf(reviewer, id, "en")).toMatchObject({ state: "in_review", rejectReason: null, message: "" });
    await rejectApplication(reviewer, id, { version: version + 2, reason: "not_suited", message: "" });
    // The letter about the first decision finds another one, which is told later.
    itIs("2026-06-11T10:09:00Z");
    expect(await mailsAbout(id, "rejected")).toEqual([]);
    itIs("2026-06-11T10:10:00Z");
    expect(await mailsAbout(id, "rejected")).toHaveLength(1);
    await expect(takeBackDecision(reviewer, id, { version: version + 3 })).rejects.toMatchObject({
      refusals: [{ code: "application.step-illegal", from: "rejected", step: "take-back" }],
    });
  });

  it("decides several at once, all of them or none", async () => {
    const [first, second] = [await sent(), await sent()];
    const picked = [first, second].map(({ id, version }) => ({ id, version }));
    await expect(
      decideSeveral(reviewer, {
        picked: [picked[0]!, { ...picked[1]!, version: 99 }],
        actionName: "mark-spam",
        message: "",
      }),
    ).rejects.toMatchObject({ refusals: [{ code: "application.changed-meanwhile" }] });
    expect(await decideSeveral(reviewer, { picked, actionName: "reject", reason: "no_places", message: "" })).toBe(2);
    const [act] = await lastActs();
    expect(act!.subjects.toSorted()).toEqual(picked.map(({ id }) => `application ${id}`).toSorted());
  });

  it("says who of those here it is, and who it is not", async () => {
    const { id, version } = await sent();
    const [first, second] = [await contracted(entities.ribera), await contracted(entities.ribera)];
    const likely = [first, second].map((workerId) => ({ workerId, strength: "strong", signs: ["email"] }));
    await query("UPDATE app.application SET duplicates = $2 WHERE id = $1", [id, JSON.stringify(likely)]);
    await setLikeness(reviewer, id, { version, workerId: second, verdict: "same" });
    expect((await reviewOf(reviewer, id, "en"))!.likely.map(({ verdict }) => verdict)).toEqual(["other", "same"]);
    // Workers whom the reader may not see are not told.
    const narrow = who(["submission.view"]);
    expect((await reviewOf(narrow, id, "en"))!.likely).toEqual([]);
  });
});

describe("the queue", () => {
  let applicationId = "";
  beforeAll(async () => {
    applicationId = (await sent({ iban: "ES9121000418450200051332" })).id;
  });

  it("shows names and roles to those who review there, and nothing to others", async () => {
    const { rows } = await applicationRows(reviewer, { view: "waiting" }, "es");
    expect(rows.find(({ id }) => id === applicationId)).toMatchObject({
      name: expect.stringMatching(/^Ane Goikoetxea/),
      roles: ["Camarero"],
    });
    expect(await waitingCount(reviewer)).toMatchObject({ n: rows.length });
    expect((await viewCounts(reviewer)).waiting).toBe(rows.length);
    expect(await applicationRows(elsewhere(), { view: "waiting" }, "es")).toMatchObject({ rows: [] });
    expect(await reviewOf(elsewhere(), applicationId, "es")).toBeUndefined();
    expect(await isInSight(elsewhere(), applicationId)).toBe(false);
    await expect(markAsSpam(elsewhere(), applicationId, { version: 2 })).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  it("opens numbers to who may see them and says why, and writes that down", async () => {
    const hr = who([...permissions, "identity.view"]);
    const { spanish_id, iban } = await revealNumbers(hr, applicationId, {
      lookReason: "other",
      lookText: "Call of 3 November",
    });
    expect([spanish_id, iban]).toEqual([expect.stringMatching(/^71\d{6}[A-Z]$/), undefined]);
    expect(await lastActs()).toMatchObject([
      { act: "application.reveal", actorId: hr.id, subjects: [`application ${applicationId}`] },
    ]);
    expect(await revealNumbers(reviewer, applicationId, { lookReason: "other", lookText: "x" })).toEqual({});
    await expect(
      revealNumbers(elsewhere(), applicationId, { lookReason: "other", lookText: "x" }),
    ).rejects.toMatchObject({
      refusals: [{ code: "application.changed-meanwhile" }],
    });
  });

  it("tells what becomes of each answer, numbers by their end and only to who may see them", async () => {
    const seen = await reviewOf(who([...permissions, "identity.view", "pay.view"]), applicationId, "en");
    const rowOf = (key: string, review = seen) => review!.answers.find((row) => row.key === key);
    expect(rowOf("iban")).toMatchObject({ answer: "•••• 1332", becomes: "iban", tone: "ok" });
    expect(rowOf("roles")).toMatchObject({ answer: "Waiter", becomes: "roles" });
    expect(rowOf("experience")).toMatchObject({ answer: "", tone: "idle", becomes: "kept" });
    const plain = await reviewOf(reviewer, applicationId, "en");
    expect(rowOf("iban", plain)).toMatchObject({ answer: undefined });
    expect(plain!.isSound).toBe(true);
  });
});
