/** When people are told that something ends. */
import { plusDays } from "@product/domain/time/local-date";
import type { WorkerStatus } from "@product/domain/people/workers";

/** Who is gone, or never came, is not written to about papers. */
export const alertedStatuses = [
  "approved",
  "active",
  "dormant",
  "paused",
  "suspended",
] as const satisfies WorkerStatus[];

/**
 * Of the days before its end at which someone is told, those that have come and were not marked yet; and the most urgent of them,
 * unless one more urgent was told already. Where nobody looked for some days, only that one is told and all are marked.
 */
export function dueAlert(
  { validUntil, alertDays, told }: { validUntil: string; alertDays: readonly number[]; told: readonly number[] },
  today: string,
): { mark: number[]; tell: number | undefined } | undefined {
  const mark = alertDays.filter((days) => validUntil <= plusDays(today, days) && !told.includes(days));
  if (mark.length === 0) return undefined;
  const tell = Math.min(...mark);
  return { mark, tell: told.some((days) => days < tell) ? undefined : tell };
}

/** Below nothing once it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
