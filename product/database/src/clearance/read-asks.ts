/** Requirements of places: from their role, their client, the terms of the shift, and those of the place itself. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Ask } from "@product/domain/clearance/facts";
import { documentsAskedFor } from "@product/database/rules/term-in-force";
import { events, shifts, slots } from "@product/database/tables/planning/event";
import { lists } from "@product/database/tables/people/list";
import type { Transaction } from "@product/database/write";

/** By the id of the place. */
export async function readAsks(
  reader: Pick<Transaction, "select">,
  slotIds: readonly string[],
): Promise<Map<string, Ask & { roleId: string }>> {
  if (slotIds.length === 0) return new Map();
  const rows = await reader
    .select({
      slot: slots,
      clientId: events.clientId,
      list: { id: lists.id, name: lists.name },
      papers: documentsAskedFor,
    })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, eq(events.id, slots.eventId))
    // A list that was put away keeps nobody out.
    .leftJoin(lists, and(eq(lists.id, slots.listId), isNull(lists.archivedAt)))
    .where(inArray(slots.id, [...new Set(slotIds)]));
  return new Map(
    rows.map(({ slot: { id, roleId, qualificationIds, documentTypeIds, languages }, clientId, list, papers }) => [
      id,
      {
        mode: "assign",
        roleId,
        clientId: clientId ?? undefined,
        also: {
          qualificationIds,
          documentTypeIds: [...new Set([...documentTypeIds, ...papers])],
          languages,
          list: list ?? undefined,
        },
      },
    ]),
  );
}
