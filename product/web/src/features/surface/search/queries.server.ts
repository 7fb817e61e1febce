/** What is found beside people: each kind for those who may see it, and of it only what lies where they may. */
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { fold } from "@product/domain/filters/fold";
import type { Locale } from "@product/domain/locales";
import { titleIn } from "@product/domain/planning/events";
import { pageAddressOf } from "@product/domain/site/pages";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { events, shifts } from "@product/database/tables/planning/event";
import { forms } from "@product/database/tables/site/form";
import { clients, venues } from "@product/database/tables/company/master-data";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { pages } from "@product/database/tables/site/page";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { inSightOf } from "#features/papers/documents/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { narrowed, narrowedAt } from "#request/who-may.ts";

export const mostOfEach = 8;

export type Found = { id: string; name: string; about: string; address: string; day?: string };
export type FoundKind = "event" | "shift" | "venue" | "client" | "form" | "document" | "page";

/** Every word, in any order, without accents; a sign that means something to the database is a sign like any other. */
const holding = (text: SQL | AnyColumn, words: readonly string[]): SQL =>
  and(...words.map((word) => sql`strpos(${text}, app.fold(${word})) > 0`))!;

const folded = (...columns: AnyColumn[]): SQL => sql`app.fold(concat_ws(' ', ${sql.join(columns, sql`, `)}))`;

/** One more than is shown of each tells that there are others. */
export async function foundBeside(actor: Actor, q: string, locale: Locale): Promise<Map<FoundKind, Found[]>> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  const kinds = [
    ["event", "event.view", eventsWith],
    ["shift", "shift.view", shiftsWith],
    ["venue", "venue.view", venuesWith],
    ["client", "client.view", clientsWith],
    ["form", "form.view", formsWith],
    ["document", "document.view", documentsWith],
    ["page", "page.view", pagesWith],
  ] as const;
  const found = await Promise.all(
    kinds
      .filter(([, permission]) => isPermitted(actor, permission))
      .map(async ([kind, , search]) => [kind, await search(actor, words, locale)] as const),
  );
  return new Map(found);
}

async function eventsWith(actor: Actor, words: readonly string[], locale: Locale): Promise<Found[]> {
  const rows = await database
    .select({ event: events, venue: venues.name })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(
      and(
        holding(sql`concat_ws(' ', ${events.searched}, ${folded(venues.name)})`, words),
        narrowedAt(actor, "event.view", eventPlaces),
      ),
    )
    .orderBy(desc(events.startsAt), asc(events.id))
    .limit(mostOfEach + 1);
  return rows.map(({ event, venue }) => ({
    id: event.id,
    name: titleIn(event, locale),
    about: venue,
    day: dayAt(event.startsAt, event.timeZone),
    address: `/admin/events/${event.id}`,
  }));
}

/** Those to come; past ones are found by their event. */
async function shiftsWith(actor: Actor, words: readonly string[], locale: Locale): Promise<Found[]> {
  const rows = await database
    .select({ event: events, shift: { id: shifts.id, title: shifts.title, day: shifts.day } })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        isNull(shifts.cancelledAt),
        gt(shifts.endsAt, clockNow()),
        or(...words.map((word) => holding(folded(shifts.title), [word]))),
        holding(sql`concat_ws(' ', ${folded(shifts.title)}, ${events.searched})`, words),
        narrowedAt(actor, "shift.view", eventPlaces),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.id))
    .limit(mostOfEach + 1);
  return rows.map(({ event, shift }) => ({
    id: shift.id,
    name: shift.title,
    about: titleIn(event, locale),
    day: shift.day,
    address: `/admin/events/${event.id}/shifts/${shift.id}`,
  }));
}

async function venuesWith(actor: Actor, words: readonly string[]): Promise<Found[]> {
  const rows = await database
    .select()
    .from(venues)
    .where(
      and(
        isNull(venues.archivedAt),
        holding(folded(venues.name, venues.town), words),
        narrowed(actor, "venue.view", "venue", venues.id),
      ),
    )
    .orderBy(asc(venues.name))
    .limit(mostOfEach + 1);
  return rows.map(({ id, name, town }) => ({ id, name, about: town, address: `/admin/venues/${id}` }));
}

