import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Locale } from "@product/domain/locales";
import { effectivePermissions } from "@product/domain/permissions/explain";
import { visibleFields } from "@product/domain/permissions/fields";
import { holdsAt, placeFrom, scopesOf, type Grant, type Place, type Scope } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accounts, seenSessions } from "@product/database/tables/access/account";
import { groups, memberships, staff } from "@product/database/tables/access/group";
import { membershipsOf } from "#features/access/account/queries.server.ts";
import { chosenText } from "./chosen.ts";
import { placesToChoose } from "./places.server.ts";
import type { StaffView } from "./schema.ts";
import { states, type StaffState } from "./states.ts";
import { reachedBy } from "#features/ground/permissions/queries.server.ts";

export type Reader = { grants: readonly Grant[]; locale: Locale };

const pageLength = 50;

/** A group that someone is in, as it is shown: the name of the place is absent where it is everywhere. */
export type ShownMembership = { key: string; name: string; scope: Scope; placeName?: string };

export type StaffRow = {
  id: string;
  name: string;
  email: string;
  state: StaffState;
  groups: ShownMembership[];
  secondFactor: boolean;
  lastSeen: Date | null;
};

/** One page of those whom the reader may see, each without what the reader may not see of them. */
export async function staffPage(reader: Reader, view: StaffView) {
  const found = and(reachedBy(scopesOf(reader.grants, "staff.view")), matching(reader, view));
  const [rows, counts] = await Promise.all([
    database
      .select({
        id: staff.userId,
        name: accounts.name,
        email: staff.email,
        state,
        secondFactor: staff.hasSecondFactor,
        lastSeen: staff.lastSeenAt,
      })
      .from(staff)
      .innerJoin(accounts, eq(accounts.userId, staff.userId))
      .where(and(found, eq(state, view.state)))
      .orderBy(byName(reader.locale), asc(staff.userId))
      .limit(pageLength)
      .offset((view.page - 1) * pageLength),
    database
      .select({ state, count: sql<number>`count(*)::int` })
      .from(staff)
      .innerJoin(accounts, eq(accounts.userId, staff.userId))
      .where(found)
      .groupBy(state),
  ]);
  const groupsByPerson = await membershipsIn(
    rows.map(({ id }) => id),
    reader.locale,
  );
  return {
    pageLength,
    counts: Object.fromEntries(
      states.map((each) => [each, counts.find((row) => row.state === each)?.count ?? 0]),
    ) as Record<StaffState, number>,
    people: rows.map((row) => {
      const theirGroups = groupsByPerson.get(row.id) ?? [];
      const person: StaffRow = { ...row, groups: theirGroups };
      return visibleFields(reader.grants, "staff", placeIn(theirGroups), person);
    }),
  };
}

/** Everything of one person that the reader may see; undefined where there is no such person, or none whom they may see. */
export async function staffRecord(reader: Reader, userId: string) {
  const seen = scopesOf(reader.grants, "staff.view");
  const [row] = await database
    .select({
      id: staff.userId,
      name: accounts.name,
      email: staff.email,
      phone: staff.phone,
      language: accounts.language,
      state,
      secondFactor: staff.hasSecondFactor,
      invitedAt: staff.invitedAt,
      // Whom the reader may not see is not named either.
      invitedBy: sql<string | null>`CASE WHEN ${reachedBy(seen, inviter.userId) ?? sql`true`} THEN ${inviter.name} END`,
      joinedAt: staff.joinedAt,
      lastSeen: staff.lastSeenAt,
      deactivatedAt: staff.deactivatedAt,
      version: staff.version,
    })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.userId))
    .leftJoin(inviter, eq(inviter.userId, staff.invitedBy))
    .where(and(eq(staff.userId, userId), reachedBy(seen)));
  if (!row) return undefined;
  const { version, ...known } = row;
  const shown = (await membershipsIn([userId], reader.locale)).get(userId) ?? [];
  const place = placeIn(shown);
  const [sessions, effective] = await Promise.all([
    // Sessions that will not be shown are not even read.
    holdsAt(reader.grants, "staff.view.contact", place) ? sessionsOf(userId) : [],
    membershipsOf(userId),
  ]);
  const person = visibleFields(reader.grants, "staff", place, {
    ...known,
    groups: shown,
    permissions: effectivePermissions(
      effective.map(({ group, scope, permissions }) => ({
        group: shown.find((each) => chosenText(each) === chosenText({ key: group.key, scope }))!,
        scope,
        permissions,
      })),
    ),
    sessions,
  });
  return { person, version, scopes: shown.map(({ scope }) => scope) };
}

