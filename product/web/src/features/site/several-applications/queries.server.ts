/** The outcome for several applications, before anything is decided about them. */
import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { fieldsOf } from "@product/domain/forms/definition";
import { stepped } from "@product/domain/forms/states";
import type { Locale } from "@product/domain/locales";
import { tooYoungFor } from "@product/domain/people/working-age";
import { openApplication } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { applications, forms } from "@product/database/tables/site/form";
import { workers } from "@product/database/tables/people/worker";
import { findDuplicates } from "@product/database/workers/find-duplicates";
import { candidateFrom } from "#features/site/acceptance/queries.server.ts";
import { nameIn } from "#features/site/applications/queries.server.ts";
import type { Picked, SeveralAction } from "#features/site/applications/schema.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";

export type Foreseen = {
  id: string;
  name: string;
  form: string;
  language: Locale;
  /** Why it is left out; undefined where it can be decided. */
  not?: "changed" | "state" | "held" | "unsound" | "young" | "known";
  /** As it is confirmed. */
  picked: string;
  /** The worker whom it brings up to date. */
  code?: string | undefined;
};

/** One by one: what is another's, or not there, is as if it had not been ticked. */
export async function foresee(actor: Actor, picked: readonly Picked[], actionName: SeveralAction, locale: Locale) {
  const all: Foreseen[] = [];
  for (const each of picked) {
    const found = await foreseeOne(actor, each, actionName, locale);
    if (found) all.push(found);
  }
  return all;
}

async function foreseeOne(
  actor: Actor,
  { id, version }: Picked,
  actionName: SeveralAction,
  locale: Locale,
): Promise<Foreseen | undefined> {
  const isTheirs = and(
    eq(applications.id, id),
    permittedRows(actor, "submission.approve", "entity", forms.legalEntityId),
  )!;
  const opened = await openApplication(database, isTheirs);
  if (!opened || opened.application.state === "started") return undefined;
  const { application, form, answers } = opened;
  const same = application.duplicates.find(({ verdict }) => verdict === "same")?.workerId;
  const foreseen: Foreseen = {
    id,
    name: nameIn(fieldsOf(opened.version.definition), answers),
    form: locale === "es" ? form.titleEs : form.titleEn,
    language: application.language,
    picked: [id, version, ...(same && actionName === "accept" ? [same] : [])].join(":"),
  };
  if (application.version !== version) return { ...foreseen, not: "changed" };
  if (!stepped(application.state, actionName)) return { ...foreseen, not: "state" };
  const { reviewerId, reviewedUntil } = application;
  const isOthers = reviewerId !== null && actor.kind === "person" && reviewerId !== actor.id;
  if (isOthers && reviewedUntil !== null && clockNow() < reviewedUntil) return { ...foreseen, not: "held" };
  if (actionName !== "accept") return foreseen;
  const { record } = await candidateFrom(database, opened, homeDay());
  if (!record) return { ...foreseen, not: "unsound" };
  const isYoung = record.birthDate !== null && tooYoungFor(record.birthDate, { ...opened, today: homeDay() });
  if (isYoung) return { ...foreseen, not: "young" };
  const known = await findDuplicates(database, record, same ?? application.workerId ?? undefined);
  if (known.some(({ strength }) => strength === "exact")) return { ...foreseen, not: "known" };
  return { ...foreseen, code: same && (await codeOf(same)) };
}

const codeOf = async (workerId: string): Promise<string | undefined> =>
  (await database.select({ code: workers.code }).from(workers).where(eq(workers.id, workerId)))[0]?.code;
