/** The commands of reviewers on applications. Approval, which makes a worker, has a slice of its own. */
import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { askTemplates, canTakeBack, reviewMinutes, takeBackMinutes } from "@product/domain/forms/decisions";
import { stepped, type ApplicationStep } from "@product/domain/forms/states";
import { Refused } from "@product/domain/refusals";
import { openApplication, sealOf, type OpenedApplication } from "@product/database/applications/open-application";
import { enqueue } from "@product/database/jobs/queue";
import { applications } from "@product/database/tables/site/form";
import { acceptSeveral, ensureNotHeld } from "#features/site/acceptance/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { AskForm, LikenessForm, RejectForm, SeveralForm } from "./schema.ts";

type Read = { id: string; version: number };

/** Has it for some minutes, so that colleagues look at others. */
export const takeToReview = (actor: Actor, id: string, { version }: { version: number }) =>
  perform(actor, "application.review", async ({ tx, now, subject, recordChange }) => {
    const { application, form } = await lockToDecide(tx, actor, { id, version }, now);
    const record = subject({ id, legalEntityId: form.legalEntityId });
    const state = stepped(application.state, "review") ?? application.state;
    const reviewedUntil = new Date(now.getTime() + reviewMinutes * 60_000);
    const reviewerId = actor.kind === "person" ? actor.id : null;
    await write(tx, application, now, { state, reviewerId, reviewedUntil });
    recordChange(record, { state: application.state }, { state });
  });

export const askForMore = (actor: Actor, id: string, { version, template, message }: AskForm) =>
  perform(actor, "application.ask-more", async ({ tx, now, subject, recordChange }) => {
    const opened = await lockToDecide(tx, actor, { id, version }, now);
    const record = subject(aboutApplicant(opened));
    const { state } = opened.application;
    recordChange(record, { state }, await ask(tx, actor, opened, { template, message }, now));
  });

export const rejectApplication = (actor: Actor, id: string, { version, reason, message }: RejectForm) =>
  perform(actor, "application.reject", async ({ tx, now, subject, recordChange }) => {
    const opened = await lockToDecide(tx, actor, { id, version }, now);
    const record = subject(aboutApplicant(opened));
    const { before, after } = await reject(tx, actor, opened, { reason, message }, now);
    recordChange(record, before, after);
  });

export const markAsSpam = (actor: Actor, id: string, { version }: { version: number }) =>
  perform(actor, "application.mark-spam", async ({ tx, now, subject, recordChange }) => {
    const opened = await lockToDecide(tx, actor, { id, version }, now);
    const record = subject(aboutApplicant(opened));
    const state = next(opened, "mark-spam");
    await write(tx, opened.application, now, { state, ...decidedBy(actor, now) });
    recordChange(record, { state: opened.application.state }, { state });
  });

/** One act for all of them: none is decided where one cannot be. */
export const decideSeveral = (actor: Actor, { picked, actionName, reason = "other", template, message }: SeveralForm) =>
  actionName === "accept"
    ? acceptSeveral(
        actor,
        picked.map(({ id, version, sameAs }) => ({ applicationId: id, version, sameAs })),
      )
    : perform(actor, `application.${actionName}`, async ({ tx, now, subject, recordChange }) => {
        // In one order for everybody, so that two who decide at once wait and do not block each other.
        for (const read of picked.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
          const opened = await lockToDecide(tx, actor, read, now);
          const record = subject(aboutApplicant(opened));
          const before = { state: opened.application.state };
          if (actionName === "reject")
            recordChange(record, before, (await reject(tx, actor, opened, { reason, message }, now)).after);
          else if (actionName === "ask-more")
            recordChange(record, before, await ask(tx, actor, opened, { template, message }, now));
          else {
            await write(tx, opened.application, now, { state: next(opened, actionName), ...decidedBy(actor, now) });
            recordChange(record, before, { state: next(opened, actionName) });
          }
        }
        return picked.length;
      });

