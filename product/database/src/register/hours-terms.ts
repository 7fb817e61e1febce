/** The pay for an hour of some lines, according to the current contracts and rates. */
import { and, eq, inArray } from "drizzle-orm";
import { contractOf } from "@product/domain/day/pay";
import { ratesOfAssignments } from "@product/database/rules/read-rates";
import type { hoursLines, hoursTerms } from "@product/database/tables/day/hours";
import { engagements } from "@product/database/tables/papers/engagement";
import type { Transaction } from "@product/database/write";

type Reader = Pick<Transaction, "select">;
type Line = Pick<typeof hoursLines.$inferSelect, "assignmentId" | "workerId" | "day">;
export type HoursTerms = Omit<typeof hoursTerms.$inferSelect, "periodId">;

/** One for each line, in their order. */
export async function termsOf(reader: Reader, legalEntityId: string, lines: readonly Line[]): Promise<HoursTerms[]> {
  const contracts = await signedContracts(reader, legalEntityId, [...new Set(lines.map(({ workerId }) => workerId))]);
  const rates = await ratesOfAssignments(
    reader,
    lines.map(({ assignmentId }) => assignmentId),
    "pay",
  );
  return lines.map(({ assignmentId, workerId, day }) => {
    const contract = contracts(workerId, day);
    return {
      assignmentId,
      workerId,
      rate: rates.get(assignmentId)?.value ?? null,
      baseRate: contract?.baseRate ?? null,
      contract: (contract && contractOf(contract)) ?? null,
    };
  });
}

/** The signed contract that someone has with the company on a day. */
export async function signedContracts(reader: Reader, legalEntityId: string, workerIds: readonly string[]) {
  const rows =
    workerIds.length === 0
      ? []
      : await reader
          .select()
          .from(engagements)
          .where(
            and(
              inArray(engagements.workerId, [...workerIds]),
              eq(engagements.legalEntityId, legalEntityId),
              eq(engagements.state, "signed"),
            ),
          );
  const byWorker = Map.groupBy(rows, ({ workerId }) => workerId);
  return (workerId: string, day: string) =>
    byWorker.get(workerId)?.find(({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay));
}