async function clientsWith(actor: Actor, words: readonly string[]): Promise<Found[]> {
  const rows = await database
    .select()
    .from(clients)
    .where(
      and(
        isNull(clients.archivedAt),
        holding(folded(clients.name), words),
        narrowed(actor, "client.view", "client", clients.id),
      ),
    )
    .orderBy(asc(clients.name))
    .limit(mostOfEach + 1);
  return rows.map(({ id, name }) => ({ id, name, about: "", address: `/admin/clients/${id}` }));
}

async function formsWith(actor: Actor, words: readonly string[], locale: Locale): Promise<Found[]> {
  const rows = await database
    .select()
    .from(forms)
    .where(
      and(
        ne(forms.state, "archived"),
        holding(folded(forms.titleEn, forms.titleEs), words),
        narrowed(actor, "form.view", "entity", forms.legalEntityId),
      ),
    )
    .orderBy(asc(forms.titleEs), asc(forms.id))
    .limit(mostOfEach + 1);
  return rows.map(({ id, titleEn, titleEs, slug }) => ({
    id,
    name: (locale === "es" ? titleEs || titleEn : titleEn || titleEs) || slug,
    about: "",
    address: `/admin/signup-forms/${id}`,
  }));
}

/** By kind and person together, as in “passport Ane”: a kind alone is a list of its own. */
async function documentsWith(actor: Actor, words: readonly string[], locale: Locale): Promise<Found[]> {
  const names = folded(documentTypes.nameEn, documentTypes.nameEs);
  const kinds = await database.select({ id: documentTypes.id, names: sql<string>`${names}` }).from(documentTypes);
  const said = words.map(fold);
  const ofKind = said.filter((word) => word.length > 2 && kinds.some((kind) => kind.names.includes(word)));
  const ofPerson = said.filter((word) => !ofKind.includes(word));
  const meant = kinds.filter((kind) => ofKind.every((word) => kind.names.includes(word)));
  if (ofKind.length === 0 || ofPerson.length === 0 || meant.length === 0) return [];
  const rows = await database
    .select({
      id: documents.id,
      workerId: workers.id,
      person: fullName,
      type: documentTypes,
      until: documents.validUntil,
    })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(
      and(
        inArray(
          documents.documentTypeId,
          meant.map(({ id }) => id),
        ),
        ne(documents.state, "superseded"),
        ...ofPerson.map((word) => sql`${workers.searched} LIKE ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
        inSightOf(actor),
      ),
    )
    .orderBy(asc(workers.listedName), desc(documents.createdAt))
    .limit(mostOfEach + 1);
  return rows.map(({ id, workerId, person, type, until }) => ({
    id,
    name: locale === "es" ? type.nameEs : type.nameEn,
    about: person,
    ...(until ? { day: until } : {}),
    address: `/admin/workers/${workerId}/documents`,
  }));
}

async function pagesWith(_actor: Actor, words: readonly string[], locale: Locale): Promise<Found[]> {
  const rows = await database
    .select()
    .from(pages)
    .where(holding(folded(pages.titleEn, pages.titleEs, pages.slug), words))
    .orderBy(asc(pages.slug))
    .limit(mostOfEach + 1);
  return rows.map(({ slug, kind, titleEn, titleEs }) => ({
    id: slug,
    name: (locale === "es" ? titleEs || titleEn : titleEn || titleEs) || slug,
    about: pageAddressOf({ slug, kind }),
    address: `/admin/content/${slug}`,
  }));
}

/** The person whose number was asked for, once it is known that the asker may see it. */
export async function holderAt(id: string): Promise<Found[]> {
  const rows = await database.select({ name: fullName, code: workers.code }).from(workers).where(eq(workers.id, id));
  return rows.map(({ name, code }) => ({ id, name, about: code, address: `/admin/workers/${id}` }));
}
