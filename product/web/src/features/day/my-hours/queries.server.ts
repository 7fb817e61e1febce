import { and, eq } from "drizzle-orm";
import { mayStillAnswer } from "@product/domain/day/time-lines";
import type { Locale } from "@product/domain/locales";
import { plusDays } from "@product/domain/time/local-date";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { assignments } from "@product/database/tables/planning/event";
import type { Holder } from "#features/day/pass/queries.server.ts";
import { ofDays, threadOf, timeLines, type TimeLine } from "#features/day/time/queries.server.ts";

/** The lines of one worker in the last two months, the newest first. */
export async function hoursOf({ workerId }: Holder, locale: Locale, now: Date) {
  const today = dayAt(now, usualZone);
  const where = and(eq(assignments.workerId, workerId), ofDays(plusDays(today, -62), plusDays(today, 1)));
  const lines = await timeLines(database, where, locale, now);
  const threads = await threadOf(
    database,
    lines.map(({ id }) => id),
  );
  return lines.map((line) => ({ ...shownOf(line, now), thread: threads.get(line.id) ?? [] })).toReversed();
}
export type MyLine = Awaited<ReturnType<typeof hoursOf>>[number];

const shownOf = ({ plan, worked, corrections, decision, ...line }: TimeLine, now: Date) => {
  const waiting = corrections.find((correction) => !correction.appliedAt && !correction.refusedAt);
  return {
    id: line.id,
    event: line.event,
    role: line.role,
    day: line.day,
    timeZone: line.timeZone,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    from: worked.from ?? null,
    until: worked.until ?? null,
    minutes: decision?.minutes ?? worked.minutes,
    split: decision?.split ?? worked.split,
    isOpenEnded: worked.from !== undefined && worked.until === undefined,
    correction: waiting && {
      id: waiting.id,
      kind: waiting.kind,
      at: waiting.at.getTime(),
      reason: waiting.reason,
      isMine: waiting.workerAt !== null,
    },
    endorsedAt: decision?.endorsedAt ?? null,
    isApproved: Boolean(decision?.approvedAt),
    isClosed: Boolean(decision?.periodId),
    isSettled: Boolean(decision?.settledAt),
    mayDispute: !decision?.periodId && (!decision?.approvedAt || mayStillAnswer(plan.endsAt, now.getTime())),
    disputedBy: decision?.disputedBy ?? null,
    dispute: decision?.dispute ?? "",
  };
};
