/** Works out the news for a worker: compared with the last message to them, and not with plans in between. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import { callOuts, phoneCalls, type Offered, type OfferedAgain } from "@product/database/tables/planning/call-out";
import { assignments } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";
import { changedFacts } from "./changed-facts.server.ts";
import type { Offer } from "./offers.server.ts";

type Receipt = typeof callOuts.$inferSelect;
type Telling = Offer & { kind: CallOutKind };
export type News = Omit<Telling, "offered"> & { offered: OfferedAgain };

/** A letter that waits for the morning has told nobody anything, unless they have answered on their page meanwhile. */
const waitsAt =
  (now: Date) =>
  ({ sentAt, answeredAt, leavesAt }: Receipt): boolean =>
    sentAt === null && answeredAt === null && leavesAt > now;

type Known = { sent: readonly Receipt[]; waiting: readonly Receipt[]; byPhone: boolean };

/**
 * Picks the planned tellings that differ from what each worker knows. Waiting news that is no longer true is deleted; a
 * waiting first message tells the current state. If a change is taken back before a worker heard that they should
 * confirm it, their earlier confirmation stands.
 */
export async function newsOf(
  tx: Transaction,
  now: Date,
  tellings: readonly Telling[],
  before: ReadonlyMap<string, Offered>,
): Promise<News[]> {
  const known = await knownBy(tx, now, tellings);
  const news: News[] = [];
  const [obsolete, asBefore]: [string[], string[]] = [[], []];
  for (const telling of tellings) {
    const history = known(telling);
    if (isChange(telling.kind)) {
      const first = history.waiting.filter(({ kind }) => isFirst(kind));
      const last = lastOf(history);
      if (first.length > 0 && telling.kind === "changed") {
        await tellOtherwise(tx, first, telling.offered);
        continue;
      }
      const superseded = history.waiting.filter(({ kind }) => isChange(kind) || isFirst(kind));
      obsolete.push(...superseded.map(({ id }) => id));
      const was = last ? { ...before.get(telling.id), ...last } : before.get(telling.id);
      if (was && changedFacts(was, telling.offered).length === 0) {
        if (!isAskedAlready(history)) asBefore.push(telling.id);
        continue;
      }
      const asks = telling.kind === "reconfirm" || superseded.some(({ kind }) => kind === "reconfirm");
      news.push({
        ...telling,
        kind: asks ? "reconfirm" : "changed",
        offered: { ...telling.offered, ...(was && { was }) },
      });
    } else if (isNeverHeardOf(telling.kind, history) || isBackAsTold(telling, history))
      obsolete.push(...history.waiting.map(({ id }) => id));
    else news.push(telling);
  }
  if (obsolete.length > 0) await tx.delete(callOuts).where(inArray(callOuts.id, obsolete));
  await confirmAsBefore(tx, now, asBefore);
  return news;
}

const isChange = (kind: CallOutKind): boolean => kind === "changed" || kind === "reconfirm";
const isFirst = (kind: CallOutKind): boolean => kind === "booked" || kind === "invited" || kind === "promoted";
const isEnd = (kind: CallOutKind): boolean =>
  kind === "cancelled" || kind === "lapsed" || kind === "not-selected" || kind === "swapped-out";

/** As they were told of it last; nothing where the last they heard was that it is not theirs. */
function lastOf({ sent }: Known): Offered | undefined {
  const last = sent.at(-1);
  if (!last || isEnd(last.kind)) return undefined;
  const { was: _before, ...offered } = last.offered;
  return offered;
}

/** The question has reached them, and they have not answered it. */
const isAskedAlready = ({ sent }: Known): boolean => sent.some(({ kind, answer }) => kind === "reconfirm" && !answer);

/** Put down and let go before any letter left. */
const isNeverHeardOf = (kind: CallOutKind, { waiting, byPhone, ...history }: Known): boolean =>
  kind === "cancelled" &&
  !byPhone &&
  waiting.some((each) => isFirst(each.kind)) &&
  waiting.every((each) => isFirst(each.kind) || isChange(each.kind)) &&
  !lastOf({ waiting, byPhone, ...history });

/** Let go and booked again before any letter left, at a shift that is as they know it. */
function isBackAsTold({ kind, offered }: Telling, history: Known): boolean {
  const [last, facts] = [history.sent.at(-1), lastOf(history)];
  if (kind !== "booked" || !facts || !history.waiting.some((each) => each.kind === "cancelled")) return false;
  const isTheirs = last?.kind === "booked" || last?.answer === "accept" || last?.answer === "reconfirm";
  return isTheirs && changedFacts(facts, offered).length === 0;
}

async function knownBy(tx: Transaction, now: Date, tellings: readonly Telling[]): Promise<(telling: Telling) => Known> {
  const ids = sql`ANY(${sql.param(tellings.map(({ id }) => id))}::uuid[])`;
  const receipts = Map.groupBy(
    await tx
      .select()
      .from(callOuts)
      .where(sql`${callOuts.assignmentId} = ${ids}`)
      .orderBy(callOuts.createdAt),
    ({ assignmentId }) => assignmentId,
  );
  const workerIds = tellings.filter(({ kind }) => kind === "cancelled").map(({ workerId }) => workerId);
  const calls =
    workerIds.length === 0 ? [] : await tx.select().from(phoneCalls).where(inArray(phoneCalls.workerId, workerIds));
  const waits = waitsAt(now);
  return ({ id, workerId, slotId }) => {
    const ownReceipts = receipts.get(id) ?? [];
    return {
      sent: ownReceipts.filter((each) => !waits(each)),
      waiting: ownReceipts.filter(waits),
      byPhone: calls.some((call) => call.workerId === workerId && call.slotId === slotId),
    };
  };
}

const tellOtherwise = (tx: Transaction, receipts: readonly Receipt[], offered: Offered) =>
  tx
    .update(callOuts)
    .set({ offered })
    .where(
      inArray(
        callOuts.id,
        receipts.map(({ id }) => id),
      ),
    );

async function confirmAsBefore(tx: Transaction, now: Date, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(assignments)
    .set({ state: "confirmed", respondBy: null, version: sql`${assignments.version} + 1`, updatedAt: now })
    .where(and(inArray(assignments.id, [...ids]), eq(assignments.state, "reconfirm_pending")));
}
