import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import type { OpenShift } from "@product/domain/site/blocks";
import { wallTimeAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { filledSlots } from "@product/database/filters/event-columns";
import { events, shifts, slots } from "@product/database/tables/planning/event";
import { forms } from "@product/database/tables/site/form";
import { legalEntities, roles, venues } from "@product/database/tables/company/master-data";
import { openForm } from "#features/site/signup/queries.server.ts";
import { clockNow } from "#request/clock.ts";

/** More than anyone reads; what comes later is announced as its day comes nearer. */
const most = 60;

/** Published shifts of public events with places left, the next first, each with the form by which one signs up. */
export async function openShifts(locale: Locale): Promise<OpenShift[]> {
  const now = clockNow();
  const rows = await database
    .select({
      id: slots.id,
      shift: shifts,
      event: events,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      town: venues.town,
      company: legalEntities.name,
      country: legalEntities.country,
      places: sql<number>`(filled.target - filled.confirmed)::int`,
    })
    .from(slots)
    .innerJoin(sql`(${filledSlots}) filled`, sql`filled.id = ${slots.id}`)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .where(
      and(
        eq(events.visibility, "public"),
        eq(events.status, "staffing"),
        eq(events.isTemplate, false),
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        gt(shifts.startsAt, now),
        sql`filled.confirmed < filled.target`,
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(slots.id))
    .limit(most);
  const formOf = await formsTakingSignUps();
  return rows.map(({ id, shift, event, role, town, company, country, places }) => ({
    id,
    day: shift.day,
    startsAt: wallTimeAt(shift.startsAt, event.timeZone),
    endsAt: wallTimeAt(shift.endsAt, event.timeZone),
    role,
    event: (locale === "es" ? event.titleEs || event.titleEn : event.titleEn || event.titleEs) || event.code,
    town,
    places,
    company,
    country,
    postedAt: shift.publishedAt!.toISOString(),
    form: formOf(event),
  }));
}

/** The form that someone who has never worked here begins with. */
export async function firstForm(locale: Locale): Promise<string | null> {
  const open = await openForms();
  return (open.find(({ language }) => language === locale) ?? open[0])?.slug ?? null;
}

/** That of the event itself, or else the one by which its company takes people on. */
async function formsTakingSignUps() {
  const open = await openForms();
  return ({ id, legalEntityId }: { id: string; legalEntityId: string }): string | null =>
    (
      open.find(({ eventId }) => eventId === id) ??
      open.find((form) => form.eventId === null && form.legalEntityId === legalEntityId)
    )?.slug ?? null;
}

async function openForms() {
  const rows = await database
    .select({ slug: forms.slug, eventId: forms.eventId, legalEntityId: forms.legalEntityId, language: forms.language })
    .from(forms)
    .where(and(eq(forms.state, "open"), eq(forms.target, "new-worker")))
    .orderBy(asc(forms.createdAt), asc(forms.slug));
  const open = await Promise.all(rows.map(async (form) => ((await openForm(form.slug)) ? [form] : [])));
  return open.flat();
}
