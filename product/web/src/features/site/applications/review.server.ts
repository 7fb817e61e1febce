/** One application as its reviewer reads it: what was answered, what becomes of it, and who it may be. */
import { and, eq, inArray } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import {
  fieldsOf,
  inputName,
  inputNames,
  listOf,
  textOf,
  workerFieldOf,
  type Answers,
  type FormField,
  type Sensitivity,
} from "@product/domain/forms/definition";
import { canTakeBack } from "@product/domain/forms/decisions";
import { isQuestion, typeFacts } from "@product/domain/forms/field-types";
import type { Locale } from "@product/domain/locales";
import { linesFrom, pathOf } from "@product/domain/papers/signatures";
import type { Country } from "@product/domain/people/workers";
import type { WorkerField } from "@product/domain/people/worker-record";
import type { Permission } from "@product/domain/permissions/catalogue";
import { typedDay } from "@product/domain/time/typed-day";
import { openApplication, type OpenedApplication } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { applications, forms } from "@product/database/tables/site/form";
import { retentionRules } from "@product/database/tables/company/retention";
import { workers } from "@product/database/tables/people/worker";
import { candidateFrom } from "#features/site/acceptance/queries.server.ts";
import { calendarDay } from "#i18n/format.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";
import { namesOfRoles, nameIn } from "./queries.server.ts";

export const inSight = (actor: Actor, id: string) =>
  and(eq(applications.id, id), permittedRows(actor, "submission.view", "entity", forms.legalEntityId))!;

export type Review = NonNullable<Awaited<ReturnType<typeof reviewOf>>>;

/** Undefined where there is none, it is another company's, or it is not sent yet. */
export async function reviewOf(actor: Actor, id: string, locale: Locale) {
  const opened = await openApplication(database, inSight(actor, id));
  if (!opened || opened.application.state === "started") return undefined;
  const { application, form, version, answers } = opened;
  const now = clockNow();
  const candidate = await candidateFrom(database, opened, homeDay());
  const place = { entity: form.legalEntityId };
  const isHeld = application.reviewedUntil !== null && now < application.reviewedUntil;
  return {
    id,
    version: application.version,
    state: application.state,
    name: nameIn(fieldsOf(version.definition), answers),
    language: application.language,
    country: opened.country,
    form: { title: locale === "es" ? form.titleEs : form.titleEn, number: version.number },
    submittedAt: application.submittedAt!,
    rejectReason: application.rejectReason,
    message: opened.message,
    workerId: application.workerId,
    holder: isHeld ? { name: await nameOf(application.reviewerId), until: application.reviewedUntil! } : undefined,
    isMine: isHeld && actor.kind === "person" && application.reviewerId === actor.id,
    canTakeBack: canTakeBack(application.state, application.decidedAt, now),
    mayDecide: isPermitted(actor, "submission.approve", place),
    mayEdit: isPermitted(actor, "submission.edit", place),
    maySeeData: isPermitted(actor, "identity.view", place),
    isSound: candidate.record !== undefined,
    answers: await answerRows(actor, opened, candidate, locale),
    files: filesIn(actor, opened).map(({ id: fileId, type, field }) => ({
      id: fileId,
      type,
      label: field.label[locale],
    })),
    likely: await likelyWorkers(actor, application),
  };
}

/** The files sent with the application, as far as its reader may see such papers. */
const filesIn = (actor: Actor, { files, version, form }: OpenedApplication) =>
  files.flatMap((file) => {
    const field = fieldsOf(version.definition).find(({ key }) => key === file.field);
    return field && maySee(actor, field, form.legalEntityId) ? [{ ...file, field }] : [];
  });

export async function fileInSight(actor: Actor, applicationId: string, fileId: string) {
  const opened = await openApplication(database, inSight(actor, applicationId));
  return opened && filesIn(actor, opened).find(({ id }) => id === fileId);
}

export function maySee(actor: Actor, { sensitivity }: FormField, entity: string): boolean {
  const needs = shownBy[sensitivity];
  return needs === undefined || isPermitted(actor, needs, { entity });
}

async function nameOf(userId: string | null): Promise<string> {
  if (!userId) return "";
  return (
    (await database.select({ name: accounts.name }).from(accounts).where(eq(accounts.userId, userId)))[0]?.name ?? ""
  );
}

const shownBy: Record<Sensitivity, Permission | undefined> = {
  basic: undefined,
  contact: "worker.view.contact",
  identity: "identity.view",
  pay: "pay.view",
  health: "document.view.health-fitness",
};

export type AnswerRow = {
  key: string;
  question: string;
  /** Undefined where the reader may not see it. */
  answer: string | undefined;
  isMasked: boolean;
  /** The lines of a drawn signature, on the field that it was drawn in. */
  drawing?: string;
  tone: "ok" | "warn" | "idle";
  becomes: WorkerField | "roles" | "qualifications" | "availability" | "papers" | "guardian" | "consent" | "kept";
};

