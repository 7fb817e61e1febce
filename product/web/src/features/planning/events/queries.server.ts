import { and, asc, desc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import type { Permission } from "@product/domain/permissions/catalogue";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { daysOf } from "@product/domain/planning/event-days";
import { currentEvents } from "@product/domain/planning/event-list";
import { isEnded, isReopenable, nextStatuses, shownStatus, titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { compileFilter } from "@product/database/filters/compile";
import { eventColumns, eventPlaces, isOpenEvent } from "@product/database/filters/event-columns";
import { accounts } from "@product/database/tables/access/account";
import { eventManagers, events } from "@product/database/tables/planning/event";
import { staff } from "@product/database/tables/access/group";
import { clients, legalEntities, roles, venues } from "@product/database/tables/company/master-data";
import { clockNow, homeDay } from "#request/clock.ts";
import { choosableFor, permittedRowsAt } from "#request/who-may.ts";
import { fillOf, totalOf, type RoleFill } from "./fill.server.ts";

export const pageLength = 50;
export const mostCounted = 1000;

export const eventsSeenBy = (actor: Actor): SQL | undefined => permittedRowsAt(actor, "event.view", eventPlaces);

export const foundBy = (filter: Filter, actor: Actor): SQL =>
  and(
    eventsSeenBy(actor),
    // Said once more without parameters, or the index of those to come would not serve.
    "and" in filter && filter.and.includes(currentEvents) ? isOpenEvent : undefined,
    compileFilter(filter, eventColumns, homeDay()),
  ) ?? sql`true`;

export type EventRow = Awaited<ReturnType<typeof rowsWith>>[number];
export type Cursor = { after?: string | undefined; before?: string | undefined; sort?: string | undefined };

/** One page in the order of their beginning, and whether there are others before and after it. */
export async function eventPage(actor: Actor, filter: Filter, locale: Locale, cursor: Cursor, length = pageLength) {
  const isBackwards = cursor.before !== undefined;
  const from = cursor.before ?? cursor.after;
  const isDown = (cursor.sort ?? "date").startsWith("-") !== isBackwards;
  const beyond = from
    ? sql`(${events.startsAt}, ${events.id}) ${sql.raw(isDown ? "<" : ">")}
        (SELECT last.starts_at, last.id FROM app.event last WHERE last.id = ${from})`
    : undefined;
  const direction = isDown ? desc : asc;
  const rows = await selected()
    .where(and(foundBy(filter, actor), beyond))
    .orderBy(direction(events.startsAt), direction(events.id))
    .limit(length + 1);
  // The one from which the page was to go on is gone: begin again.
  if (from !== undefined && rows.length === 0) return eventPage(actor, filter, locale, { sort: cursor.sort }, length);
  const shown = rows.slice(0, length);
  if (isBackwards) shown.reverse();
  return {
    rows: await rowsWith(shown, locale),
    hasPrevious: isBackwards ? rows.length > length : from !== undefined,
    hasNext: isBackwards || rows.length > length,
  };
}

export const selected = () =>
  database
    .select({
      event: events,
      client: clients.name,
      venue: venues.name,
      town: venues.town,
      entity: legalEntities.name,
      managers: sql<string[]>`ARRAY(SELECT a.name FROM app.event_manager m JOIN app.account a ON a.user_id = m.user_id
        WHERE m.event_id = ${events.id} ORDER BY a.name)`,
    })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId))
    .leftJoin(clients, eq(clients.id, events.clientId));

export async function rowsWith(found: Awaited<ReturnType<typeof selected>>, locale: Locale) {
  const fill = await fillOf(
    found.map(({ event }) => event.id),
    locale,
  );
  const now = clockNow().getTime();
  return found.map(({ event, ...named }) => {
    const byRole: readonly RoleFill[] = fill.get(event.id) ?? [];
    const times = { startsAt: event.startsAt.getTime(), endsAt: event.endsAt.getTime() };
    const total = totalOf(byRole);
    return {
      id: event.id,
      code: event.code,
      title: titleIn(event, locale),
      status: event.status,
      // Filled enough where no place lacks its minimum.
      shown: shownStatus(
        { status: event.status, ...times },
        byRole.map(({ minimum, target, short }) => ({ minimum, target, confirmed: minimum - short })),
        now,
      ),
      ...times,
      ...daysOf(times, event.timeZone),
      timeZone: event.timeZone,
      colour: event.colour,
      importedHeads: event.importedHeads,
      byRole,
      total,
      ...named,
    };
  });
}

/** How many a filter finds; one more than the most when there are more. */
export async function countBy(filter: Filter, actor: Actor): Promise<number> {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(events)
    .where(foundBy(filter, actor))
    .limit(mostCounted + 1)
    .as("some");
  return (await database.select({ n: sql<number>`count(*)::int` }).from(some))[0]!.n;
}