/** As long as nothing has followed from it. */
export const takeBackDecision = (actor: Actor, id: string, { version }: { version: number }) =>
  perform(actor, "application.take-back", async ({ tx, now, subject, recordChange }) => {
    const opened = await lockToDecide(tx, actor, { id, version }, now);
    const { application } = opened;
    const record = subject(aboutApplicant(opened));
    const state = next(opened, "take-back");
    if (!canTakeBack(application.state, application.decidedAt, now)) throw illegal(opened, "take-back");
    await write(tx, application, now, {
      state,
      rejectReason: null,
      messageSealed: null,
      decidedBy: null,
      decidedAt: null,
    });
    recordChange(record, { state: application.state, reason: application.rejectReason }, { state, reason: null });
  });

/** Whether somebody who is here is the same person. */
export const setLikeness = (actor: Actor, id: string, { version, workerId, verdict }: LikenessForm) =>
  perform(actor, "application.say-duplicate", async ({ tx, now, subject }) => {
    const { application, form } = await lockToDecide(tx, actor, { id, version }, now);
    subject({ id, legalEntityId: form.legalEntityId });
    if (!application.duplicates.some((each) => each.workerId === workerId))
      throw new Refused({ code: "application.changed-meanwhile" });
    // They are one person at most.
    const duplicates = application.duplicates.map((each) => {
      if (each.workerId === workerId) return { ...each, verdict };
      return verdict === "same" ? { ...each, verdict: "other" as const } : each;
    });
    await write(tx, application, now, { duplicates });
  });

/** Refused where it changed since it was read, and where a colleague has it. */
async function lockToDecide(tx: Transaction, actor: Actor, read: Read, now: Date): Promise<OpenedApplication> {
  const opened = await openApplication(tx, eq(applications.id, read.id), "update");
  if (!opened || opened.application.version !== read.version)
    throw new Refused({ code: "application.changed-meanwhile" });
  await ensureNotHeld(tx, actor, opened, now);
  return opened;
}

/** An applicant who has worked here before may be the one who decides. */
const aboutApplicant = ({ application: { id, workerId }, form: { legalEntityId } }: OpenedApplication) => ({
  id,
  legalEntityId,
  workerId,
});

function next(opened: OpenedApplication, step: ApplicationStep) {
  const state = stepped(opened.application.state, step);
  if (!state) throw illegal(opened, step);
  return state;
}

const illegal = ({ application }: OpenedApplication, step: ApplicationStep) =>
  new Refused({ code: "application.step-illegal", from: application.state, step });

/** In the words of whom it goes to. */
async function ask(
  tx: Transaction,
  actor: Actor,
  opened: OpenedApplication,
  { template, message }: Pick<AskForm, "template" | "message">,
  now: Date,
) {
  const { application } = opened;
  const state = next(opened, "ask-more");
  const fullMessage = [template && askTemplates[template][application.language], message].filter(Boolean).join("\n\n");
  await write(tx, application, now, {
    state,
    messageSealed: (await sealOf(tx, application)).close(fullMessage),
    ...decidedBy(actor, now),
  });
  await tellLater(tx, application.id, "more", now);
  return { state };
}

async function reject(
  tx: Transaction,
  actor: Actor,
  opened: OpenedApplication,
  { reason, message }: Pick<RejectForm, "reason" | "message">,
  now: Date,
) {
  const { application } = opened;
  const state = next(opened, "reject");
  await write(tx, application, now, {
    state,
    rejectReason: reason,
    messageSealed: message ? (await sealOf(tx, application)).close(message) : null,
    ...decidedBy(actor, now),
  });
  await tellLater(tx, application.id, "rejected", now);
  return { before: { state: application.state }, after: { state, reason } };
}

const decidedBy = (actor: Actor, now: Date) => ({
  decidedBy: actor.kind === "person" ? actor.id : null,
  decidedAt: now,
  reviewerId: null,
  reviewedUntil: null,
});

const write = (
  tx: Transaction,
  { id, version }: OpenedApplication["application"],
  now: Date,
  columns: Partial<typeof applications.$inferInsert>,
) =>
  tx
    .update(applications)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(applications.id, id));

/** The letter leaves when the decision can no longer be taken back; whoever takes it back finds another state then. */
const tellLater = (tx: Transaction, applicationId: string, about: "more" | "rejected", now: Date) =>
  enqueue(tx, {
    kind: "application.letter",
    payload: { applicationId, about },
    runAt: new Date(now.getTime() + takeBackMinutes * 60_000),
  });
