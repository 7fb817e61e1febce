import { and, gte, inArray, isNull, lte } from "drizzle-orm";
import { lastOfAllDays } from "@product/domain/clearance/day-ranges";
import { database } from "@product/database/client";
import { clearanceSpans } from "@product/database/tables/clearance";
import type { WorkerRow } from "#features/workers/queries.server.ts";
import { dayNow } from "#i18n/today.ts";

/** The same rows, each with what the clearance says today: one question for all of them. */
export async function withClearance(rows: readonly WorkerRow[]): Promise<WorkerRow[]> {
  if (rows.length === 0) return [];
  const today = dayNow();
  const spans = await database
    .select()
    .from(clearanceSpans)
    .where(
      and(
        inArray(
          clearanceSpans.workerId,
          rows.map(({ id }) => id),
        ),
        isNull(clearanceSpans.roleId),
        lte(clearanceSpans.firstDay, today),
        gte(clearanceSpans.lastDay, today),
      ),
    );
  const spanOf = new Map(spans.map((span) => [span.workerId, span]));
  return rows.map((row) => {
    const span = spanOf.get(row.id);
    if (!span) return row;
    const { verdict, lastDay, topReason: reason, reasons } = span;
    return { ...row, clearance: { verdict, until: lastDay === lastOfAllDays ? null : lastDay, reason, reasons } };
  });
}
