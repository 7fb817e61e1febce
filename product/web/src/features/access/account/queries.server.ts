import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import { clearance } from "@product/domain/clearance/clearance";
import type { Actor, Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { beyond, holdsAt, type Grant, type Scope } from "@product/domain/permissions/grants";
import { workers } from "@product/database/tables/people/worker";
import { readRules } from "@product/database/clearance/read-rules";
import { readFacts } from "@product/database/clearance/read-facts";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { groups, memberships, staff } from "@product/database/tables/access/group";
import { clockNow } from "#request/clock.ts";
import type { RequestSession } from "#request/session.ts";
import { givenBy } from "./given-by.ts";
import { askedOf, personIn } from "./person-asked.server.ts";

/**
 * The person whose credential this is, with their permissions. An unknown or deactivated person has none, nor has one
 * who still owes a second step. While viewing as a colleague, the person is that colleague and marked as viewed by
 * another; every request checks anew that they may.
 */
export const personBehind = async (userId: string, assurance: "aal1" | "aal2", sessionId?: string): Promise<Person> =>
  personKnown(userId, await askedOf(userId, sessionId), assurance);

/** The same for whoever signs in: an account that has ended is nobody's. */
export async function actorBehind(userId: string, assurance: "aal1" | "aal2", sessionId: string): Promise<Actor> {
  const known = await askedOf(userId, sessionId);
  return known.hasEnded ? { kind: "nobody" } : personKnown(userId, known, assurance);
}

async function personKnown(
  userId: string,
  known: Awaited<ReturnType<typeof askedOf>>,
  assurance: "aal1" | "aal2",
): Promise<Person> {
  const person = personIn(userId, known, assurance);
  if (!known.viewed || !mayLookAsOthers(person)) return person;
  const shown = personIn(known.viewed, await askedOf(known.viewed), "aal2");
  // Either may have been given or lost something since it began.
  if (beyond(shown.grants, person.grants).length > 0) return person;
  return { ...shown, viewedBy: { id: person.id, name: person.name } };
}

const mayLookAsOthers = ({ grants }: Person) =>
  grants.some(({ permission, scope }) => permission === "staff.impersonate" && scope === "all");

export type GivenMembership = {
  group: Pick<typeof groups.$inferSelect, "id" | "key" | "nameEn" | "nameEs" | "secondFactorRequired">;
  scope: Scope;
  since: Date;
  permissions: Permission[];
};

/** The groups that someone is in, with what each gives; none for who was deactivated. */
export async function membershipsOf(userId: string): Promise<GivenMembership[]> {
  const rows = await database
    .select({
      group: {
        id: groups.id,
        key: groups.key,
        nameEn: groups.nameEn,
        nameEs: groups.nameEs,
        secondFactorRequired: groups.secondFactorRequired,
      },
      kind: memberships.scopeKind,
      place: memberships.scopeId,
      since: memberships.since,
      permissions: sql<string[]>`array(SELECT permission FROM app.group_permission WHERE group_id = ${groups.id})`,
    })
    .from(memberships)
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt)))
    .innerJoin(active, and(eq(active.userId, memberships.userId), isNull(active.deactivatedAt)))
    .where(eq(memberships.userId, userId));
  return rows.map(({ group, kind, place, since, permissions }) => ({
    group,
    scope: kind === "all" ? "all" : { kind, id: place },
    since,
    permissions: givenBy(group.key, permissions),
  }));
}

const active = alias(staff, "active");

export const grantsOf = (theirMemberships: readonly GivenMembership[]): Grant[] =>
  theirMemberships.flatMap(({ permissions, scope }) => permissions.map((permission) => ({ permission, scope })));

export type Account = typeof accounts.$inferSelect;

export const accountOf = async (userId: string): Promise<Account | undefined> =>
  (await database.select().from(accounts).where(eq(accounts.userId, userId)))[0];

type Admin = ReturnType<RequestSession["admin"]>;

/** Whose address this is at the authentication service, which has said that it knows it. */
export async function serviceUserIdOf(admin: Admin, email: string): Promise<string> {
  for (let page = 1; ; page++) {
    const { data, error } = await admin.auth.admin.listUsers({ page, perPage: 1000 });
    if (error) throw error;
    const user = data.users.find((candidate) => candidate.email === email.toLowerCase());
    if (user) return user.id;
    if (data.users.length < 1000) throw new Error("The authentication service knows the address, but not whose it is");
  }
}

/** Whether the worker behind an account can work today, as they may know it themselves. */
export type OwnClearance = {
  verdict: Verdict;
  canWork: boolean;
  /** Reasons for the office alone are left out, so the verdict may be graver than the shown reasons suggest. */
  reasons: Omit<Reason, "private">[];
  clearsAt: string | null;
  expiresAt: string | null;
  computedAt: string;
};

/** Null for someone who is no worker. */
export async function ownClearance(userId: string): Promise<OwnClearance | null> {
  const [worker] = await database
    .select({ id: workers.id })
    .from(workers)
    .where(and(eq(workers.userId, userId), isNull(workers.mergedInto)));
  return worker ? clearanceToTell(worker.id) : null;
}

/** How a worker stands today, as they may know it themselves. */
export async function clearanceToTell(
  workerId: string,
  ask: Parameters<typeof clearance>[2] = { mode: "assign" },
): Promise<OwnClearance | null> {
  const now = clockNow();
  const [known, rules] = await Promise.all([readFacts(database, [workerId], now), readRules(database)]);
  const found = known.get(workerId);
  if (!found) return null;
  const { facts, today } = found;
  const days = { from: today, until: today };
  const answer = clearance(facts, rules, ask, days, now.toISOString());
  const { verdict, canWork, clearsAt, expiresAt, computedAt } = answer;
  const reasons = answer.reasons.flatMap(({ private: isPrivate, ...reason }) => (isPrivate ? [] : [reason]));
  return { verdict, canWork, reasons, clearsAt, expiresAt, computedAt };
}

/**
 * Colleagues who may confirm a change that another one proposed at a company: neither the proposer nor the person it is
 * about.
 */
export async function secondPeople(
  permission: Permission,
  { entity, proposedBy, about }: { entity: string; proposedBy: string; about: string | null },
) {
  const people = await database
    .select({ userId: staff.userId, email: staff.email, name: accounts.name, language: accounts.language })
    .from(staff)
    .innerJoin(accounts, eq(accounts.userId, staff.userId))
    .where(and(isNotNull(staff.joinedAt), isNull(staff.deactivatedAt)));
  const others = people.filter(({ userId }) => userId !== proposedBy && userId !== about);
  const grants = await Promise.all(others.map(async ({ userId }) => grantsOf(await membershipsOf(userId))));
  return others.filter((_, place) => holdsAt(grants[place]!, permission, { entity }));
}