/** The groups that can be given, with what they are for. */
export async function groupsToChoose(locale: Locale) {
  const rows = await database
    .select()
    .from(groups)
    .where(isNull(groups.archivedAt))
    .orderBy(sql`${groups.key} <> 'owner'`, nameIn(locale));
  return rows.map(({ key, nameEn, nameEs, purposeEn, purposeEs }) => ({
    key,
    name: locale === "es" ? nameEs : nameEn,
    purpose: locale === "es" ? purposeEs : purposeEn,
  }));
}

/** Colleagues who can take over from someone: those who are here to do it, of whom the reader sees. */
export const possibleHeirs = ({ grants, locale }: Reader, userId: string) =>
  colleaguesWho(
    isNotNull(staff.joinedAt),
    sql`${staff.userId} <> ${userId}`,
    reachedBy(scopesOf(grants, "staff.view")),
  ).orderBy(byName(locale));

/** Those of the office who have not gone, by name. */
export const colleaguesWho = (...are: (SQL | undefined)[]) =>
  database
    .select({ id: staff.userId, name: accounts.name })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.userId))
    .where(and(isNull(staff.deactivatedAt), ...are));

const placeIn = (theirGroups: readonly ShownMembership[]): Place => placeFrom(theirGroups.map(({ scope }) => scope));

const inviter = alias(accounts, "inviter");

const state = sql<StaffState>`CASE WHEN ${staff.deactivatedAt} IS NOT NULL THEN 'deactivated' WHEN ${staff.joinedAt} IS NULL THEN 'invited' ELSE 'active' END`;

/** Addresses are searched only where they are shown: who finds someone by one has learnt it. */
function matching({ grants }: Reader, { q, group }: StaffView): SQL | undefined {
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const holds = (text: SQL) => sql`lower(unaccent(${text})) LIKE lower(unaccent(${like}))`;
  return and(
    q === ""
      ? undefined
      : or(
          holds(sql`${accounts.name}`),
          and(holds(sql`${staff.email}::text`), reachedBy(scopesOf(grants, "staff.view.contact")) ?? sql`true`),
        ),
    group === ""
      ? undefined
      : sql`EXISTS (SELECT FROM ${memberships} JOIN ${groups} ON ${groups.id} = ${memberships.groupId} WHERE ${memberships.userId} = ${staff.userId} AND ${groups.key} = ${group})`,
  );
}

const byName = (locale: Locale) => sql`${accounts.name} COLLATE ${sql.identifier(`${locale}-x-icu`)}`;
const nameIn = (locale: Locale) =>
  sql`${locale === "es" ? groups.nameEs : groups.nameEn} COLLATE ${sql.identifier(`${locale}-x-icu`)}`;

async function membershipsIn(userIds: string[], locale: Locale): Promise<Map<string, ShownMembership[]>> {
  if (userIds.length === 0) return new Map();
  const [rows, places] = await Promise.all([
    database
      .select({
        userId: memberships.userId,
        kind: memberships.scopeKind,
        placeId: memberships.scopeId,
        key: groups.key,
        nameEn: groups.nameEn,
        nameEs: groups.nameEs,
      })
      .from(memberships)
      .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt)))
      .where(inArray(memberships.userId, userIds))
      .orderBy(sql`${groups.key} <> 'owner'`, nameIn(locale), memberships.scopeKind, memberships.scopeId),
    placesToChoose(),
  ]);
  const groupsByPerson = new Map<string, ShownMembership[]>();
  for (const { userId, kind, placeId, key, nameEn, nameEs } of rows) {
    const scope: Scope = kind === "all" ? "all" : { kind, id: placeId };
    const known = places.find((place) => place.kind === kind && place.id === placeId);
    const shown: ShownMembership = { key, name: locale === "es" ? nameEs : nameEn, scope };
    const placed = scope === "all" ? shown : { ...shown, placeName: known?.name ?? placeId };
    groupsByPerson.set(userId, [...(groupsByPerson.get(userId) ?? []), placed]);
  }
  return groupsByPerson;
}

const sessionsOf = (userId: string) =>
  database
    .select({ userAgent: seenSessions.userAgent, address: seenSessions.address, lastUsed: seenSessions.lastSeenAt })
    .from(seenSessions)
    .where(eq(seenSessions.userId, userId))
    .orderBy(sql`${seenSessions.lastSeenAt} DESC`);
