import { clockNow, todayIn } from "#request/clock.ts";
import { and, asc, desc, eq, gte, isNull, or } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { ActivationGap } from "@product/domain/clearance/missing-to-activate";
import type { Locale } from "@product/domain/locales";
import { ageOn, type LocalDate } from "@product/domain/time/local-date";
import { maskedEnd, maskedIban } from "@product/domain/people/typed-worker";
import type { MoveForTwo } from "@product/domain/people/worker-states";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { titleIn } from "@product/domain/planning/events";
import { visibleFields } from "@product/domain/permissions/fields";
import type { Permission } from "@product/domain/permissions/catalogue";
import { database } from "@product/database/client";
import { gapsToActivate } from "@product/database/clearance/activation";
import { documentTypes } from "@product/database/tables/company/document-type";
import { sealsIn } from "@product/database/person-keys";
import { accounts } from "@product/database/tables/access/account";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { absences } from "@product/database/tables/papers/right-to-work";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { availabilities, workerNotes, workerProposals } from "@product/database/tables/people/worker-record";
import { pictureOf } from "@product/database/workers/pictures";
import { futureAssignments } from "@product/database/workers/release-assignments";
import { readRecord } from "@product/database/workers/read-record";
import { countryName } from "#i18n/country-name.ts";
import { permittedRows } from "#request/who-may.ts";

/** The row of a worker whom the actor may see, and the day that it is at their company; undefined for one who is elsewhere or was erased. */
export async function workerInScope(actor: Actor, id: string) {
  const [worker] = await database
    .select({ worker: workers, entity: legalEntities.name, timeZone: legalEntities.timeZone })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(eq(workers.id, id), permittedRows(actor, "worker.view", "entity", workers.legalEntityId)));
  return worker && { ...worker, today: todayIn(worker.timeZone) };
}
export type Found = NonNullable<Awaited<ReturnType<typeof workerInScope>>>;

/** A worker as the page shows them: sensitive fields only masked, and absent for readers without their class. */
export async function shownWorker(actor: Actor, { worker, entity, today }: Found, locale: Locale) {
  const [record, ownRoles] = await Promise.all([readRecord(database, worker.id), rolesOf(worker.id, locale)]);
  const { birthDate, identities, naf, iban, accountHolder, nationality, languages, ...plain } = record!;
  const tongues = new Intl.DisplayNames(locale, { type: "language" });
  const whole = {
    id: worker.id,
    ...plain,
    code: worker.code,
    status: worker.status,
    statusReason: worker.statusReason,
    statusUntil: worker.statusUntil,
    statusSince: worker.statusSince,
    source: worker.source,
    tags: worker.tags,
    entity,
    roles: ownRoles,
    createdAt: worker.createdAt,
    version: worker.version,
    // Planners plan by it without knowing the day.
    adult: birthDate === null ? null : ageOn(today, birthDate) >= 18,
    languages: languages.map(({ language, level }) => ({ language, level, name: tongues.of(language) ?? language })),
    nationality: nationality === null ? null : countryName(nationality, locale),
    dateOfBirth: birthDate === null ? null : "••••",
    identityNumber: identities.map(({ type, value, country, expiresOn }) => ({
      type,
      masked: maskedEnd(value),
      country: countryName(country, locale),
      expiresOn,
    })),
    socialSecurityNumber: naf === null ? null : maskedEnd(naf),
    iban: iban === null ? null : maskedIban(iban),
    accountHolder: accountHolder === null ? null : "••••",
  };
  const grants = actor.kind === "person" ? actor.grants : [];
  return visibleFields(grants, "worker", { entity: worker.legalEntityId }, whole);
}

const rolesOf = (workerId: string, locale: Locale) =>
  database
    .select({ id: roles.id, name: locale === "es" ? roles.nameEs : roles.nameEn })
    .from(workerRoles)
    .innerJoin(roles, eq(roles.id, workerRoles.roleId))
    .where(eq(workerRoles.workerId, workerId))
    .orderBy(locale === "es" ? roles.nameEs : roles.nameEn);

/** How they look: the file of the photo that was verified. */
export const pictureOfWorker = (workerId: string) => pictureOf(database, workerId);

export type ShownGap = { code: ActivationGap["code"]; name: string };

/** The gaps that still keep a worker from becoming active, as far as the reader may know them. */
export async function gapsBefore(
  actor: Actor,
  { id, legalEntityId }: { id: string; legalEntityId: string },
  locale: Locale,
): Promise<ShownGap[]> {
  const gaps = (await gapsToActivate(database, id, clockNow())) ?? [];
  const kinds = await database.select().from(documentTypes);
  const seesHealth = isPermitted(actor, "document.view.health-fitness", { entity: legalEntityId });
  return gaps.map((gap) => {
    const kind = gap.code === "document" ? kinds.find((each) => each.id === gap.documentTypeId) : undefined;
    const isTold = kind && (seesHealth || !kind.isHealth);
    return { code: gap.code, name: isTold ? (locale === "es" ? kind.nameEs : kind.nameEn) : "" };
  });
}

const mostShown = 20;

