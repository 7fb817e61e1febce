/** Workers as records to ask about, as far as whoever asks sees them. */
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { listedStatuses } from "@product/domain/people/workers";
import { database } from "@product/database/client";
import { containedInName } from "@product/database/filters/worker-words";
import { someWorkers } from "@product/database/tables/people/worker";
import { permittedRows } from "#request/who-may.ts";

const mostOffered = 10;

const known = (actor: Actor) =>
  and(
    isNull(someWorkers.mergedInto),
    inArray(someWorkers.status, listedStatuses),
    permittedRows(actor, "worker.view", "entity", someWorkers.legalEntityId),
  );

/** By what their name or code contains. */
export async function workersCalled(actor: Actor, text: string) {
  const isCalled = containedInName(text);
  if (!isCalled) return [];
  const rows = await database
    .select()
    .from(someWorkers)
    .where(and(known(actor), isCalled))
    .orderBy(asc(someWorkers.lastName), asc(someWorkers.firstName), asc(someWorkers.id))
    .limit(mostOffered);
  return rows.map(named);
}

export async function workerCalled(actor: Actor, id: string) {
  const [row] = await database
    .select()
    .from(someWorkers)
    .where(and(known(actor), eq(someWorkers.id, id)));
  return row && named(row);
}

const named = ({ id, code, firstName, lastName, secondLastName, legalEntityId }: typeof someWorkers.$inferSelect) => ({
  id,
  name: `${[firstName, lastName, secondLastName].filter(Boolean).join(" ")} (${code})`,
  entity: legalEntityId,
});
