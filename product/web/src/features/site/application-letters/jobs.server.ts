/** Jobs about applications, apart from requests: comparing, messages to applicants, and the end of drafts. */
import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { canTakeBack } from "@product/domain/forms/decisions";
import { draftDays, draftWarnedDays } from "@product/domain/forms/limits";
import { openApplication, type OpenedApplication } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { applications, forms } from "@product/database/tables/site/form";
import { legalEntities } from "@product/database/tables/company/master-data";
import { retentionRules } from "@product/database/tables/company/retention";
import { workers } from "@product/database/tables/people/worker";
import { findDuplicates } from "@product/database/workers/find-duplicates";
import { eraseApplication } from "#features/site/application-data/commands.server.ts";
import { candidateFrom } from "#features/site/acceptance/queries.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import type { Files } from "#request/ports/files.ts";
import { perform } from "#request/perform.ts";
import { addresseeOf, pathOf } from "./addressee.server.ts";
import { applicationLetter, letterKinds } from "./letter.server.ts";

const waiting = z.object({ applicationId: z.uuid(), about: z.enum(letterKinds) });
const sent = z.object({ applicationId: z.uuid() });

export const letterJobs = (mailer: Mailer, files: Pick<Files, "remove">, siteUrl: string) => ({
  "application.letter": async (payload: unknown) => {
    const { applicationId, about } = waiting.parse(payload);
    const opened = await openApplication(database, eq(applications.id, applicationId));
    // Erased meanwhile, there is nobody left to write to; taken back, there is nothing to tell.
    const letter =
      opened &&
      isStillSo(about, opened.application) &&
      applicationLetter(addresseeOf(opened, await knownAs(opened)), about, pathOf(about, applicationId), siteUrl);
    if (letter) await mailer(letter);
  },
  "application.compare": (payload: unknown) => compareApplication(sent.parse(payload).applicationId),
  "applications.warn": () => warnOfEnd(daysAgo(draftDays - draftWarnedDays)),
  "applications.forget": async () => {
    await forgetDrafts(files, daysAgo(draftDays));
    await forgetDecided(files);
  },
});

async function knownAs({ application: { workerId } }: OpenedApplication) {
  if (!workerId) return undefined;
  const { firstName, email, mobile } = workers;
  return (await database.select({ firstName, email, mobile }).from(workers).where(eq(workers.id, workerId)))[0];
}

/** A decision is told once it cannot be taken back any more. */
function isStillSo(
  about: (typeof letterKinds)[number],
  { state, decidedAt }: OpenedApplication["application"],
): boolean {
  if (about !== "more" && about !== "rejected") return true;
  return state === (about === "more" ? "more_info" : "rejected") && !canTakeBack(state, decidedAt, clockNow());
}

export const letterSchedules = [
  { name: "applications.warn", everySeconds: 24 * 3600 },
  { name: "applications.forget", everySeconds: 24 * 3600 },
] as const;

/**
 * The worker whom an applicant may be is searched for here and never while the form is typed; the mail alone tells of a
 * match, and only to the reader of that mailbox.
 */
const compareApplication = (applicationId: string): Promise<void> =>
  perform(theSystem, "application.compare", async ({ tx, now, subject }) => {
    const opened = await openApplication(tx, eq(applications.id, applicationId), "update");
    if (!opened) return void subject({ id: applicationId, legalEntityId: nowhere });
    const { application, form } = opened;
    subject({ id: application.id, legalEntityId: form.legalEntityId });
    const { record } = await candidateFrom(tx, opened, homeDay());
    const found = record ? await findDuplicates(tx, record, application.workerId ?? undefined) : [];
    await tx
      .update(applications)
      .set({ duplicates: found.slice(0, mostShown), comparedAt: now })
      .where(eq(applications.id, application.id));
    const isKnown = found.some(({ strength }) => strength !== "weak");
    if (application.comparedAt === null)
      await enqueue(tx, {
        kind: "application.letter",
        payload: { applicationId, about: isKnown ? "known" : "received" },
      });
  });

const mostShown = 10;
const nowhere = "00000000-0000-0000-0000-000000000000";

/** Drafts that nobody touched for long: their owner is told once, and has some days. */
async function warnOfEnd(before: Date): Promise<void> {
  const due = await database
    .select({ id: applications.id, legalEntityId: forms.legalEntityId })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(and(eq(applications.state, "started"), isNull(applications.warnedAt), lt(applications.touchedAt, before)))
    .limit(atOnce);
  for (const draft of due)
    await perform(theSystem, "application.warn", async ({ tx, now, subject }) => {
      subject(draft);
      await tx.update(applications).set({ warnedAt: now }).where(eq(applications.id, draft.id));
      await enqueue(tx, { kind: "application.letter", payload: { applicationId: draft.id, about: "ending" } });
    });
}

/** Only of whom was told. */
async function forgetDrafts(files: Pick<Files, "remove">, before: Date): Promise<void> {
  const warnedBefore = daysAgo(draftWarnedDays);
  const due = await database
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.state, "started"),
        lt(applications.touchedAt, before),
        lt(applications.warnedAt, warnedBefore),
      ),
    )
    .limit(atOnce);
  for (const { id } of due) await eraseApplication(files, id, theSystem);
}

/** Applications that made nobody a worker, when the term of their country is over; each step begins it anew. */
async function forgetDecided(files: Pick<Files, "remove">): Promise<void> {
  const due = await database
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(legalEntities, eq(legalEntities.id, forms.legalEntityId))
    .innerJoin(
      retentionRules,
      eq(
        retentionRules.id,
        sql`CASE ${legalEntities.country} WHEN 'ES' THEN 'applications-es' ELSE 'applications-uk' END`,
      ),
    )
    .where(
      and(
        ne(applications.state, "started"),
        isNull(applications.workerId),
        sql`${applications.updatedAt} + (${retentionRules.term} || ' ' || ${retentionRules.unit})::interval < ${clockNow()}`,
      ),
    )
    .limit(atOnce);
  for (const { id } of due) await eraseApplication(files, id, theSystem);
}

const atOnce = 500;

const daysAgo = (days: number) => new Date(clockNow().getTime() - days * 24 * 3600 * 1000);
