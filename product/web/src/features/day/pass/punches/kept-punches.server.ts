/** Takes what somebody tapped on their phone, now or when there was no net: each once, with the time of its tap, and each is answered by name. */
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import {
  hasWaited,
  isPossibleTap,
  keptPunchText,
  oddityOfPunch,
  type PunchAnswer,
  type PunchFate,
  type PunchOddity,
} from "@product/domain/day/kept-punches";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { scanConflicts } from "@product/database/tables/day/device";
import { passes } from "@product/database/tables/day/pass";
import { punches } from "@product/database/tables/day/punch";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { lockWorker } from "@product/database/workers/lock-worker";
import { recordsOf } from "@product/database/workers/merged-records";
import { isTextSignedBy } from "@product/database/workers/pass-signature";
import { passCodeOf } from "@product/database/workers/passes";
import { recordPunch } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";
import type { Holder } from "#features/day/pass/holder.server.ts";
import { keptPunch, type SentPunch } from "#features/day/pass/schema.ts";
import { oddityOfComing, placeOf, shiftToClock, whereaboutsAt } from "./shift-to-clock.server.ts";

/**
 * Takes punches in the order in which they were tapped. An unreadable one is answered if it has a name. One that fails
 * is reported and not answered: it stays on the phone and is sent again, and the others go on.
 */
export async function takeKeptPunches(
  holder: Holder,
  sent: readonly unknown[],
  report: (error: unknown) => void,
): Promise<PunchAnswer[]> {
  const read = sent.map((entry) => ({ entry, punch: keptPunch.safeParse(entry).data }));
  const answers: PunchAnswer[] = read.flatMap(({ entry, punch }) =>
    punch ? [] : [{ client: clientIn(entry), is: "refused" as const }],
  );
  const inOrder = read.flatMap(({ punch }) => punch ?? []).toSorted((a, b) => a.at - b.at);
  const records = await recordsOf(database, holder.workerId);
  for (const punch of inOrder)
    try {
      answers.push({ client: punch.client, is: await take(holder, records, punch) });
    } catch (error) {
      report(error);
    }
  return answers;
}

const clientIn = (sent: unknown): string => {
  const { client } = (sent ?? {}) as { client?: unknown };
  return typeof client === "string" ? client.slice(0, 40) : "";
};

async function take(holder: Holder, records: readonly string[], punch: SentPunch): Promise<PunchFate> {
  const { workerId } = holder;
  const known = await fateBefore(records, punch.client);
  if (known) return known;
  const theirPasses = await database
    .select()
    .from(passes)
    .where(inArray(passes.workerId, [...records]));
  const pass = theirPasses.find((row) => isCodeOf(row, punch.code));
  if (!pass) return "not-theirs";
  const at = new Date(punch.at);
  const now = clockNow().getTime() as Instant;
  const shift = await shiftToClock(workerId, at);
  const oddity = oddityOfPunch(punch, now, {
    sentAt: punch.sentAt,
    isSigned: await isSigned(pass, punch),
    mayClock: shift !== undefined,
    whereabouts: (await whereaboutsAt(workerId, at, punch.client)).whereabouts,
  });
  if (oddity || !shift) return putAside(holder, punch, oddity ?? "no-self-clocking", shift?.eventId);
  const { kind, client: clientId, position } = punch;
  const newPunch = { workerId, kind, source: "self", clientId, at, wasKept: hasWaited(punch.at, now) } as const;
  await recordPunch(
    themselves,
    { ...newPunch, ...placeOf(shift, position) },
    await oddityOfComing(kind, workerId, shift),
  );
  return "taken";
}

/** Sent again, it is the same punch still; also where it was taken before their records became one. */
async function fateBefore(records: readonly string[], clientId: string): Promise<PunchFate | undefined> {
  const [punch] = await database
    .select({ id: punches.id })
    .from(punches)
    .where(and(eq(punches.clientId, clientId), inArray(punches.workerId, [...records])));
  if (punch) return "taken";
  const [conflict] = await database
    .select({ workerId: scanConflicts.workerId })
    .from(scanConflicts)
    .where(eq(scanConflicts.clientId, clientId));
  return conflict?.workerId && records.includes(conflict.workerId) ? "aside" : undefined;
}

type Pass = typeof passes.$inferSelect;

/** Accepts the code of the current pass, or of one that it replaced. */
const isCodeOf = ({ workerId, number }: Pass, code: string): boolean =>
  Array.from({ length: number }, (_, before) => passCodeOf(workerId, number - before)).includes(code);

const isSigned = async ({ keyAlgorithm: algorithm, publicKey }: Pass, { signature, ...punch }: SentPunch) =>
  algorithm !== null && publicKey !== null && isTextSignedBy({ algorithm, publicKey }, keptPunchText(punch), signature);

/** For the office, at the event whose shift it was; without any nobody could find it, and its sender is told so. */
async function putAside(
  { workerId, legalEntityId }: Holder,
  { client: clientId, kind, at, eventId }: SentPunch,
  reason: PunchOddity,
  clockedEventId: string | undefined,
): Promise<PunchFate> {
  const event = await eventOf(workerId, clockedEventId ?? eventId);
  if (!event) return "refused";
  return perform(themselves, "punch.put-aside", async ({ tx, now, subject, recordChange }) => {
    await lockWorker(tx, workerId);
    const record = subject({ id: clientId, workerId, legalEntityId, event });
    const punchedAt = isPossibleTap(at, now.getTime() as Instant) ? new Date(at) : now;
    const newConflicts = await tx
      .insert(scanConflicts)
      .values({
        clientId,
        eventId: event.id,
        workerId,
        kind,
        at: punchedAt,
        receivedAt: now,
        reason,
        isWritten: false,
      })
      .onConflictDoNothing()
      .returning();
    recordChange(
      record,
      newConflicts.length > 0 ? undefined : {},
      newConflicts.length > 0 ? { kind, reason, at: new Date(at) } : {},
    );
    return "aside" as const;
  });
}

/** That event, if they ever had to do with it. */
async function eventOf(workerId: string, eventId: string) {
  const [found] = await database
    .select({ event: events })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(assignments.workerId, workerId), eq(events.id, eventId), ne(assignments.state, "staged")))
    .orderBy(desc(shifts.startsAt))
    .limit(1);
  return found?.event;
}