type Candidate = Awaited<ReturnType<typeof candidateFrom>>;

async function answerRows(actor: Actor, { form, answers }: OpenedApplication, candidate: Candidate, locale: Locale) {
  const roleNames = await namesOfRoles(locale);
  return candidate.pages
    .flatMap((page) => page.fields)
    .filter(({ type }) => isQuestion(type) && type !== "document" && type !== "photo")
    .map((field): AnswerRow => {
      const isSeen = maySee(actor, field, form.legalEntityId);
      const text = answerText(field, answers, roleNames, locale);
      return {
        key: field.key,
        question: field.label[locale] || field.label[locale === "es" ? "en" : "es"],
        answer: isSeen ? text : undefined,
        isMasked: isMasked(field),
        ...(isSeen && field.type === "signature" ? drawingIn(field, answers) : {}),
        tone: toneOf(field, text, candidate),
        becomes: becomesOf(field),
      };
    });
}

function drawingIn({ key }: FormField, answers: Answers): Pick<AnswerRow, "drawing"> {
  const lines = linesFrom(textOf(answers, inputName(key, "drawn"))) ?? [];
  return lines.length > 0 ? { drawing: pathOf(lines) } : {};
}

function toneOf(field: FormField, text: string, { faults, doubts }: Candidate): AnswerRow["tone"] {
  if (text === "") return field.required ? "warn" : "idle";
  const detail = workerFieldOf(field);
  return detail && (faults[detail] || doubts[detail]) ? "warn" : "ok";
}

const numbers = ["identity-number", "social-security-number", "bank-account"];
export const isMasked = ({ type }: Pick<FormField, "type">): boolean => numbers.includes(type);

function answerText(
  field: FormField,
  answers: Answers,
  roleNames: ReadonlyMap<string, string>,
  locale: Locale,
): string {
  const values = inputNames(field).flatMap((name) => listOf(answers, name));
  const choices = new Map((field.choices ?? []).map(({ key, label }) => [key, label[locale]]));
  if (isMasked(field)) return masked(textOf(answers, field.key));
  if (field.type === "date") {
    const day = typedDay(textOf(answers, field.key));
    return day ? calendarDay(day, locale) : textOf(answers, field.key);
  }
  if (field.type === "consent") return textOf(answers, field.key) ? "✓" : "";
  if (field.type === "signature") return textOf(answers, field.key);
  if (field.type === "guardian") return values.slice(0, 2).join(", ");
  const named = values.map((value) => (field.type === "roles" ? roleNames.get(value) : choices.get(value)) ?? value);
  return named.filter(Boolean).join(", ");
}

/** Known by its last four until somebody says why they look. */
const masked = (number: string): string => (number === "" ? "" : `•••• ${number.replace(/\s/g, "").slice(-4)}`);

function becomesOf(field: FormField): AnswerRow["becomes"] {
  const detail = workerFieldOf(field);
  if (detail) return detail;
  if (field.type === "roles" || field.type === "qualifications" || field.type === "availability") return field.type;
  if (field.type === "guardian") return "guardian";
  if (field.type === "consent" || field.type === "signature") return "consent";
  return typeFacts[field.type].hasFiles ? "papers" : "kept";
}

/** Workers whom the applicant may be, among those whom the reader sees, with the reason. */
async function likelyWorkers(actor: Actor, { duplicates }: Pick<OpenedApplication["application"], "duplicates">) {
  if (duplicates.length === 0) return [];
  const rows = await database
    .select({
      id: workers.id,
      code: workers.code,
      firstName: workers.firstName,
      lastName: workers.lastName,
      status: workers.status,
      town: workers.town,
    })
    .from(workers)
    .where(
      and(
        inArray(
          workers.id,
          duplicates.map(({ workerId }) => workerId),
        ),
        permittedRows(actor, "worker.view", "entity", workers.legalEntityId),
      ),
    );
  return duplicates.flatMap(({ workerId, strength, signs, verdict }) => {
    const row = rows.find(({ id }) => id === workerId);
    if (!row) return [];
    const { firstName, lastName, ...rest } = row;
    return [{ ...rest, name: [firstName, lastName].filter(Boolean).join(" "), strength, signs, verdict }];
  });
}

export const isInSight = async (actor: Actor, id: string): Promise<boolean> =>
  (
    await database
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(forms, eq(forms.id, applications.formId))
      .where(inSight(actor, id))
  ).length > 0;

/** How long an application that leads to no work is kept there. */
export async function retentionTerm(country: Country) {
  const [rule] = await database
    .select({ term: retentionRules.term, unit: retentionRules.unit })
    .from(retentionRules)
    .where(eq(retentionRules.id, `applications-${country.toLowerCase()}`));
  return rule;
}
