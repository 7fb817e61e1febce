/** An application becomes a worker: everything that was answered and sent, in one transaction. */
import { eq } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { stepped } from "@product/domain/forms/states";
import type { PlaceOfWork } from "@product/domain/forms/too-young";
import { missingFields } from "@product/domain/people/missing-fields";
import { toldRecord, typedWorker } from "@product/domain/people/typed-worker";
import { checkWorker, type WorkerRecord } from "@product/domain/people/worker-record";
import { tooYoungFor } from "@product/domain/people/working-age";
import type { WorkerStatus } from "@product/domain/people/workers";
import { Refused } from "@product/domain/refusals";
import { closedAnswers, openApplication, sealOf } from "@product/database/applications/open-application";
import { refreshClearance } from "@product/database/clearance/refresh";
import { enqueue } from "@product/database/jobs/queue";
import { applications } from "@product/database/tables/site/form";
import { workers } from "@product/database/tables/people/worker";
import { giveLink } from "@product/database/workers/completion-links";
import { findDuplicates } from "@product/database/workers/find-duplicates";
import { insertWorker } from "@product/database/workers/insert-workers";
import { lockWorker } from "@product/database/workers/lock-worker";
import { readRecord } from "@product/database/workers/read-record";
import { saveRecord } from "@product/database/workers/save-record";
import { settleAccount, tellWorker } from "#features/people/bank-accounts/commands.server.ts";
import { expectingUnique } from "#features/people/worker-record/commands.server.ts";
import { knownPeople } from "#features/people/worker-record/queries.server.ts";
import { clockNow, homeDayAt } from "#request/clock.ts";
import { perform, type Performance, type Transaction } from "#request/perform.ts";
import { candidateFrom, type Candidate } from "./queries.server.ts";
import { ensureNotHeld } from "./not-held.server.ts";
import { moveAlong } from "./move-along.server.ts";
import type { AcceptForm } from "./schema.ts";

export { ensureNotHeld };

/** Makes the worker, or brings the one who is here up to date; whoever decides first has decided. */
export const acceptApplication = (actor: Actor, form: AcceptForm) =>
  perform(actor, "application.accept", (actionName) => accept(actionName, actor, form));

/** All of them or none, as one act. In one order for everybody, so that two who decide at once wait and do not block each other. */
export const acceptSeveral = (actor: Actor, all: readonly AcceptForm[]) =>
  perform(actor, "application.accept", async (actionName) => {
    for (const form of all.toSorted((a, b) => (a.applicationId < b.applicationId ? -1 : 1)))
      await accept(actionName, actor, form);
    return all.length;
  });

async function accept(
  { tx, now, subject, recordChange }: Performance<"application.accept">,
  actor: Actor,
  { applicationId, version, sameAs }: AcceptForm,
): Promise<{ workerId: string }> {
  const opened = await openApplication(tx, eq(applications.id, applicationId), "update");
  if (!opened) throw new Refused({ code: "application.changed-meanwhile" });
  const { application, form } = opened;
  const known = sameAs ?? application.workerId;
  const record = subject({ id: application.id, legalEntityId: form.legalEntityId, workerId: known });
  const { state } = application;
  if (!stepped(state, "accept")) throw new Refused({ code: "application.step-illegal", from: state, step: "accept" });
  if (application.version !== version) throw new Refused({ code: "application.changed-meanwhile" });
  await ensureNotHeld(tx, actor, opened, now);
  const today = homeDayAt(now);
  const candidate = await candidateFrom(tx, opened, today);
  if (!candidate.record) throw new Refused({ code: "application.unsound", n: Object.keys(candidate.faults).length });
  const place = { ...opened, today };
  if (!known) ensureAge(candidate.record.birthDate, place);
  const worker = known
    ? await bringUpToDate(tx, actor, known, candidate, place)
    : await makeWorker(tx, actor, record, { ...candidate, record: candidate.record });
  await moveAlong(tx, opened, candidate, worker.id, { now, today });
  const seal = await sealOf(tx, { id: application.id, workerId: worker.id });
  await tx
    .update(applications)
    .set({
      state: "accepted",
      workerId: worker.id,
      answersSealed: closedAnswers(seal, opened.answers),
      messageSealed: null,
      duplicates: [],
      reviewerId: null,
      reviewedUntil: null,
      decidedBy: actor.kind === "person" ? actor.id : null,
      decidedAt: now,
      version: application.version + 1,
      updatedAt: now,
    })
    .where(eq(applications.id, application.id));
  // Missing fields are asked by the link to complete a record; an applicant without any is only told that they are in.
  const { fields } = missingFields(candidate.record);
  if (fields.length > 0) await giveLink(tx, worker.id, candidate.record, now);
  await enqueue(tx, { kind: "application.letter", payload: { applicationId: application.id, about: "accepted" } });
  await refreshClearance(tx, [worker.id], clockNow());
  recordChange(record, { state }, { state: "accepted", worker: worker.id });
  return { workerId: worker.id };
}

