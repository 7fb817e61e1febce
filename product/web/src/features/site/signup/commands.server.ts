/** The commands of an applicant: begin, go on page by page, and send once. */
import { and, eq, gt, sql } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { Answers, FormDefinition } from "@product/domain/forms/definition";
import { workerFieldOf, textOf, fieldsOf } from "@product/domain/forms/definition";
import { answerLimits, startLimits } from "@product/domain/forms/limits";
import { shownAnswers } from "@product/domain/forms/shown";
import { tooYoungIn } from "@product/domain/forms/too-young";
import { stepped, takesSignUps } from "@product/domain/forms/states";
import { Refused } from "@product/domain/refusals";
import { contactHash, linkHash, networkHash, resumeToken, statusToken } from "@product/database/applications/links";
import {
  closedAnswers,
  openApplication,
  sealOf,
  type OpenedApplication,
} from "@product/database/applications/open-application";
import { enqueue } from "@product/database/jobs/queue";
import { applications, forms } from "@product/database/tables/site/form";
import { homeDayAt } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { AskedShift } from "./asked-shift.server.ts";
import { answersInFull } from "./answers.server.ts";
import { takenPlaces, type openForm } from "./queries.server.ts";

type Open = NonNullable<Awaited<ReturnType<typeof openForm>>>;

/**
 * Begins with the first page; the link to go on is mailed when there is somewhere to mail it to. Nobody's mailbox is filled by who
 * begins with its address again and again, and who does so is not told.
 */
export const startApplication = (
  { form, version, shiftId = null, ...place }: Open & Partial<AskedShift>,
  answers: Answers,
  language: Locale,
  page: string,
  address?: string,
) =>
  perform(themselves, "application.start", async ({ tx, now, subject }) => {
    ensureSize(answers);
    ensureAge({ version, ...place }, answers, now);
    const { id } = subject({ id: crypto.randomUUID(), legalEntityId: form.legalEntityId });
    const contact = contactIn(version.definition, answers);
    const startedFromHash = address ? networkHash(address, now) : null;
    if (startedFromHash) await ensureFewer(tx, startedFromHash);
    const isWrittenTo = contact !== undefined && (await begunWith(tx, contact, now)) < startLimits.lettersPerContact;
    await tx.insert(applications).values({
      id,
      formId: form.id,
      formVersionId: version.id,
      language,
      answersSealed: closedAnswers(await sealOf(tx, { id, workerId: null }), answers),
      contactHash: contact ? contactHash(contact) : null,
      resumeTokenHash: linkHash(resumeToken(id)),
      startedFromHash,
      page,
      shiftId,
      touchedAt: now,
    });
    if (isWrittenTo) await enqueue(tx, { kind: "application.letter", payload: { applicationId: id, about: "resume" } });
    return { token: resumeToken(id) };
  });

async function ensureFewer(tx: Transaction, startedFromHash: Buffer): Promise<void> {
  await takeTurns(tx, `starts from ${startedFromHash.toString("hex")}`);
  const begun = await tx.$count(applications, eq(applications.startedFromHash, startedFromHash));
  if (begun >= startLimits.perNetwork) throw new Refused({ code: "application.too-many-started" });
}

/** How many were begun with the same e-mail or telephone in the last hour. */
async function begunWith(tx: Transaction, contact: string, now: Date): Promise<number> {
  const hash = contactHash(contact);
  await takeTurns(tx, `starts with ${hash.toString("hex")}`);
  return tx.$count(
    applications,
    and(eq(applications.contactHash, hash), gt(applications.createdAt, new Date(now.getTime() - 3_600_000))),
  );
}

