import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { sentStates } from "@product/domain/forms/application-list";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { applicationColumns } from "@product/database/filters/application-columns";
import { compileFilter } from "@product/database/filters/compile";
import { applications, forms } from "@product/database/tables/site/form";
import { legalEntities } from "@product/database/tables/company/master-data";
import { formsWithApplications, rowsOf, selectedApplications } from "#features/site/applications/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";

export const pageLength = 50;
export const mostCounted = 1000;

/** Sent applications, as far as the actor may read them. */
export const foundBy = (filter: Filter, actor: Actor): SQL =>
  and(
    inArray(applications.state, sentStates),
    permittedRows(actor, "submission.view", "entity", forms.legalEntityId),
    compileFilter(filter, applicationColumns, homeDay()),
  )!;

type Cursor = { after?: string | undefined; before?: string | undefined; sort?: string | undefined };
export type ListedApplication = Awaited<ReturnType<typeof rowsOf>>[number];

/** One page in the order in which they were sent, and whether there are others before and after it. */
export async function applicationPage(actor: Actor, filter: Filter, locale: Locale, cursor: Cursor) {
  const isBackwards = cursor.before !== undefined;
  const from = cursor.before ?? cursor.after;
  const isDown = (cursor.sort ?? "-sent").startsWith("-") !== isBackwards;
  const beyond = from
    ? sql`(${applications.submittedAt}, ${applications.id}) ${sql.raw(isDown ? "<" : ">")}
        (SELECT last.submitted_at, last.id FROM app.application last WHERE last.id = ${from})`
    : undefined;
  const direction = isDown ? desc : asc;
  const found = await selectedApplications(locale)
    .where(and(foundBy(filter, actor), beyond))
    .orderBy(direction(applications.submittedAt), direction(applications.id))
    .limit(pageLength + 1);
  const shown = found.slice(0, pageLength);
  if (isBackwards) shown.reverse();
  return {
    rows: await rowsOf(actor, shown, locale),
    hasPrevious: isBackwards ? found.length > pageLength : from !== undefined,
    hasNext: isBackwards || found.length > pageLength,
  };
}

/** How many a filter finds; one more than the most when there are more. */
export async function countBy(filter: Filter, actor: Actor): Promise<number> {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .where(foundBy(filter, actor))
    .limit(mostCounted + 1)
    .as("some");
  return (await database.select({ n: sql<number>`count(*)::int` }).from(some))[0]!.n;
}

/** The choices in the filters of applications. */
export async function applicationChoices(actor: Actor, locale: Locale) {
  const [withApplications, entities] = await Promise.all([
    formsWithApplications(actor, locale),
    database
      .select({ id: legalEntities.id, name: legalEntities.name })
      .from(legalEntities)
      .where(permittedRows(actor, "submission.view", "entity", legalEntities.id))
      .orderBy(legalEntities.name),
  ]);
  return { forms: withApplications.map(({ id, title }) => ({ id, name: title })), entities };
}
export type ApplicationChoices = Awaited<ReturnType<typeof applicationChoices>>;
