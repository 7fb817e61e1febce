import { eq, inArray } from "drizzle-orm";
import { hashHours, hashVersion } from "@product/database/register/hours-hash";
import { termsOf } from "@product/database/register/hours-terms";
import { hoursLines, hoursPeriods, hoursTerms } from "@product/database/tables/day/hours";
import { policyOf } from "#features/day/pay-settings/queries.server.ts";
import type { Transaction } from "#request/perform.ts";

type Period = Omit<typeof hoursPeriods.$inferInsert, "hash" | "id"> & { id: string };
type Line = typeof hoursLines.$inferSelect;

const atOnce = 1_000;

/** Writes a period with its lines, what they are paid by contracts, rates and settings of the moment, and a hash over all of it. */
export async function keepClosed(tx: Transaction, period: Period, lines: readonly Line[]): Promise<Buffer> {
  const { roundingMinutes, rounding, premiums } = await policyOf(period.legalEntityId, tx);
  const policy = { roundingMinutes, rounding, premiums };
  const terms = await termsOf(tx, period.legalEntityId, lines);
  const closed = lines.map((line, place) => ({ line, terms: terms[place]! }));
  const hash = hashHours({ ...period, policy }, closed);
  await tx.insert(hoursPeriods).values({ ...period, policy, hash, hashVersion });
  for (let from = 0; from < terms.length; from += atOnce) {
    const piece = terms.slice(from, from + atOnce).map((each) => ({ ...each, periodId: period.id }));
    const ids = piece.map(({ assignmentId }) => assignmentId);
    await tx.update(hoursLines).set({ periodId: period.id }).where(inArray(hoursLines.assignmentId, ids));
    await tx.insert(hoursTerms).values(piece);
  }
  return hash;
}

/** Gives the lines of a period back to those who approve. The act names each of them, or the database keeps them closed. */
export async function letOpen(tx: Transaction, periodId: string): Promise<string[]> {
  await tx.delete(hoursTerms).where(eq(hoursTerms.periodId, periodId));
  const lines = await tx
    .update(hoursLines)
    .set({ periodId: null })
    .where(eq(hoursLines.periodId, periodId))
    .returning({ id: hoursLines.assignmentId });
  return lines.map(({ id }) => id);
}
