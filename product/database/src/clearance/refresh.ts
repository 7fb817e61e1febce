/** Writes the spans of some workers anew. Called in the transaction that changed something they follow from. */
import { isDeepStrictEqual } from "node:util";
import { and, asc, inArray, isNull } from "drizzle-orm";
import { allReasons } from "@product/domain/clearance/clearance";
import { lastOfAllDays } from "@product/domain/clearance/day-ranges";
import type { Rules } from "@product/domain/clearance/facts";
import { simplified, spansOf } from "@product/domain/clearance/spans";
import { ageOn } from "@product/domain/time/local-date";
import { clearanceSpans } from "@product/database/tables/people/clearance";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { askToActivate } from "./activation.ts";
import { readFacts, type KnownWorker } from "./read-facts.ts";
import { readRules } from "./read-rules.ts";

const workersAtOnce = 500;

/** Workers who became ready to be active are activated by a job afterwards. */
export async function refreshClearance(
  tx: Transaction,
  workerIds: readonly string[],
  now: Date,
  rules?: Rules,
): Promise<void> {
  if (workerIds.length === 0) return;
  const currentRules = rules ?? (await readRules(tx));
  const inOrder = [...new Set(workerIds)].toSorted();
  for (let at = 0; at < inOrder.length; at += workersAtOnce)
    await refreshSome(tx, inOrder.slice(at, at + workersAtOnce), currentRules, now);
}

/** Only what is different is written: on most nights nothing is. */
async function refreshSome(tx: Transaction, ids: string[], rules: Rules, now: Date): Promise<void> {
  // The lock makes changes of these workers wait for each other: the last one to write knows everything.
  const there = await tx
    .select({ id: workers.id, isAdult: workers.isAdult })
    .from(workers)
    .where(and(inArray(workers.id, ids), isNull(workers.mergedInto)))
    .orderBy(asc(workers.id))
    .for("no key update");
  const known = await readFacts(
    tx,
    there.map(({ id }) => id),
    now,
  );
  await keepAges(tx, there, known);
  const kept = Map.groupBy(
    await tx.select().from(clearanceSpans).where(inArray(clearanceSpans.workerId, ids)),
    ({ workerId }) => workerId,
  );
  const changed = ids.flatMap((id) => {
    const worker = known.get(id);
    const rows = worker ? spanRows(id, worker, rules) : [];
    return worker && areSame(kept.get(id) ?? [], rows, worker.today) ? [] : [{ id, rows }];
  });
  if (changed.length > 0) {
    const gone = changed.map(({ id }) => id);
    await tx.delete(clearanceSpans).where(inArray(clearanceSpans.workerId, gone));
  }
  const rows = changed.flatMap((each) => each.rows);
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(clearanceSpans).values(rows.slice(at, at + rowsAtOnce));
  await askToActivate(tx, known, rules);
}

type Aged = { id: string; isAdult: boolean | null };

/**
 * Keeps whether a worker is of age when that changes, or when a birth date was added or removed: a yes or no, never the
 * date.
 */
async function keepAges(tx: Transaction, there: readonly Aged[], known: ReadonlyMap<string, KnownWorker>) {
  const aged = there.map(({ id, isAdult: was }) => {
    const worker = known.get(id);
    const born = worker?.facts.birthDate ?? null;
    return { id, was, is: born === null ? null : ageOn(worker!.today, born) >= ofAge };
  });
  for (const is of [true, false, null]) {
    const ids = aged.filter((each) => each.is === is && each.was !== is).map(({ id }) => id);
    if (ids.length > 0) await tx.update(workers).set({ isAdult: is }).where(inArray(workers.id, ids));
  }
}
const ofAge = 18;

/** PostgreSQL takes 65,535 values in one statement. */
const rowsAtOnce = 5000;

type SpanRow = typeof clearanceSpans.$inferInsert;

/** For work in general, and for each role they have. */
const spanRows = (workerId: string, { facts, roleIds, today }: KnownWorker, rules: Rules): Required<SpanRow>[] =>
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

/** Whether what is kept says from today on what the new rows say. */
function areSame(kept: readonly SpanRow[], rows: readonly SpanRow[], today: string): boolean {
  const left = kept
    .filter(({ lastDay }) => lastDay >= today)
    .map((span) => (span.firstDay < today ? { ...span, firstDay: today } : span));
  return isDeepStrictEqual(inOrder(left), inOrder(rows));
}

const inOrder = (rows: readonly SpanRow[]) =>
  rows.toSorted((a, b) => (`${a.roleId} ${a.firstDay}` < `${b.roleId} ${b.firstDay}` ? -1 : 1));
