import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { mostAtOnce, type BulkAction } from "@product/domain/people/bulk-changes";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { foundBy } from "#features/people/workers/queries.server.ts";
import type { Transaction } from "#request/perform.ts";

export type Chosen = Awaited<ReturnType<typeof chosenBy>>[number];

/** Those of the chosen whom the actor sees, by name; one more than can be changed at once when there are more. */
export const chosenBy = (actor: Actor, chosen: { filter: Filter } | { ids: readonly string[] }) =>
  read(database)
    .where(
      "filter" in chosen
        ? foundBy(chosen.filter, actor)
        : and(foundBy({ and: [] }, actor), inArray(workers.id, [...chosen.ids])),
    )
    .orderBy(asc(workers.listedName), asc(workers.id))
    .limit(mostAtOnce + 1);

/** The same, kept as they are until the change is made; in the order of their ids, so that two changes do not wait for each other. */
export const lockChosen = (tx: Transaction, actor: Actor, ids: readonly string[]) =>
  read(tx)
    .where(and(foundBy({ and: [] }, actor), inArray(workers.id, [...ids])))
    .orderBy(asc(workers.id))
    .for("update");

const read = (reading: Pick<Transaction, "select">) =>
  reading
    .select({
      id: workers.id,
      name: sql<string>`btrim(${workers.firstName} || ' ' || ${workers.lastName} || ' ' || ${workers.secondLastName})`,
      legalEntityId: workers.legalEntityId,
      tags: workers.tags,
      roles: sql<string[]>`ARRAY(SELECT r.key FROM app.worker_role held JOIN app.role r ON r.id = held.role_id
        WHERE held.worker_id = worker.id ORDER BY r.key)`,
      standing: { status: workers.status, reason: workers.statusReason, until: workers.statusUntil },
      version: workers.version,
    })
    .from(workers);

/** The display name of an action's value: roles by their name. Moves are named by the page. */
export async function valueName({ kind, value }: BulkAction, locale: Locale): Promise<string> {
  if (!kind.endsWith("role")) return value;
  const [role] = await database.select().from(roles).where(eq(roles.key, value));
  return role ? (locale === "es" ? role.nameEs : role.nameEn) : value;
}
