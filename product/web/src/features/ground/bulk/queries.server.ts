/** Changing many records of a kind together: what the kind says of itself, the preview, and the change that was made. */
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { isOneself, mayDo, type Actor } from "@product/domain/actor";
import { acts, type Act, type ActDeclaration } from "@product/domain/acts";
import { database } from "@product/database/client";
import { bulkChangeRecords, bulkChanges } from "@product/database/tables/ground/bulk-change";
import type { Transaction } from "#request/perform.ts";
import { identityOf } from "#request/proposal-identity.ts";

/** The action on all records: a kind that the kind of record knows, and one value. */
export type BulkAction<Kind extends string = string> = { kind: Kind; value: string };

export type Changeable = { id: string; name: string; version: number };

/** The state of one record before the change, and the version that the change made of it. */
export type Remembered<Part> = { id: string; before: Part; version: number };

export type BulkMemory<Part> = {
  keep: (tx: Transaction, changeId: string, rows: readonly Remembered<Part>[]) => Promise<void>;
  read: (reader: Pick<Transaction, "select">, changeId: string) => Promise<Remembered<Part>[]>;
};

/** `Part` is what a change touches of a record, as it is before or after; `Reason` why one stays as it is. */
export type BulkKind<Action extends BulkAction, Row extends Changeable, Part extends object, Reason extends string> = {
  record: string;
  actFor: (action: Action) => Act;
  undoAct: Act;
  /** Those of them that the actor sees, kept as they are until the change is made, in the order of their ids. */
  lock: (tx: Transaction, actor: Actor, ids: readonly string[]) => Promise<Row[]>;
  changeBy: (action: Action, row: Row) => { to: Part } | { leftOut: Reason };
  /** The same part of the record as it stands. */
  partOf: (row: Row, like: Part) => Part;
  /** As the trail tells it. */
  auditFieldsOf: (part: Part) => object;
  apply: (tx: Transaction, action: Action, ids: string[], now: Date) => Promise<void>;
  /** They are as the change left them. */
  restore: (tx: Transaction, action: Action, was: { changeId: string; ids: string[] }, now: Date) => Promise<void>;
  /** The consequences elsewhere. */
  follow?: (tx: Transaction, action: Action, ids: string[]) => Promise<void>;
  memory: BulkMemory<Part>;
};

/** So long can a change be taken back. */
export const undoHours = 24;

export type Preview<Row, Reason extends string> = {
  changed: Row[];
  leftOut: { reason: Reason | "place" | "oneself"; row: Row }[];
};

/**
 * The records that would change, and those that would not with the reason: "place" where the actor may not act on it,
 * "oneself" where the act would decide about the actor.
 */
export function previewOf<
  Action extends BulkAction,
  Row extends Changeable,
  Part extends object,
  Reason extends string,
>(
  kind: Pick<BulkKind<Action, Row, Part, Reason>, "actFor" | "changeBy">,
  actor: Actor,
  action: Action,
  chosen: readonly Row[],
): Preview<Row, Reason> {
  const act = acts[kind.actFor(action)] as unknown as ActDeclaration<Row>;
  const preview: Preview<Row, Reason> = { changed: [], leftOut: [] };
  for (const row of chosen) {
    const verdict = isAboutActor(actor, act, row)
      ? { leftOut: "oneself" as const }
      : mayDo(actor, act, row)
        ? kind.changeBy(action, row)
        : { leftOut: "place" as const };
    if ("leftOut" in verdict) preview.leftOut.push({ reason: verdict.leftOut, row });
    else preview.changed.push(row);
  }
  return preview;
}

const isAboutActor = <Row>(actor: Actor, { decides }: ActDeclaration<Row>, row: Row): boolean =>
  typeof decides === "function" && isOneself(actor, decides(row));

/**
 * The whole preview as one string: the records that change, those that stay and why, and which version of each was
 * meant.
 */
export function previewIdentity<Row extends Changeable>(
  { kind, value }: BulkAction,
  { changed, leftOut }: Preview<Row, string>,
): string {
  const versions = [
    ...changed.map(({ id, version }) => [id, version, null] as const),
    ...leftOut.map(({ reason, row: { id, version } }) => [id, version, reason] as const),
  ];
  return identityOf(
    kind,
    value,
    versions.toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}

const namesShown = 20;

/** Enough to recognise them by, and whom exactly it is about. */
export function brieflyTold<Row extends Changeable, Reason extends string>(
  action: BulkAction,
  preview: Preview<Row, Reason>,
) {
  const { changed, leftOut } = preview;
  const reasons = Map.groupBy(leftOut, ({ reason }) => reason);
  const named = (all: readonly Changeable[]) => ({
    count: all.length,
    names: all.slice(0, namesShown).map(({ name }) => name),
  });
  return {
    changed: named(changed),
    leftOut: [...reasons].map(([reason, those]) => ({ reason, ...named(those.map(({ row }) => row)) })),
    // Also of those who would stay, so that it is told how many they were.
    shown: [...changed, ...leftOut.map(({ row }) => row)].map(({ id }) => id).join(","),
    proposal: previewIdentity(action, preview),
  };
}
export type BriefPreview<Reason extends string = string> = ReturnType<typeof brieflyTold<Changeable, Reason>>;

/** A change that someone made, and whether it can still be taken back; others' changes are none to them. */
export async function changeMade(
  { record, memory }: { record: string; memory: Pick<BulkMemory<unknown>, "read"> },
  actor: Actor,
  id: string,
) {
  if (actor.kind !== "person") return undefined;
  const isRecent = gt(bulkChanges.doneAt, sql`now() - make_interval(hours => ${undoHours})`);
  const [change] = await database
    .select({
      action: bulkChanges.action,
      leftOut: bulkChanges.leftOut,
      undoneCount: bulkChanges.undoneCount,
      mayUndo: sql<boolean>`(${isNull(bulkChanges.undoneAt)} AND ${isRecent})`,
    })
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.record, record), eq(bulkChanges.doneBy, actor.id)));
  return change && { ...change, changed: (await memory.read(database, id)).length };
}

/** For records that are about nobody; what is about people needs a table that goes with them. */
export function recordMemory<Part extends object>(): BulkMemory<Part> {
  return {
    keep: async (tx, bulkChangeId, rows) => {
      await tx
        .insert(bulkChangeRecords)
        .values(rows.map(({ id, before, version }) => ({ bulkChangeId, recordId: id, before, version })));
    },
    read: async (reader, changeId) =>
      (
        await reader
          .select()
          .from(bulkChangeRecords)
          .where(eq(bulkChangeRecords.bulkChangeId, changeId))
          .orderBy(asc(bulkChangeRecords.recordId))
      ).map(({ recordId, before, version }) => ({ id: recordId, before: before as Part, version })),
  };
}
