/** The commands themselves, each about whoever carries it out while a colleague is there who could: none may forget to say whom it is about. */
import { beforeEach, describe, expect, test } from "vitest";
import type { Person } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealsOf } from "@product/database/person-keys";
import { inTransaction } from "@product/database/write";
import { addAbsence } from "#features/papers/absences/commands.server.ts";
import { absenceForm } from "#features/papers/absences/schema.ts";
import { rejectDocument, revokeDocument, takeBackDocument } from "#features/papers/documents/commands.server.ts";
import {
  cancelEngagement,
  createEngagement,
  endEngagement,
  recordBaja,
} from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import {
  addTerm,
  markSelfEmployed,
  recordCheck,
  saveGuardian,
} from "#features/papers/right-to-work/commands.server.ts";
import { checkForm } from "#features/papers/right-to-work/schema.ts";
import { verifyQualification } from "#features/papers/worker-qualifications/commands.server.ts";
import { bulkShown } from "#testing/bulk-shown.ts";
import { chosenBy } from "#features/people/bulk-changes/queries.server.ts";
import { workersTogether } from "#features/people/bulk-changes/worker-bulk.server.ts";
import { changeWorkers } from "#features/people/bulk-changes/commands.server.ts";
import { previewOf } from "#features/ground/bulk/queries.server.ts";
import { mergeWorkers } from "#features/people/worker-merge/commands.server.ts";
import { editPay, moveWorker } from "#features/people/worker-page/commands.server.ts";
import { moveForm } from "#features/people/worker-page/schema.ts";
import { payForm } from "#features/people/worker-record/schema.ts";
import { editIncident, reportIncident } from "#features/planning/incidents/commands.server.ts";
import { incidentForm } from "#features/planning/incidents/schema.ts";
import { acceptApplication } from "#features/site/acceptance/commands.server.ts";
import { askForMore, markAsSpam, rejectApplication } from "#features/site/applications/commands.server.ts";
import { startApplication, submitApplication } from "#features/site/signup/commands.server.ts";
import { behindResumeLink, openForm } from "#features/site/signup/queries.server.ts";
import { everyPermission } from "@product/domain/permissions/catalogue";
import { mergeSteps } from "#slices.ts";
import { otherColleague } from "#testing/other-colleague.ts";
import { usePlanning } from "#testing/planning.ts";
import { create, day, useReadyWorker } from "#testing/ready-worker.ts";
import { anOpenForm, someAnswers } from "#testing/sign-up-form.ts";
import { who } from "#testing/who.ts";

const { query, ready, version } = useReadyWorker();
const { eventOf } = usePlanning(query);
const own: Person = {
  ...who(everyPermission),
  get workerId() {
    return ready.id;
  },
};
const oneself = { refusals: [{ code: "worker.oneself", n: 1, others: "Nerea Otaegi" }] };

beforeEach(async () => {
  await query("DELETE FROM app.account WHERE name = ANY('{Nerea Otaegi,Ane Zubiri}')");
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, 'Ane Zubiri', 'es')", [own.id]);
  await otherColleague(query, "Nerea Otaegi", everyPermission);
  await query("UPDATE app.worker SET user_id = $1 WHERE id = $2", [own.id, ready.id]);
});

const oneOf = async (table: "document" | "engagement" | "worker_qualification", more = "") =>
  (await query(`SELECT * FROM app.${table} WHERE worker_id = $1 ${more} LIMIT 1`, [ready.id])).rows[0];
const paper = async (state: string) => {
  const { id } = await oneOf("document");
  await query("UPDATE app.document SET state = $2, reviewed_at = now() WHERE id = $1", [id, state]);
  return oneOf("document", `AND id = '${id}'`);
};
const contract = async () => {
  const { id, version: read } = await oneOf("engagement");
  return { engagementId: id as string, version: read as number };
};
/** Not begun, and not registered. */
const ahead = async () => {
  await query(
    "UPDATE app.engagement SET first_day = '2098-01-01', alta_on = NULL, alta_recorded_at = NULL WHERE worker_id = $1",
    [ready.id],
  );
  return contract();
};
const terms = () => engagementForm.parse({ legalEntityId: demoEntities.ES.id, type: "permanent", firstDay: day(10) });

/** An application of their own, sent and read by the office. */
async function sent(): Promise<{ id: string; version: number }> {
  const form = await anOpenForm(demoEntities.ES.id);
  const { token } = await startApplication((await openForm(form.id))!, await someAnswers({}), "es", "about");
  await submitApplication(token, true);
  const { application, answers } = (await behindResumeLink(token))!;
  const sealed = await inTransaction(async (tx) =>
    (await sealsOf(tx, [ready.id])).get(ready.id)!.close(JSON.stringify(answers)),
  );
  await query("UPDATE app.application SET worker_id = $2, answers_sealed = $3 WHERE id = $1", [
    application.id,
    ready.id,
    sealed,
  ]);
  return application;
}

