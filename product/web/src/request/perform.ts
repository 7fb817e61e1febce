/** The one door to a write. */
import { clockNow } from "./clock.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import { and, eq, type SQL } from "drizzle-orm";
import { acts, type Act, type ActDeclaration, type SubjectOf } from "@product/domain/acts";
import type { DecidedAbout } from "@product/domain/acts/deciding";
import { isOneself, mayDo, NotPermitted, type Actor, isPermitted } from "@product/domain/actor";
import type { Place } from "@product/domain/permissions/grants";
import { changesBetween } from "@product/domain/changes";
import { Refused } from "@product/domain/refusals";
import { isConflict } from "@platform/kernel/database-failures";
import { writeAct, type Told } from "@product/database/audit/write-act";
import { formReplays } from "@product/database/tables/ground/form-replay";
import { inTransaction, type Transaction } from "@product/database/write";
import { othersToAsk, ownFacts } from "./oneself.ts";
import { recordUse } from "./permission-use.ts";

/** The transaction that a command writes with; only `perform` gives it out. */
export type { Transaction } from "@product/database/write";

export type Performance<A extends Act> = {
  tx: Transaction;
  now: Date;
  /** Names the record that the act is done to, and ensures that the actor may do it there. Gives the record back. */
  subject: <Record extends SubjectOf<A>>(record: Record) => Record;
  /**
   * Names every record that a query finds by its `id`, where they are too many to go through memory one by one. Where the actor
   * may do it is for the command to ensure, once for each place.
   */
  subjects: (kind: string, ids: SQL) => void;
  /** Names workers about whom it decides, where the record does not say it. */
  about: (record: SubjectOf<A>, workers: DecidedAbout) => void;
  /** Tells the trail what a record was before and is now; only what differs is kept. Neither is there before or after, who makes or ends it. */
  recordChange: (record: SubjectOf<A>, before: object | undefined, after: object | undefined) => void;
};

/**
 * The answers that a command may give: an answer is kept with the form's key and given again when the form is sent
 * again.
 */
export type Answer =
  | null
  | undefined
  | void
  | string
  | number
  | boolean
  | readonly Answer[]
  | { readonly [key: string]: Answer };

/** Runs `body` in one transaction that is permitted, audited and rolled back as a whole. A nested call joins the outer transaction as a savepoint. */
export async function perform<A extends Act, Result extends Answer>(
  actor: Actor,
  act: A,
  body: (performance: Performance<A>) => Promise<Result>,
): Promise<Result> {
  ensurePermitted(actor, act);
  recordUse(actor, acts[act].needs);
  if (actor.kind === "person" && actor.viewedBy) throw new Refused({ code: "view-as.read-only", name: actor.name });
  const outer = running.getStore();
  if (outer)
    return outer.tx.transaction((tx) =>
      running.run({ ...outer, tx, acts: [...outer.acts, act] }, () => carryOut(tx, outer.done, actor, act, body)),
    );
  return withRetries(async () => {
    const done: CommittedAct[] = [];
    const result = await inTransaction((tx) =>
      running.run({ tx, done, acts: [act] }, () => once(tx, actor, act, () => carryOut(tx, done, actor, act, body))),
    );
    for (const listener of afterCommit) listener(done);
    return result;
  });
}

/** Whether such an act is being carried out here: whoever is told of its effect need not write it down once more. */
export const isUnderWay = (act: Act): boolean => running.getStore()?.acts.includes(act) ?? false;

/** The kinds and ids that a committed transaction changed, as the outbox has them. */
export type CommittedAct = { act: Act; kind: string; ids: readonly string[] };

/** Called after each committed write of this process, so that nothing here has to wait for its next look at the outbox. */
export function onCommit(listener: (committed: readonly CommittedAct[]) => void): void {
  afterCommit.add(listener);
}

const running = new AsyncLocalStorage<{ tx: Transaction; done: CommittedAct[]; acts: readonly Act[] }>();
const afterCommit = new Set<(committed: readonly CommittedAct[]) => void>();
const nobodysId = "00000000-0000-0000-0000-000000000000";

function ensurePermitted(actor: Actor, act: Act, allowed = isPermitted(actor, acts[act].needs)) {
  if (!allowed) throw new NotPermitted(actor, acts[act].needs);
}