/** Nobody is taken in who may not work on the day that they applied for, or today: also who applied before this was asked. */
function ensureAge(birthDate: string | null, place: PlaceOfWork): void {
  const found = birthDate !== null && tooYoungFor(birthDate, place);
  if (found) throw new Refused({ code: "application.too-young", from: found.from, country: found.country });
}

type Sound = Candidate & { record: WorkerRecord };

/** Under the id of the application, so that both are closed with one key, and erased by destroying it. */
async function makeWorker(
  tx: Transaction,
  actor: Actor,
  { id, legalEntityId }: { id: string; legalEntityId: string },
  { record, roleIds }: Sound,
) {
  const found = await findDuplicates(tx, record);
  if (found.some(({ strength }) => strength === "exact"))
    throw new Refused({ code: "worker.exists", people: await knownPeople(tx, actor, found) });
  // An approver need not be allowed to enter workers by hand: the application creates them.
  return perform(theSystem, "worker.create", async ({ subject, recordChange }) => {
    const worker = subject({ id, legalEntityId });
    await expectingUnique(() =>
      insertWorker(tx, {
        ...record,
        ...worker,
        roleIds,
        tags: [],
        status: "approved",
        source: "form",
        enteredBy: worker.id,
      }),
    );
    recordChange(worker, undefined, { ...toldRecord(record), status: "approved" });
    if (record.iban !== null) await tellWorker(tx, worker.id, "entered");
    return worker;
  });
}

/** Statuses from which an approval takes a worker in (again). A worker who is at work stays as they are. */
const takenIn: readonly WorkerStatus[] = ["draft", "applied", "in_review", "more_info", "rejected", "left"];

/** Newer answers win, and a blank overwrites nothing. */
const bringUpToDate = (tx: Transaction, actor: Actor, workerId: string, candidate: Candidate, place: PlaceOfWork) =>
  perform(theSystem, "worker.edit", async ({ now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    if (worker.status === "blocked")
      throw new Refused({ code: "worker.move-illegal", from: worker.status, move: "approve" });
    const before = (await readRecord(tx, workerId))!;
    const answeredFields = Object.fromEntries(
      Object.entries(typedWorker(candidate.record!)).filter(([field, value]) => value !== "" && field !== "workerType"),
    );
    const { record: after } = checkWorker({ ...typedWorker(before), ...answeredFields }, place.today);
    if (!after) throw new Refused({ code: "application.unsound", n: 1 });
    const others = await findDuplicates(tx, after, workerId);
    if (others.some(({ strength }) => strength === "exact"))
      throw new Refused({ code: "worker.exists", people: await knownPeople(tx, actor, others) });
    const status = takenIn.includes(worker.status) ? ("approved" as const) : worker.status;
    // A form may ask a current worker other things; their age is a matter of the clearance.
    if (status !== worker.status || after.birthDate !== before.birthDate) ensureAge(after.birthDate, place);
    await saveRecord(tx, workerId, after);
    await settleAccount(tx, theSystem, worker, before, after);
    await tx
      .update(workers)
      .set({
        status,
        ...(status === worker.status ? {} : { statusSince: now }),
        version: worker.version + 1,
        updatedAt: now,
      })
      .where(eq(workers.id, workerId));
    recordChange(worker, { ...toldRecord(before), status: worker.status }, { ...toldRecord(after), status });
    return { id: workerId, legalEntityId: worker.legalEntityId };
  });