/** One event as a row of the list has it, with all that its record keeps; undefined where the reader sees none. */
export async function eventWith(actor: Actor, id: string, locale: Locale) {
  const found = await selected().where(and(eq(events.id, id), eventsSeenBy(actor)));
  if (!found[0]) return undefined;
  const [row] = await rowsWith(found, locale);
  const managed = await database.select().from(eventManagers).where(eq(eventManagers.eventId, id));
  return { event: found[0].event, row: row!, managerIds: managed.map(({ userId }) => userId) };
}

/** Records that the actor can choose for an event; those already chosen stay choosable. */
export async function eventChoices(
  actor: Actor,
  permission: Permission,
  kept: { entity?: string; client?: string | null; venue?: string } = {},
) {
  const current = (kind: "entity" | "client" | "venue", table: PlaceTable) => {
    const choosable = and(isNull(table.archivedAt), choosableFor(actor, permission, kind, table.id));
    return kept[kind] ? or(choosable, eq(table.id, kept[kind])) : choosable;
  };
  const [entities, clientRows, venueRows, people] = await Promise.all([
    database
      .select({ id: legalEntities.id, name: legalEntities.name })
      .from(legalEntities)
      .where(current("entity", legalEntities))
      .orderBy(legalEntities.name),
    database
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(current("client", clients))
      .orderBy(clients.name),
    database
      .select({ id: venues.id, name: venues.name, town: venues.town, timeZone: venues.timeZone })
      .from(venues)
      .where(current("venue", venues))
      .orderBy(venues.name),
    database
      .select({ id: accounts.userId, name: accounts.name })
      .from(accounts)
      .innerJoin(staff, eq(staff.userId, accounts.userId))
      .where(isNull(staff.deactivatedAt))
      .orderBy(accounts.name),
  ]);
  return { entities, clients: clientRows, venues: venueRows, managers: people };
}
type PlaceTable = typeof clients | typeof venues | typeof legalEntities;
export type EventChoices = Awaited<ReturnType<typeof eventChoices>>;

/** Choices in the filters of events. */
export async function eventFilterChoices(actor: Actor, locale: Locale) {
  const [choices, roleRows] = await Promise.all([
    eventChoices(actor, "event.view"),
    database
      .select({ key: roles.key, name: locale === "es" ? roles.nameEs : roles.nameEn })
      .from(roles)
      .where(isNull(roles.archivedAt)),
  ]);
  return { ...choices, roles: roleRows };
}

/** Header data shared by every part of an event's page, for a reader who sees the event. */
export async function eventFrame(actor: Actor, id: string, locale: Locale) {
  const found = await eventWith(actor, id, locale);
  if (!found) return undefined;
  const { event, row } = found;
  const place = placeOfEvent(event);
  const isOpen = !isEnded(event.status);
  return {
    ...row,
    version: event.version,
    isOpen,
    next: nextStatuses[event.status],
    description:
      locale === "es" ? event.descriptionEs || event.descriptionEn : event.descriptionEn || event.descriptionEs,
    statusReason: event.statusReason,
    isTemplate: event.isTemplate,
    copiedFrom: event.clonedFrom,
    titles: { titleEs: event.titleEs, titleEn: event.titleEn },
    visibility: event.visibility,
    purchaseOrder: event.purchaseOrder,
    venueId: event.venueId,
    entityId: event.legalEntityId,
    place: { id: event.id, legalEntityId: event.legalEntityId, clientId: event.clientId, venueId: event.venueId },
    may: {
      edit: isPermitted(actor, "event.edit", place),
      plan: isOpen && isPermitted(actor, "shift.edit", place),
      publish: isOpen && isPermitted(actor, "shift.publish", place),
      assign: isOpen && isPermitted(actor, "assignment.create", place),
      override: isOpen && isPermitted(actor, "clearance.override", place),
      cancel: isOpen && isPermitted(actor, "event.delete", place),
      postpone: isOpen && isPermitted(actor, "event.edit", place),
      reopen: isReopenable(event.status) && event.importedHeads === null && isPermitted(actor, "event.publish", place),
      copy: isPermitted(actor, "event.create", place),
      stage: isPermitted(actor, "assignment.create", place),
      seePeople: isPermitted(actor, "assignment.view", place),
      checkIn: isPermitted(actor, "checkin.view", place),
      seeIncidents: isPermitted(actor, "incident.view", place),
      seeRates: isPermitted(actor, "pay.view", place),
      seeTime: isPermitted(actor, "time.view", place),
      seeHistory: isPermitted(actor, "event.edit", place) || isPermitted(actor, "audit.view", "everywhere"),
    },
  };
}
export type EventFrame = NonNullable<Awaited<ReturnType<typeof eventFrame>>>;