const actions: [string, () => Promise<unknown>][] = [
  ["approves an application", async () => acceptApplication(own, { applicationId: (await sent()).id, version: 2 })],
  ["rejects an application", async () => rejecting(await sent())],
  ["asks for more", async () => asking(await sent())],
  ["marks it as spam", async () => spamming(await sent())],
  [
    "enters the account",
    async () => editPay(own, ready.id, payForm.parse({ naf: "", remove: ["naf"], version: await version() })),
  ],
  ["rejects a document", async () => turning(await paper("in_review"))],
  ["revokes a document", async () => revoking(await paper("verified"))],
  ["takes a verification back", async () => takingBack(await paper("verified"))],
  [
    "makes a contract",
    async () => {
      await query("DELETE FROM app.engagement WHERE worker_id = $1", [ready.id]);
      return createEngagement(own, ready.id, terms());
    },
  ],
  ["ends a contract", async () => endEngagement(own, ready.id, { ...(await contract()), lastDay: day(5) } as never)],
  ["cancels a contract", async () => cancelEngagement(own, ready.id, await ahead())],
  [
    "records a baja",
    async () => recordBaja(own, ready.id, { ...(await contract()), bajaOn: day(0), cause: "" } as never),
  ],
  ["checks the right to work", () => checking()],
  ["marks as genuinely self-employed", () => markSelfEmployed(own, ready.id, { reason: "Own company" })],
  ["enters a term", () => addTerm(own, ready.id, { firstDay: day(1), lastDay: day(30) })],
  [
    "enters a guardian",
    () => saveGuardian(own, ready.id, { name: "Miren", relation: "mother", contact: "6", version: 0 }),
  ],
  ["enters leave", () => addAbsence(own, ready.id, absenceForm.parse({ kind: "leave", firstDay: day(1) }))],
  ["verifies a qualification", () => verifying()],
  ["suspends", async () => moving({ move: "suspend", reason: "other", day: "31/12/2098" })],
  ["merges the record", () => merging()],
  ["closes an incident", () => closing()],
];

const input = { template: "", message: "More" } as never as { template: never; message: string };
const rejecting = ({ id }: { id: string }) => rejectApplication(own, id, { version: 2, reason: "other", message: "" });
const asking = ({ id }: { id: string }) => askForMore(own, id, { version: 2, ...input });
const spamming = ({ id }: { id: string }) => markAsSpam(own, id, { version: 2 });
const turning = (row: Row) => rejectDocument(own, row.id, { reason: "unreadable", version: row.version } as never);
const revoking = (row: Row) => revokeDocument(own, row.id, { version: row.version });
const takingBack = (row: Row) => takeBackDocument(own, row.id, { version: row.version });
type Row = { id: string; version: number };
const checking = () =>
  recordCheck(
    own,
    ready.id,
    checkForm.parse({ method: "national_document", outcome: "unlimited", checkedOn: day(0), seen: "TIE" }),
  );
const verifying = async () => {
  const { qualification_id: qualificationId, version: read } = await oneOf("worker_qualification");
  return verifyQualification(own, ready.id, {
    qualificationId,
    evidence: "seen",
    validFrom: day(0),
    version: read,
  } as never);
};
const moving = async (fields: object) =>
  moveWorker(own, ready.id, moveForm.parse({ ...fields, version: await version() }));
const merging = async () => {
  const otherId = await create({ mobile: "600000977" });
  return mergeWorkers(own, otherId, { otherId: ready.id, version: 1, otherVersion: await version() }, mergeSteps);
};
const closing = async () => {
  const eventId = await eventOf(ready);
  const form = {
    kind: "conduct",
    severity: "high",
    happenedAt: "2027-06-18T15:00",
    account: "Left early",
    workerId: ready.id,
  };
  const { id } = await reportIncident(own, eventId, incidentForm.parse(form));
  return editIncident(own, eventId, id, incidentForm.parse({ ...form, isClosed: "true", version: 1 }));
};

describe("whoever works shifts too", () => {
  test.for(actions)("%s of others, and of themselves leaves it to a colleague", async ([, actionName]) => {
    await expect(actionName()).rejects.toMatchObject(oneself);
  });

  test("stays out of a change of many roles, with the reason", async () => {
    const role = { kind: "add-role", value: "waiter" } as const;
    const { leftOut } = previewOf(workersTogether, own, role, await chosenBy(own, { ids: [ready.id] }));
    expect(leftOut).toMatchObject([{ reason: "oneself" }]);
    const shown = await bulkShown(own, role, { ids: [ready.id] });
    await expect(changeWorkers(own, shown)).rejects.toMatchObject({ refusals: [{ code: "bulk.nobody" }] });
  });
});
