/** When people are told that something ends. */
import { plusDays } from "@product/domain/time/local-date";
import type { WorkerStatus } from "@product/domain/people/workers";

/** Workers who have left, or never came, get no messages about papers. */
export const alertedStatuses = [
  "approved",
  "active",
  "dormant",
  "paused",
  "suspended",
] as const satisfies WorkerStatus[];

/**
 * Marks all alerts before the end that are due and not marked yet, and sends the most urgent of them, unless a more
 * urgent one was sent already. After some days without a run, only that one is sent and all are marked.
 */
export function dueAlert(
  {
    validUntil,
    alertDays,
    told: sentDays,
  }: { validUntil: string; alertDays: readonly number[]; told: readonly number[] },
  today: string,
): { mark: number[]; tell: number | undefined } | undefined {
  const mark = alertDays.filter((days) => validUntil <= plusDays(today, days) && !sentDays.includes(days));
  if (mark.length === 0) return undefined;
  const tell = Math.min(...mark);
  return { mark, tell: sentDays.some((days) => days < tell) ? undefined : tell };
}

/** Below nothing once it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