async function carryOut<A extends Act, Result>(
  tx: Transaction,
  done: CommittedAct[],
  actor: Actor,
  act: A,
  body: (performance: Performance<A>) => Promise<Result>,
): Promise<Result> {
  const changesOf = new Map<string, Told>();
  const declared = acts[act] as ActDeclaration<SubjectOf<A>>;
  const now = clockNow();
  const places: Place[] = [];
  const ownPlaces: Place[] = [];
  const ownBefore = declared.decides === "what clears" && (await ownFacts(tx, actor, now));
  const about: Performance<A>["about"] = (record, workers) => {
    if (isOneself(actor, workers)) ownPlaces.push(declared.place(record));
  };
  const subject: Performance<A>["subject"] = (record) => {
    ensurePermitted(actor, act, mayDo(actor, declared, record));
    if (ownBefore) places.push(declared.place(record));
    const id = declared.id(record);
    if (!changesOf.has(id)) changesOf.set(id, { personId: declared.person?.(record) });
    if (typeof declared.decides === "function") about(record, declared.decides(record));
    return record;
  };
  const recordChange: Performance<A>["recordChange"] = (record, before, after) => {
    subject(record);
    changesOf.get(declared.id(record))!.changes = changesBetween(before, after);
  };
  const many: { kind: string; ids: SQL }[] = [];
  const result = await body({
    tx,
    now,
    subject,
    about,
    recordChange,
    subjects: (kind, ids) => void many.push({ kind, ids }),
  });
  if (changesOf.size === 0) throw new Error(`${act} named no subject: call subject(…) with the record it is done to`);
  for (const [id, { changes }] of changesOf)
    if (declared.audits !== "fact" && !changes)
      throw new Error(`${act} did not tell what changed of ${id}, or why it was looked at: call recordChange(…)`);
  if (ownBefore && !isDeepStrictEqual(ownBefore, await ownFacts(tx, actor, now))) ownPlaces.push(...places);
  if (ownPlaces.length > 0) await ensureAlone(tx, actor, act, ownPlaces);
  await writeAct(tx, actor, {
    act,
    kind: declared.subject,
    subjects: changesOf,
    many,
    isAboutOneself: ownPlaces.length > 0,
  });
  done.push({ act, kind: declared.subject, ids: [...changesOf.keys()] });
  return result;
}

/** A person who decides about themselves is refused and told who else may, unless no one else may. */
async function ensureAlone(tx: Transaction, actor: Actor, act: Act, places: readonly Place[]): Promise<void> {
  const others = actor.kind === "person" && (await othersToAsk(actor.id, act, places, tx));
  if (others) throw new Refused({ code: "worker.oneself", ...others });
}

/**
 * The first sending of a form does the work and keeps the answer; a second waits for the first and gets that answer. An
 * act that only reveals data may be repeated, and the revealed values are kept nowhere.
 */
async function once<Result>(tx: Transaction, actor: Actor, act: Act, work: () => Promise<Result>): Promise<Result> {
  const submission = actor.request?.submission;
  if (!submission || acts[act].audits === "reason") return work();
  const row = { actorId: actor.kind === "person" ? actor.id : nobodysId, key: submission.key, act };
  const { inputHash } = submission;
  const isFirst =
    (
      await tx
        .insert(formReplays)
        .values({ ...row, inputHash })
        .onConflictDoNothing()
        .returning()
    ).length > 0;
  const thisRow = and(eq(formReplays.actorId, row.actorId), eq(formReplays.key, row.key), eq(formReplays.act, act));
  if (!isFirst) {
    const [first] = await tx.select().from(formReplays).where(thisRow);
    if (first!.inputHash !== inputHash) throw new Refused({ code: "submission.key-reused" });
    return first!.answer as Result;
  }
  const answer = await work();
  await tx
    .update(formReplays)
    .set({ answer: answer ?? null })
    .where(thisRow);
  return answer;
}

async function withRetries<Result>(work: () => Promise<Result>, retriesLeft = 3): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (retriesLeft === 0 || !isConflict(error)) throw error;
    return withRetries(work, retriesLeft - 1);
  }
}
