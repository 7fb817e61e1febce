/** What places ask of who is to work there: their role, their client, and what is wanted beyond these. */
import { eq, inArray } from "drizzle-orm";
import type { Ask } from "@product/domain/clearance/facts";
import { events, slots } from "@product/database/tables/event";
import { lists } from "@product/database/tables/list";
import type { Transaction } from "@product/database/write";

/** By the id of the place. */
export async function readAsks(
  reader: Pick<Transaction, "select">,
  slotIds: readonly string[],
): Promise<Map<string, Ask & { roleId: string }>> {
  if (slotIds.length === 0) return new Map();
  const rows = await reader
    .select({ slot: slots, clientId: events.clientId, list: lists.name })
    .from(slots)
    .innerJoin(events, eq(events.id, slots.eventId))
    .leftJoin(lists, eq(lists.id, slots.listId))
    .where(inArray(slots.id, [...new Set(slotIds)]));
  return new Map(
    rows.map(({ slot: { id, roleId, listId, qualificationIds, documentTypeIds, languages }, clientId, list }) => [
      id,
      {
        mode: "assign",
        roleId,
        clientId: clientId ?? undefined,
        also: {
          qualificationIds,
          documentTypeIds,
          languages,
          list: listId === null ? undefined : { id: listId, name: list ?? "" },
        },
      },
    ]),
  );
}