/** The planned shifts that would be released: those that the reader sees, and the number of the others. */
export async function shiftsToRelease(actor: Actor, workerId: string, locale: Locale) {
  const upcoming = await futureAssignments(database, workerId, clockNow());
  const shown = upcoming
    .filter(({ event }) => isPermitted(actor, "assignment.view", placeOfEvent(event)))
    .slice(0, mostShown)
    .map(({ id, shift, startsAt, event }) => ({
      id,
      shift,
      at: startsAt.getTime(),
      event: titleIn(event, locale),
      timeZone: event.timeZone,
    }));
  return { count: upcoming.length, shown, more: upcoming.length - shown.length };
}
export type ShiftsToRelease = Awaited<ReturnType<typeof shiftsToRelease>>;

const mostNotes = 100;

/** Newest first. Nobody reads them without the permission, which the caller has made sure of. */
export async function notesOn(workerId: string) {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  const rows = await database
    .select({ id: workerNotes.id, author: accounts.name, at: workerNotes.writtenAt, sealed: workerNotes.textSealed })
    .from(workerNotes)
    .leftJoin(accounts, eq(accounts.userId, workerNotes.authorId))
    .where(eq(workerNotes.workerId, workerId))
    .orderBy(desc(workerNotes.writtenAt), asc(workerNotes.id))
    .limit(mostNotes);
  return rows.flatMap(({ sealed, ...note }) => (seal ? [{ ...note, text: seal.open(sealed) }] : []));
}

export const noteCount = (workerId: string): Promise<number> =>
  database.$count(workerNotes, eq(workerNotes.workerId, workerId));

const mostEntries = 200;

/** Availability from today on; past entries are not shown. */
export const availabilityOf = (workerId: string, today: LocalDate) =>
  database
    .select({
      id: availabilities.id,
      kind: availabilities.kind,
      firstDay: availabilities.firstDay,
      lastDay: availabilities.lastDay,
      weekdays: availabilities.weekdays,
      from: availabilities.from,
      until: availabilities.until,
      source: availabilities.source,
    })
    .from(availabilities)
    .where(
      and(
        eq(availabilities.workerId, workerId),
        or(isNull(availabilities.lastDay), gte(availabilities.lastDay, today)),
      ),
    )
    .orderBy(asc(availabilities.firstDay), asc(availabilities.id))
    .limit(mostEntries);
export type AvailabilityEntry = Awaited<ReturnType<typeof availabilityOf>>[number];

/** The days of now and later as entries of availability: they cannot work, and nothing more is said. */
export async function absentDaysOf(workerId: string, today: LocalDate) {
  const rows = await database
    .select({ id: absences.id, firstDay: absences.firstDay, lastDay: absences.lastDay })
    .from(absences)
    .where(and(eq(absences.workerId, workerId), or(isNull(absences.lastDay), gte(absences.lastDay, today))))
    .orderBy(asc(absences.firstDay))
    .limit(20);
  return rows.map((days) => ({
    ...days,
    kind: "unavailable" as const,
    weekdays: [] as number[],
    from: null,
    until: null,
    source: "planner" as const,
  }));
}

/**
 * Proposals that wait for a second person, with proposer and content; a bank account shows only its last digits, and
 * only to readers who see pay.
 */
export async function proposalsFor(
  actor: Actor,
  { id, legalEntityId, userId }: { id: string; legalEntityId: string; userId: string | null },
) {
  const rows = await database
    .select({
      proposal: workerProposals.id,
      kind: workerProposals.kind,
      by: workerProposals.proposedBy,
      name: accounts.name,
      at: workerProposals.proposedAt,
      sealed: workerProposals.contentSealed,
    })
    .from(workerProposals)
    .leftJoin(accounts, eq(accounts.userId, workerProposals.proposedBy))
    // A confirmed proposal no longer waits.
    .where(and(eq(workerProposals.workerId, id), isNull(workerProposals.confirmedBy)));
  const may = (permission: Permission) => isPermitted(actor, permission, { entity: legalEntityId });
  const moves = may("worker.edit") || may("worker.approve");
  const isTheirs = { bank: may("pay.edit") || may("pay.approve"), block: moves, unblock: moves };
  const seal = (await sealsIn(database, [id])).get(id);
  return rows
    .filter(({ kind }) => isTheirs[kind])
    .map(({ by, sealed, ...proposal }) => ({
      ...proposal,
      // Nobody confirms what they proposed, nor what is about themselves.
      isOwn: actor.kind === "person" && (by === actor.id || userId === actor.id),
      content: seal ? contentOf(proposal.kind, seal.open(sealed), may("pay.view")) : {},
    }));
}

/** The content of a proposal, as far as its reader may see it. */
type ProposedContent = { reason?: string; day?: string; account?: string; accountHolder?: string; isNone?: boolean };

function contentOf(kind: "bank" | MoveForTwo, text: string, seesPay: boolean): ProposedContent {
  const content = JSON.parse(text) as Partial<Record<"reason" | "day" | "iban" | "accountHolder", string>>;
  if (kind !== "bank")
    return { ...(content.reason && { reason: content.reason }), ...(content.day && { day: content.day }) };
  if (!content.iban) return { isNone: true };
  if (!seesPay) return {};
  return {
    account: maskedIban(content.iban),
    ...(content.accountHolder && { accountHolder: maskedEnd(content.accountHolder) }),
  };
}
