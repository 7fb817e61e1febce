import { beforeAll, describe, expect, it } from "vitest";
import { resumeToken } from "@product/database/applications/links";
import { database } from "@product/database/client";
import { readRecord } from "@product/database/workers/read-record";
import { usualForm } from "@product/domain/forms/usual-form";
import { createList } from "#features/people/lists/commands.server.ts";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { letterJobs } from "#features/site/application-letters/jobs.server.ts";
import { saveAnswers, submitApplication } from "#features/site/signup/commands.server.ts";
import { canSignUp } from "#features/site/signup/queries.server.ts";
import type { Letter } from "#request/ports/mailer.ts";
import { contracted } from "#testing/contracted.ts";
import { grants, keepingLists, listKeepers, newList } from "#testing/list-keepers.ts";
import { anOpenForm } from "#testing/sign-up-form.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { lastActs } from "#testing/world.ts";
import { sendToList } from "./commands.server.ts";
import { listsToSendTo } from "./queries.server.ts";

const { query, entities } = useTwoEntities();
const { someone } = listKeepers(query);
const mayAll = [...keepingLists, "worker.view", "worker.view.contact", "form.publish", "submission.approve"] as const;
const definition = {
  pages: usualForm("ES").pages.filter(({ key }) => key === "work" || key === "send"),
};
const nobody = { refusals: [{ code: "form.nobody-to-send" }] };

let planner: Awaited<ReturnType<typeof someone>>;
let [listId, worker] = ["", ""];
beforeAll(async () => {
  planner = await someone(...grants(mayAll));
  ({ id: listId } = await createList(planner, newList({ name: "Waiters of June" })));
  worker = await contracted(entities.ribera, { status: "active" });
  const [elsewhere, gone] = [
    await contracted(entities.thames, { status: "active" }),
    await contracted(entities.ribera, { status: "left" }),
  ];
  for (const id of [worker, elsewhere, gone])
    await query("INSERT INTO app.list_member (list_id, worker_id, added_at) VALUES ($1, $2, now())", [listId, id]);
});

const drafts = async (formId: string) =>
  (await query("SELECT id, state, worker_id, language FROM app.application WHERE form_id = $1", [formId])).rows;

describe("a form for people who are here", () => {
  it("is sent to those of a list who work there and can be reached, once each, by a link of their own", async () => {
    const form = await anOpenForm(entities.ribera, { target: "follow-up", definition });
    expect(await canSignUp(form.id), "nobody else gets in").toBe(false);
    expect(await listsToSendTo(planner, form, "en")).toEqual([{ id: listId, name: "Waiters of June", n: 1 }]);
    expect(await sendToList(planner, form.id, { listId })).toBe(1);
    expect(await lastActs()).toMatchObject([{ act: "form.send", subjects: [`form ${form.id}`] }]);
    const [draft] = await drafts(form.id);
    expect(draft).toMatchObject({ state: "started", worker_id: worker, language: "es" });
    await expect(sendToList(planner, form.id, { listId })).rejects.toMatchObject(nobody);
    const letters: Letter[] = [];
    const jobs = letterJobs(async (letter) => void letters.push(letter), { remove: async () => {} }, "https://x.test");
    await jobs["application.letter"]({ applicationId: draft.id, about: "follow-up" });
    const to = (await readRecord(database, worker))!.email;
    expect(letters).toMatchObject([
      {
        kind: "application-follow-up",
        to,
        button: { url: `https://x.test/es/signup/resume/${resumeToken(draft.id)}` },
      },
    ]);
  });

  it("asks a part, and brings their record up to date without taking anything away", async () => {
    const form = await anOpenForm(entities.ribera, { target: "follow-up", definition });
    await sendToList(planner, form.id, { listId });
    const [{ id }] = await drafts(form.id);
    const { rows: roles } = await query("SELECT id FROM app.role LIMIT 1");
    const answers = { roles: [roles[0].id], languages: ["en:C1"], truth: "1", signature: "Ane Etxeberria" };
    await saveAnswers(resumeToken(id), answers, "es", "send");
    await submitApplication(resumeToken(id), true);
    const before = (await readRecord(database, worker))!;
    expect(await acceptApplication(planner, { applicationId: id, version: 3 })).toEqual({ workerId: worker });
    expect(await readRecord(database, worker)).toEqual({ ...before, languages: [{ language: "en", level: "C1" }] });
  });

  it("is for those who may publish it there, while it is open", async () => {
    const form = await anOpenForm(entities.ribera, { target: "follow-up", definition, state: "closed" });
    await expect(sendToList(planner, form.id, { listId })).rejects.toMatchObject({
      refusals: [{ code: "form.closed" }],
    });
    const other = await someone(...grants(["form.view", "list.view", "worker.view"]));
    await expect(sendToList(other, form.id, { listId })).rejects.toMatchObject({ name: "NotPermitted" });
  });
});
