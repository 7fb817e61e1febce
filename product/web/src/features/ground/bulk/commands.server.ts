import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { mayDo, type Actor } from "@product/domain/actor";
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";
import { Refused } from "@product/domain/refusals";
import { bulkChanges } from "@product/database/tables/ground/bulk-change";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import {
  previewIdentity,
  previewOf,
  undoHours,
  type BulkAction,
  type BulkKind,
  type Changeable,
  type Remembered,
} from "./queries.server.ts";

/** Whom it was shown for, and the identity of what was read of them. */
export type Shown = { shown: readonly string[]; proposal: string };

/** Does one thing to all who were shown to change, if they are still as they were shown: one act, with a row of the trail for each of them. */
export const changeMany = <
  Action extends BulkAction,
  Row extends Changeable,
  Part extends object,
  Reason extends string,
>(
  kind: BulkKind<Action, Row, Part, Reason>,
  actor: Actor,
  action: Action,
  { shown, proposal }: Shown,
): Promise<{ id: string }> =>
  perform(actor, kind.actFor(action), async ({ tx, now, recordChange }) => {
    const preview = previewOf(kind, actor, action, await kind.lock(tx, actor, shown));
    if (previewIdentity(action, preview) !== proposal) throw new Refused({ code: "proposal.changed" });
    if (preview.changed.length === 0) throw new Refused({ code: "bulk.nobody" });
    const done = preview.changed.map((row) => ({ row, ...changeOf(kind, action, row) }));
    const ids = preview.changed.map(({ id }) => id);
    await kind.apply(tx, action, ids, now);
    await kind.follow?.(tx, action, ids);
    for (const { row, before, after } of done)
      recordChange(row as never, kind.auditFieldsOf(before), kind.auditFieldsOf(after));
    const reasons = Map.groupBy(preview.leftOut, ({ reason }) => reason);
    const leftOut = Object.fromEntries([...reasons].map(([reason, those]) => [reason, those.length]));
    const id = await keepChange(tx, actor, { record: kind.record, action, leftOut });
    await kind.memory.keep(
      tx,
      id,
      done.map(({ row, before }) => ({ id: row.id, before, version: row.version + 1 })),
    );
    return { id };
  });

function changeOf<Action extends BulkAction, Row extends Changeable, Part extends object>(
  kind: BulkKind<Action, Row, Part, string>,
  action: Action,
  row: Row,
): { before: Part; after: Part } {
  const verdict = kind.changeBy(action, row);
  if ("leftOut" in verdict) throw new Error(`${row.id} was found to change and does not`);
  return { before: kind.partOf(row, verdict.to), after: verdict.to };
}

const daysKept = 7;

/** The previous state of the records is kept for as long as the change can be undone and a little longer. */
async function keepChange(
  tx: Transaction,
  actor: Actor,
  change: Pick<typeof bulkChanges.$inferInsert, "record" | "action" | "leftOut">,
): Promise<string> {
  await tx.delete(bulkChanges).where(lt(bulkChanges.doneAt, sql`now() - make_interval(days => ${daysKept})`));
  const [created] = await tx
    .insert(bulkChanges)
    .values({ ...change, doneBy: doerOf(actor) })
    .returning({ id: bulkChanges.id });
  return created!.id;
}

/** Takes a change back for all whom nobody has changed since. */
export const undoChange = <
  Action extends BulkAction,
  Row extends Changeable,
  Part extends object,
  Reason extends string,
>(
  kind: BulkKind<Action, Row, Part, Reason>,
  actor: Actor,
  id: string,
): Promise<{ id: string }> =>
  perform(actor, kind.undoAct, async ({ tx, now, recordChange }) => {
    const action = (await lockChange(tx, kind.record, actor, id)).action as Action;
    const before = new Map((await kind.memory.read(tx, id)).map((row): [string, Remembered<Part>] => [row.id, row]));
    const chosen = (await kind.lock(tx, actor, [...before.keys()])).filter(
      (row) =>
        before.get(row.id)!.version === row.version &&
        // A person who may no longer do the change may not undo it either.
        [kind.undoAct, kind.actFor(action)].every((act) => mayDo(actor, declared<Row>(act), row)),
    );
    if (chosen.length === 0) throw new Refused({ code: "bulk.nobody" });
    const ids = chosen.map((row) => row.id);
    await kind.restore(tx, action, { changeId: id, ids }, now);
    await kind.follow?.(tx, action, ids);
    for (const row of chosen) {
      const was = before.get(row.id)!.before;
      recordChange(row as never, kind.auditFieldsOf(kind.partOf(row, was)), kind.auditFieldsOf(was));
    }
    await tx.update(bulkChanges).set({ undoneAt: now, undoneCount: chosen.length }).where(eq(bulkChanges.id, id));
    return { id };
  });

const declared = <Row>(act: Act) => acts[act] as unknown as ActDeclaration<Row>;

async function lockChange(tx: Transaction, record: string, actor: Actor, id: string) {
  const isTheirs = and(eq(bulkChanges.record, record), eq(bulkChanges.doneBy, doerOf(actor)));
  const [change] = await tx
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), isTheirs, isNull(bulkChanges.undoneAt)))
    .for("update");
  const isLate = change && clockNow().getTime() - change.doneAt.getTime() > undoHours * 3_600_000;
  if (!change || isLate) throw new Refused({ code: "bulk.undone" });
  return change;
}

const doerOf = (actor: Actor): string => {
  if (actor.kind !== "person") throw new Error("only people change many at once");
  return actor.id;
};
