/** Whom a wave can be for: the lists and roles that someone may choose from. */
import { asc, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { whoOf, type Wave } from "@product/domain/planning/staffing/cover";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/company/master-data";
import { offeredLists } from "#features/people/lists/queries.server.ts";

export async function audiencesFor(actor: Actor, locale: Locale, waves: readonly Wave[]) {
  const name = locale === "es" ? roles.nameEs : roles.nameEn;
  const [lists, named] = [
    await offeredLists(actor, locale),
    await database.select({ id: roles.id, name }).from(roles).where(isNull(roles.archivedAt)).orderBy(asc(name)),
  ];
  const offered = {
    lists: lists.map(({ id, name: called }) => ({ value: `list:${id}`, name: called })),
    roles: named.map(({ id, name: called }) => ({ value: `role:${id}`, name: called })),
  };
  const known = new Set(["everyone", ...[...offered.lists, ...offered.roles].map(({ value }) => value)]);
  // A list that a colleague keeps to themselves stays chosen, without its name.
  return { ...offered, unseen: waves.map(whoOf).filter((value) => !known.has(value)) };
}
export type Audiences = Awaited<ReturnType<typeof audiencesFor>>;
