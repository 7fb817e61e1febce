/** The data held of an applicant, for themselves, by the link of their application. */
import { eq, sql } from "drizzle-orm";
import { draftDays } from "@product/domain/forms/limits";
import {
  fieldsOf,
  inputNames,
  listOf,
  type Answers,
  type BothLanguages,
  type FormField,
} from "@product/domain/forms/definition";
import { isQuestion, typeFacts } from "@product/domain/forms/field-types";
import { shownPages } from "@product/domain/forms/shown";
import type { Locale } from "@product/domain/locales";
import { linkHash } from "@product/database/applications/links";
import { openApplication, type OpenedApplication } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { applications } from "@product/database/tables/site/form";
import { roles } from "@product/database/tables/company/master-data";
import { qualifications } from "@product/database/tables/company/qualification";
import { retentionRules } from "@product/database/tables/company/retention";
import { homeDay, homeDayAt } from "#request/clock.ts";

const always = () => true;

const isToken = /^[\w-]{43}$/;

const behindLink = (token: string) =>
  isToken.test(token)
    ? openApplication(database, eq(applications.resumeTokenHash, linkHash(token)))
    : Promise.resolve(undefined);

/** Undefined where the link is of none, or it was erased. */
export async function heldBehind(token: string, locale: Locale) {
  const opened = await behindLink(token);
  return opened && heldIn(opened, locale);
}

/** The data of an opened application, with all answers or those that its reader may see. */
export async function heldIn(
  opened: OpenedApplication,
  locale: Locale,
  maySee: (field: FormField) => boolean = always,
) {
  const { application, form, message, files } = opened;
  const shown = new Set(
    fieldsOf(opened.version.definition)
      .filter(maySee)
      .map(({ key }) => key),
  );
  return {
    id: application.id,
    form: (locale === "es" ? form.titleEs : form.titleEn) || form.titleEn || form.titleEs,
    language: application.language,
    state: application.state,
    begunAt: application.createdAt,
    sentAt: application.submittedAt,
    keptUntil: await lastDay(opened),
    message,
    answers: (await answersInWords(opened, locale)).filter(({ key }) => shown.has(key)),
    files: files
      .filter(({ field }) => shown.has(field))
      .map(({ field, type, size, createdAt }) => ({ field, type, bytes: size, sentAt: createdAt })),
    /** An application that became a worker's goes with the worker. */
    mayErase: application.workerId === null || application.state === "started",
  };
}

/**
 * The last day of keeping: for a draft some days after the last touch, for an application the term of its country. None
 * while it is a worker's.
 */
async function lastDay({ application, country }: OpenedApplication): Promise<string | undefined> {
  if (application.state === "started")
    return homeDayAt(new Date(application.touchedAt.getTime() + draftDays * 24 * 3_600_000));
  if (application.workerId !== null) return undefined;
  const [kept] = await database
    .select({
      until: sql<string>`(${applications.updatedAt} + (${retentionRules.term} || ' ' || ${retentionRules.unit})::interval)::date::text`,
    })
    .from(applications)
    .innerJoin(retentionRules, eq(retentionRules.id, `applications-${country.toLowerCase()}`))
    .where(eq(applications.id, application.id));
  return kept?.until;
}

async function answersInWords({ version, answers, country, files }: OpenedApplication, locale: Locale) {
  const fields = shownPages(version.definition, answers, { country, today: homeDay() })
    .flatMap((page) => page.fields)
    .filter(({ type }) => isQuestion(type));
  const names = await namesOfChosen(fields, locale);
  return fields.map((field) => ({
    key: field.key,
    question: textIn(field.label, locale),
    answer: inWords(field, answers, names, locale),
    files: typeFacts[field.type].hasFiles ? files.filter((file) => file.field === field.key).length : 0,
  }));
}

const textIn = (text: BothLanguages, locale: Locale) => text[locale] || text[locale === "es" ? "en" : "es"];

function inWords(field: FormField, answers: Answers, names: ReadonlyMap<string, string>, locale: Locale): string {
  if (field.type === "consent" && field.consent && listOf(answers, field.key).length > 0)
    return textIn(field.consent.text, locale);
  const choices = new Map((field.choices ?? []).map(({ key, label }) => [key, textIn(label, locale)]));
  return inputNames(field)
    .filter((name) => !name.endsWith(".drawn"))
    .flatMap((name) => listOf(answers, name))
    .map((value) => choices.get(value) ?? names.get(value) ?? value)
    .filter(Boolean)
    .join(", ");
}

async function namesOfChosen(fields: readonly FormField[], locale: Locale): Promise<ReadonlyMap<string, string>> {
  const asks = (type: FormField["type"]) => fields.some((field) => field.type === type);
  const all = [
    ...(asks("roles") ? await database.select().from(roles) : []),
    ...(asks("qualifications") ? await database.select().from(qualifications) : []),
  ];
  return new Map(all.map(({ id, nameEn, nameEs }) => [id, locale === "es" ? nameEs : nameEn]));
}