/** When several begin at once, each counts the ones before it. */
const takeTurns = (tx: Transaction, what: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

/** Writes a page over what was there. */
export const saveAnswers = (token: string, answers: Answers, language: Locale, page: string) =>
  perform(themselves, "application.save", async ({ tx, now, subject }) => {
    const opened = await writable(tx, token);
    const { application, form, version } = opened;
    subject({ id: application.id, legalEntityId: form.legalEntityId });
    const all = { ...opened.answers, ...answers };
    ensureSize(all);
    ensureAge(opened, all, now);
    const contact = contactIn(version.definition, all);
    await tx
      .update(applications)
      .set({
        answersSealed: closedAnswers(await sealOf(tx, application), all),
        contactHash: contact ? contactHash(contact) : null,
        language,
        page,
        touchedAt: now,
        warnedAt: null,
        version: application.version + 1,
        updatedAt: now,
      })
      .where(eq(applications.id, application.id));
  });

/**
 * Sends an application. Sent twice it is sent once; when many send at once for the last places, the first get them and
 * the others keep their answers. A sender who may be a program has to answer a mail first.
 */
export const submitApplication = (token: string, isProven: boolean) =>
  perform(themselves, "application.submit", async ({ tx, now, subject, recordChange }) => {
    const opened = await openApplication(tx, eq(applications.resumeTokenHash, linkHash(token)), "update");
    if (!opened) throw new Refused({ code: "application.link-gone" });
    const { application, form, version, country } = opened;
    const { id, state } = application;
    const record = subject({ id, legalEntityId: form.legalEntityId });
    const to = stepped(state, "submit");
    if (!to) {
      recordChange(record, { state }, { state });
      return { status: statusToken(id) };
    }
    const faults = await answersInFull(tx, opened, now);
    if (faults.length > 0) throw new Refused({ code: "application.unsound", n: faults.length });
    if (state === "started") await ensurePlace(tx, form.id, now);
    if (!isProven) {
      await tx.update(applications).set({ toConfirmSince: now, touchedAt: now }).where(eq(applications.id, id));
      await enqueue(tx, { kind: "application.letter", payload: { applicationId: id, about: "confirm" } });
      recordChange(record, { state }, { state });
      return {};
    }
    const kept = shownAnswers(version.definition, opened.answers, { country, today: homeDayAt(now) });
    await tx
      .update(applications)
      .set({
        state: to,
        answersSealed: closedAnswers(await sealOf(tx, application), kept),
        submittedAt: now,
        toConfirmSince: null,
        statusTokenHash: linkHash(statusToken(id)),
        touchedAt: now,
        version: application.version + 1,
        updatedAt: now,
      })
      .where(eq(applications.id, id));
    await enqueue(tx, { kind: "application.compare", payload: { applicationId: id } });
    recordChange(record, { state }, { state: to });
    return { status: statusToken(id) };
  });

/** The form's row is held until this is written, so that places are counted one after the other. */
async function ensurePlace(tx: Transaction, formId: string, now: Date): Promise<void> {
  const [form] = await tx.select().from(forms).where(eq(forms.id, formId)).for("update");
  const window = { ...form!, taken: await takenPlaces(tx, formId), isPublished: true };
  if (takesSignUps(window, now)) return;
  const isFull = takesSignUps({ ...window, taken: 0 }, now);
  throw new Refused({ code: isFull ? "form.filled-up" : "form.closed" });
}

async function writable(tx: Transaction, token: string): Promise<OpenedApplication> {
  const opened = await openApplication(tx, eq(applications.resumeTokenHash, linkHash(token)), "update");
  if (!opened || !stepped(opened.application.state, "submit")) throw new Refused({ code: "application.link-gone" });
  return opened;
}

/** Nothing is recorded about a child who may not work yet. */
function ensureAge(
  { version, ...place }: Pick<Open, "version" | "country" | "nation"> & Partial<Pick<AskedShift, "workDay">>,
  answers: Answers,
  now: Date,
): void {
  const found = tooYoungIn(version.definition, answers, { ...place, today: homeDayAt(now) });
  if (found) throw new Refused({ code: "application.too-young", from: found.from, country: found.country });
}

function ensureSize(answers: Answers): void {
  if (JSON.stringify(answers).length > answerLimits.all) throw new Refused({ code: "form.too-large" });
}

/** The e-mail, or else the telephone. */
function contactIn(definition: FormDefinition, answers: Answers): string | undefined {
  const answerTo = (detail: "email" | "mobile") =>
    fieldsOf(definition)
      .filter((field) => workerFieldOf(field) === detail)
      .map(({ key }) => textOf(answers, key))
      .find(Boolean);
  return answerTo("email") ?? answerTo("mobile");
}
