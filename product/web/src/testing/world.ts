/** Named people and helpers for tests of commands, against a database of the test file's own. */
import { desc } from "drizzle-orm";
import { test as base } from "vitest";
import type { Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { database } from "@product/database/client";
import { demoAccounts, type DemoRole } from "@product/database/demo/accounts";
import { acts, actSubjects } from "@product/database/tables/ground/act";

export const world = {
  editor: person("editor", "page.edit", "page.publish"),
  planner: person("planner", "shift.edit", "assignment.create"),
  visitor: { kind: "nobody" },
} as const;

export const test = base.extend<{ world: typeof world }>({
  world: async ({}, use) => use(world),
});

/** The newest acts, newest first, with whom and what they concern. */
export async function lastActs(count = 1) {
  const newest = await database.select().from(acts).orderBy(desc(acts.id)).limit(count);
  const subjects = await database.select().from(actSubjects);
  return newest.map(({ id, act, actorKind, actorId, requestId }) => ({
    act,
    actorKind,
    actorId,
    requestId,
    subjects: subjects.filter((subject) => subject.actId === id).map(({ kind, subjectId }) => `${kind} ${subjectId}`),
  }));
}

function person(role: DemoRole, ...permissions: Permission[]): Person {
  const { id, name } = demoAccounts.find((account) => account.role === role)!;
  return { kind: "person", id, name, grants: permissions.map((permission) => ({ permission, scope: "all" })) };
}
