import { and, asc, count, desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { fieldsOf, textOf, workerFieldOf, type Answers } from "@product/domain/forms/definition";
import { waitingStates, type ApplicationState } from "@product/domain/forms/states";
import { rolesFrom } from "@product/domain/forms/worker-from";
import type { Locale } from "@product/domain/locales";
import { answersOfMany } from "@product/database/applications/open-application";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { applications, forms, formVersions } from "@product/database/tables/site/form";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";
import { within, type Span } from "#request/slices/span.ts";
import { permittedRows } from "#request/who-may.ts";
import type { ReviewView } from "./schema.ts";

const pageLength = 50;
const mostCounted = 1000;

const statesOf: Record<ReviewView, readonly ApplicationState[]> = {
  waiting: waitingStates,
  asked: ["more_info"],
  decided: ["accepted", "rejected", "spam"],
};

type Asked = { view: ReviewView; form?: string | undefined; after?: string | undefined };

const seen = (actor: Actor, { view, form }: Omit<Asked, "after">) =>
  and(
    inArray(applications.state, [...statesOf[view]]),
    form === undefined ? undefined : eq(applications.formId, form),
    permittedRows(actor, "submission.view", "entity", forms.legalEntityId),
  );

export type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>["rows"][number];

/**
 * Waiting applications, oldest first; decided ones, newest first. `after` is the id of the last one on the page before.
 */
export async function applicationRows(actor: Actor, query: Asked, locale: Locale) {
  const isDecided = query.view === "decided";
  const found = await selectedApplications(locale)
    .where(and(seen(actor, query), query.after === undefined ? undefined : behind(query.after, isDecided)))
    .orderBy(...(isDecided ? newestFirst : oldestFirst))
    .limit(pageLength + 1);
  const rows = await rowsOf(actor, found.slice(0, pageLength), locale);
  return {
    rows: rows.map((row) => ({ ...row, at: (isDecided ? row.decidedAt : row.submittedAt)! })),
    hasMore: found.length > pageLength,
  };
}

export const selectedApplications = (locale: Locale) =>
  database
    .select({
      application: applications,
      form: locale === "es" ? forms.titleEs : forms.titleEn,
      definition: formVersions.definition,
      reviewer: accounts.name,
    })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(formVersions, eq(formVersions.id, applications.formVersionId))
    .leftJoin(accounts, eq(accounts.userId, applications.reviewerId));

/** As lists show them: names are opened for these alone. */
export async function rowsOf(actor: Actor, found: Awaited<ReturnType<typeof selectedApplications>>, locale: Locale) {
  const answers = await answersOfMany(
    database,
    found.map(({ application }) => application),
  );
  const roleNames = await namesOfRoles(locale);
  const now = clockNow();
  return found.map(({ application, form, definition, reviewer }) => {
    const { id, version, state, submittedAt, decidedAt, reviewerId, reviewedUntil, duplicates } = application;
    const isHeld = reviewedUntil !== null && now < reviewedUntil;
    const own = answers.get(id) ?? {};
    return {
      id,
      version,
      state,
      form,
      submittedAt,
      decidedAt,
      name: nameIn(fieldsOf(definition), own),
      roles: rolesFrom(fieldsOf(definition), own).flatMap((role) => roleNames.get(role) ?? []),
      reviewer: isHeld && reviewerId !== (actor.kind === "person" ? actor.id : null) ? reviewer : null,
      likely: duplicates.filter(({ verdict }) => verdict !== "other").length,
    };
  });
}

const oldestFirst = [asc(applications.submittedAt), asc(applications.id)];
const newestFirst = [desc(applications.decidedAt), desc(applications.id)];
const behind = (id: string, isDecided: boolean): SQL =>
  isDecided
    ? sql`(${applications.decidedAt}, ${applications.id}) < (SELECT decided_at, id FROM app.application WHERE id = ${id})`
    : sql`(${applications.submittedAt}, ${applications.id}) > (SELECT submitted_at, id FROM app.application WHERE id = ${id})`;

type Fields = ReturnType<typeof fieldsOf>;

/** As they gave it; empty where the form asks no name. */
export const nameIn = (fields: Fields, answers: Answers): string =>
  (["firstName", "lastName", "secondLastName"] as const)
    .flatMap((detail) => fields.filter((field) => workerFieldOf(field) === detail))
    .map(({ key }) => textOf(answers, key))
    .filter(Boolean)
    .join(" ");

export const namesOfRoles = async (locale: Locale): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await database.select({ id: roles.id, name: locale === "es" ? roles.nameEs : roles.nameEn }).from(roles)).map(
      ({ id, name }) => [id, name],
    ),
  );

/** How many stand in each view. */
export async function viewCounts(actor: Actor, form?: string): Promise<Record<"waiting" | "asked", number>> {
  const rows = await database
    .select({ state: applications.state, n: count() })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(or(seen(actor, { view: "waiting", form }), seen(actor, { view: "asked", form })))
    .groupBy(applications.state);
  const of = (view: "waiting" | "asked") =>
    rows.filter(({ state }) => statesOf[view].includes(state)).reduce((sum, { n }) => sum + n, 0);
  return { waiting: of("waiting"), asked: of("asked") };
}

/** How many this reviewer can decide about, counted no further than is worth showing. */
export async function waitingCount(actor: Actor, span?: Span): Promise<{ n: number; most: number }> {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(
      and(
        inArray(applications.state, [...waitingStates]),
        permittedRows(actor, "submission.approve", "entity", forms.legalEntityId),
        span && within(applications.submittedAt, span),
      ),
    )
    .limit(mostCounted + 1)
    .as("some");
  const [found] = await database.select({ n: count() }).from(some);
  return { n: found!.n, most: mostCounted };
}

/** The one after this one in the same order; the first where it was the last. */
export async function nextAfter(actor: Actor, id: string, form: string | undefined): Promise<string | undefined> {
  const find = async (which?: SQL) =>
    (
      await database
        .select({ id: applications.id })
        .from(applications)
        .innerJoin(forms, eq(forms.id, applications.formId))
        .where(and(seen(actor, { view: "waiting", form }), which))
        .orderBy(...oldestFirst)
        .limit(1)
    )[0]?.id;
  return (await find(behind(id, false))) ?? find();
}

/** The forms that have applications, to look at those of one alone. */
export const formsWithApplications = (actor: Actor, locale: Locale) =>
  database
    .select({ id: forms.id, title: locale === "es" ? forms.titleEs : forms.titleEn })
    .from(forms)
    .where(
      and(
        permittedRows(actor, "submission.view", "entity", forms.legalEntityId),
        sql`EXISTS (SELECT FROM app.application WHERE form_id = ${forms.id} AND state <> 'started')`,
      ),
    )
    .orderBy(asc(forms.titleEn));

/** Workers who came by another way and are not approved yet. */
export const workersToApprove = (actor: Actor) =>
  database.$count(
    workers,
    and(
      inArray(workers.status, ["applied", "in_review", "more_info"]),
      permittedRows(actor, "worker.view", "entity", workers.legalEntityId),
    ),
  );
