/** Writes the spans of some workers anew. Called in the transaction that changed something they follow from. */
import { inArray } from "drizzle-orm";
import { allReasons } from "@product/domain/clearance/clearance";
import { lastOfAllDays } from "@product/domain/clearance/day-ranges";
import type { Rules } from "@product/domain/clearance/facts";
import { simplified, spansOf } from "@product/domain/clearance/spans";
import { clearanceSpans } from "@product/database/tables/clearance";
import type { Transaction } from "@product/database/write";
import { readFacts, type KnownWorker } from "./read-facts.ts";
import { readRules } from "./read-rules.ts";

export async function refreshClearance(
  tx: Transaction,
  workerIds: readonly string[],
  today: string,
  rules?: Rules,
): Promise<void> {
  if (workerIds.length === 0) return;
  const known = await readFacts(tx, workerIds, today);
  const asked = rules ?? (await readRules(tx));
  const rows = [...known].flatMap(([workerId, worker]) => spanRows(workerId, worker, asked, today));
  await tx.delete(clearanceSpans).where(inArray(clearanceSpans.workerId, [...workerIds]));
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(clearanceSpans).values(rows.slice(at, at + rowsAtOnce));
}

/** PostgreSQL takes 65,535 values in one statement. */
const rowsAtOnce = 5000;

/** For work in general, and for each role they have. */
export const spanRows = (
  workerId: string,
  { facts, roleIds }: KnownWorker,
  rules: Rules,
  today: string,
): (typeof clearanceSpans.$inferInsert)[] =>
  [undefined, ...roleIds].flatMap((roleId) =>
    simplified(
      spansOf(allReasons(facts, rules, { mode: "assign", roleId }), { from: today, until: lastOfAllDays }),
    ).map(({ from, until, verdict, reasons }) => ({
      workerId,
      roleId: roleId ?? null,
      firstDay: from,
      lastDay: until,
      verdict,
      topReason: reasons[0] ?? null,
      reasons: reasons.length,
    })),
  );
