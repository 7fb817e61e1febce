import { and, eq, isNull, or } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { inheritedTerms, type WorkTerms } from "@product/domain/planning/work-terms";
import { database } from "@product/database/client";
import { documentTypes } from "@product/database/tables/company/document-type";
import { events, shifts } from "@product/database/tables/planning/event";
import { clients } from "@product/database/tables/company/master-data";
import { workTerms } from "@product/database/tables/planning/work-terms";
import { permittedRows } from "#request/who-may.ts";

type Reader = Pick<typeof database, "select">;
type Level = { clientId?: string; eventId?: string; shiftId?: string };

/** The row of one level; of the company where nothing is named. */
export const saidAt = ({ clientId, eventId, shiftId }: Level) =>
  and(
    clientId ? eq(workTerms.clientId, clientId) : isNull(workTerms.clientId),
    eventId ? eq(workTerms.eventId, eventId) : isNull(workTerms.eventId),
    shiftId ? eq(workTerms.shiftId, shiftId) : isNull(workTerms.shiftId),
  );

/** Terms set by one level itself, with the version at which they were read. */
async function saidBy(level: Level, reader: Reader = database): Promise<{ terms: WorkTerms; version: number }> {
  const [row] = await reader.select().from(workTerms).where(saidAt(level));
  return { terms: row?.terms ?? {}, version: row?.version ?? 0 };
}

/** Terms set by the company, and those that hold where it sets none. */
export async function companyTerms() {
  return { ...(await saidBy({})), above: inheritedTerms({}) };
}

/** Terms set by a client, and those that hold where it sets none. */
export async function clientTerms(clientId: string) {
  const [own, company] = await Promise.all([saidBy({ clientId }), saidBy({})]);
  return { ...own, above: inheritedTerms({ company: company.terms }) };
}

/** Terms set by an event, and those that hold where it sets none. */
export async function eventTerms(eventId: string, reader: Reader = database) {
  const [event] = await reader.select({ clientId: events.clientId }).from(events).where(eq(events.id, eventId));
  const clientId = event?.clientId;
  // One after another: a transaction has one connection.
  const own = await saidBy({ eventId }, reader);
  const client = clientId ? await saidBy({ clientId }, reader) : undefined;
  const company = await saidBy({}, reader);
  const above = { company: company.terms, ...(client && { client: client.terms }) };
  const termsByLevel = { ...above, event: own.terms };
  return { ...own, termsByLevel, above: inheritedTerms(above), inForce: inheritedTerms(termsByLevel) };
}

/** Terms set by a shift, and those that hold where it sets none. */
export async function shiftTerms(eventId: string, shiftId: string, reader: Reader = database) {
  const own = await saidBy({ shiftId }, reader);
  const { termsByLevel, inForce: above } = await eventTerms(eventId, reader);
  return { ...own, above, inForce: inheritedTerms({ ...termsByLevel, shift: own.terms }) };
}

export type TermsScreen = Awaited<ReturnType<typeof companyTerms>>;

/** The kinds that can be asked for beyond the law. Kinds about health are asked for by the law alone. */
export const papersToAskFor = (locale: Locale) => {
  const name = locale === "es" ? documentTypes.nameEs : documentTypes.nameEn;
  return database
    .select({ id: documentTypes.id, name })
    .from(documentTypes)
    .where(and(isNull(documentTypes.archivedAt), eq(documentTypes.isHealth, false)))
    .orderBy(name);
};
export type Papers = Awaited<ReturnType<typeof papersToAskFor>>;

export const clientWithTerms = async (actor: Actor, clientId: string) =>
  (
    await database
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(and(eq(clients.id, clientId), permittedRows(actor, "client.view", "client", clients.id)))
  )[0];

/** Those whose work can have terms of its own, and which have. */
export const clientsWithTerms = (actor: Actor) =>
  database
    .select({ id: clients.id, name: clients.name, terms: workTerms.terms })
    .from(clients)
    .leftJoin(workTerms, eq(workTerms.clientId, clients.id))
    .where(
      and(
        or(isNull(clients.archivedAt), eq(workTerms.clientId, clients.id)),
        permittedRows(actor, "client.view", "client", clients.id),
      ),
    )
    .orderBy(clients.name)
    .limit(500);

/** A shift by its title, as far as it is one of this event. */
export const shiftOf = async (eventId: string, id: string) =>
  (
    await database
      .select({ id: shifts.id, title: shifts.title })
      .from(shifts)
      .where(and(eq(shifts.id, id), eq(shifts.eventId, eventId)))
  )[0];
