/** The calls of a fijo discontinuo: the shifts that they have after the end of the one before. */
import { and, eq, gt, gte, inArray, isNull, min } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { assignments, shifts } from "@product/database/tables/planning/event";
import type { Transaction } from "@product/database/write";

type Called = { workerId: string; firstDay: string; bajaOn: string | null };

/** The first day on which they are to work since their last baja. */
export async function nextCallOf(
  reader: Pick<Transaction, "select">,
  { workerId, firstDay, bajaOn }: Called,
): Promise<string | null> {
  const [found] = await reader
    .select({ day: min(shifts.day) })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        eq(assignments.workerId, workerId),
        inArray(assignments.state, [...placeTaking]),
        isNull(shifts.cancelledAt),
        bajaOn === null ? gte(shifts.day, firstDay) : gt(shifts.day, bajaOn),
      ),
    );
  return found?.day ?? null;
}
