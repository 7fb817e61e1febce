import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { formChanges } from "@product/domain/forms/compare";
import { formStanding } from "@product/domain/forms/standing";
import { countedStates, waitingStates } from "@product/domain/forms/states";
import type { Locale } from "@product/domain/locales";
import { titleIn } from "@product/domain/planning/events";
import { plusDays } from "@product/domain/time/local-date";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { events } from "@product/database/tables/planning/event";
import { applications, forms, formVersions } from "@product/database/tables/site/form";
import { legalEntities } from "@product/database/tables/company/master-data";
import { clockNow } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";

const seenBy = (actor: Actor) => permittedRows(actor, "form.view", "entity", forms.legalEntityId);

const counted = (states: readonly string[]) =>
  sql<number>`count(*) FILTER (WHERE ${applications.state} = ANY(${sql.param([...states])}::text[]))::int`;

/** How far people came with each form. */
const funnels = () =>
  database
    .select({
      formId: applications.formId,
      started: sql<number>`count(*)::int`.as("started"),
      submitted: sql<number>`count(${applications.submittedAt})::int`.as("submitted"),
      accepted: counted(["accepted"]).as("accepted"),
      taken: counted(countedStates).as("taken"),
      waiting: counted(waitingStates).as("waiting"),
    })
    .from(applications)
    .groupBy(applications.formId)
    .as("funnel");

export type FormRow = Awaited<ReturnType<typeof formRows>>[number];

/** Every form that someone may see: those that take sign-ups first, what is put away last. */
export async function formRows(actor: Actor, locale: Locale, id?: string) {
  const funnel = funnels();
  const rows = await database
    .select({
      form: forms,
      entity: legalEntities.name,
      timeZone: legalEntities.timeZone,
      country: legalEntities.country,
      funnel: {
        started: sql<number>`coalesce(${funnel.started}, 0)`,
        submitted: sql<number>`coalesce(${funnel.submitted}, 0)`,
        accepted: sql<number>`coalesce(${funnel.accepted}, 0)`,
        taken: sql<number>`coalesce(${funnel.taken}, 0)`,
        waiting: sql<number>`coalesce(${funnel.waiting}, 0)`,
      },
      published: sql<number | null>`(SELECT max(number) FROM app.form_version AS out
        WHERE out.form_id = ${forms.id} AND out.published_at IS NOT NULL)`,
      draft: sql<{
        number: number;
        version: number;
      } | null>`(SELECT json_build_object('number', number, 'version', version)
        FROM app.form_version AS draft WHERE draft.form_id = ${forms.id} AND draft.published_at IS NULL)`,
    })
    .from(forms)
    .innerJoin(legalEntities, eq(legalEntities.id, forms.legalEntityId))
    .leftJoin(funnel, eq(funnel.formId, forms.id))
    .where(and(seenBy(actor), id === undefined ? undefined : eq(forms.id, id)))
    .orderBy(
      sql`array_position(ARRAY['open', 'draft', 'closed', 'archived'], ${forms.state})`,
      desc(forms.updatedAt),
      asc(forms.id),
    );
  return rows.map((row) => shownRow(row, locale));
}

type Found = {
  form: typeof forms.$inferSelect;
  entity: string;
  timeZone: (typeof legalEntities.$inferSelect)["timeZone"];
  country: (typeof legalEntities.$inferSelect)["country"];
  funnel: { started: number; submitted: number; accepted: number; taken: number; waiting: number };
  published: number | null;
  draft: { number: number; version: number } | null;
};

function shownRow({ form, entity, timeZone, country, funnel, published, draft }: Found, locale: Locale) {
  const { id, state, quota, opensAt, closesAt } = form;
  return {
    id,
    form,
    title: locale === "es" ? form.titleEs : form.titleEn,
    entity,
    country,
    timeZone,
    state,
    standing: formStanding({ state, opensAt, closesAt, quota, ...funnel, isPublished: published !== null }, clockNow()),
    opensOn: opensAt && dayAt(opensAt, timeZone),
    // It ends where the next day begins, and people speak of the last day.
    closesOn: closesAt && plusDays(dayAt(closesAt, timeZone), -1),
    quota,
    funnel,
    published,
    draft,
  };
}

/** Undefined where there is none, or it is another company's. */
export const formWith = async (actor: Actor, id: string, locale: Locale): Promise<FormRow | undefined> =>
  (await formRows(actor, locale, id))[0];

/** The companies for which someone may make a form. */
export const entitiesToFormFor = (actor: Actor) =>
  database
    .select({ id: legalEntities.id, name: legalEntities.name })
    .from(legalEntities)
    .where(and(isNull(legalEntities.archivedAt), permittedRows(actor, "form.create", "entity", legalEntities.id)))
    .orderBy(asc(legalEntities.name));

const mostEvents = 200;

/** The events of a company that a form can be for: those that are not over, and the one that it is for. */
export async function eventsToFormFor(legalEntityId: string, locale: Locale, kept: string | null) {
  const coming = and(gt(events.endsAt, clockNow()), eq(events.isTemplate, false), ne(events.status, "cancelled"));
  const rows = await database
    .select({ id: events.id, titleEn: events.titleEn, titleEs: events.titleEs, code: events.code })
    .from(events)
    .where(and(eq(events.legalEntityId, legalEntityId), or(coming, kept ? eq(events.id, kept) : undefined)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(mostEvents);
  return rows.map((event) => ({ id: event.id, name: `${titleIn(event, locale)} · ${event.code}` }));
}

/** The event for which someone is about to make a form; undefined where they may not. */
export async function eventToFormFor(actor: Actor, id: string) {
  const [event] = await database
    .select({ id: events.id, titleEn: events.titleEn, titleEs: events.titleEs, legalEntityId: events.legalEntityId })
    .from(events)
    .where(and(eq(events.id, id), permittedRows(actor, "form.create", "entity", events.legalEntityId)));
  return event;
}

export type VersionRow = Awaited<ReturnType<typeof versionRows>>[number];

/** The versions of a form, the newest first, and how many stand on each. */
export async function versionRows(formId: string) {
  const rows = await database
    .select({ id: formVersions.id, number: formVersions.number, publishedAt: formVersions.publishedAt })
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), isNotNull(formVersions.publishedAt)))
    .orderBy(desc(formVersions.number));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const standing = await database
    .select({ id: applications.formVersionId, drafts: counted(["started"]), all: sql<number>`count(*)::int` })
    .from(applications)
    .where(inArray(applications.formVersionId, ids))
    .groupBy(applications.formVersionId);
  return rows.map((row) => ({ ...row, drafts: 0, all: 0, ...standing.find(({ id }) => id === row.id) }));
}

/** The differences between a published version and the one before it; undefined where there is no such pair. */
export async function comparedVersion(formId: string, number: number) {
  const both = await database
    .select({ number: formVersions.number, definition: formVersions.definition })
    .from(formVersions)
    .where(and(eq(formVersions.formId, formId), isNotNull(formVersions.publishedAt), lte(formVersions.number, number)))
    .orderBy(desc(formVersions.number))
    .limit(2);
  const [after, before] = both;
  if (!before || after?.number !== number) return undefined;
  return { from: before.number, to: number, changes: formChanges(before.definition, after.definition) };
}
