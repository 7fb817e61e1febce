/** Shifts that are published together: what is planned comes to count, and who is to be told of it. */
import { eq, inArray, sql } from "drizzle-orm";
import { isOver, onceTold, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";
import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import { awaitsSecond, undecided, type FindingOverride } from "@product/domain/planning/rota/finding-overrides";
import { asksAgain, hoursUntil, type FillMode, type ShiftValues } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import type { Finding } from "@product/domain/rules/finding";
import { judgeShifts } from "@product/database/rules/judge-shift";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import type { Event } from "#features/planning/events/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import type { Shift } from "./lock.server.ts";
import { clearanceOf, ensureNone, ensureNothingElse } from "./may-work.server.ts";
import { overlapsOf } from "./queries.server.ts";
import { columnsOf, publishedValues } from "./values.server.ts";

type Locked = { shift: Shift; event: Event };
export type Told = { id: string; shiftId: string; workerId: string; kind: CallOutKind };
export type Published = Locked & { before: ShiftValues; values: ShiftValues };

/** If many shifts are published at once, names the one that stops the others. */
type Naming = <Result>(shift: Shift, work: () => Result | Promise<Result>) => Promise<Result>;

/**
 * Those staged are booked or invited, and those who agreed to other times are asked again. First every shift comes to its times, then
 * all are judged by them. The rows of everyone on them are locked.
 */
export async function publishAll(
  tx: Transaction,
  locked: readonly Locked[],
  naming: Naming,
  now: Date,
): Promise<{ published: Published[]; notices: Told[] }> {
  const staff = await heldOn(tx, locked);
  const of = ({ id }: Shift): readonly Held[] => staff.get(id) ?? [];
  const isCleared = await clearanceOf(tx, [...staff.values()].flat().filter(isStaged), now);
  const [moved, kept] = [locked.filter(isMoved), locked.filter((each) => !isMoved(each))];
  for (const each of moved) await naming(each.shift, () => comeToTimes(tx, each, of(each.shift), now));
  // By now everything else is where it will be: those that stay are asked about and written together.
  const overlaps = await overlapsOf(
    tx,
    kept.flatMap(({ shift }) => of(shift).filter(comesToTake)),
  );
  const published = locked.map(valued);
  for (const { shift, values } of published)
    await naming(shift, () => {
      ensureNone(overlaps.get(shift.id) ?? []);
      isCleared(of(shift).filter(isStaged), values.day);
    });
  await comeToCount(tx, locked, now);
  const found = await judgeShifts(
    tx,
    published.map(({ shift, event, values }) => ({
      shift: { id: shift.id, event, values },
      people: judgedOn(shift, of(shift)).map(({ workerId, roleId }) => ({ workerId, roleId, toldAt: now })),
    })),
  );
  const everyone: Judged[] = [];
  for (const { shift } of published) {
    const shiftFindings = found.get(shift.id);
    const judged = judgedOn(shift, of(shift)).map((each) => ({
      ...each,
      findings: shiftFindings?.get(each.workerId) ?? [],
    }));
    await naming(shift, () => ensureDecided(judged));
    everyone.push(...judged);
  }
  await keepFindings(tx, everyone);
  await tellStates(tx, published, of, now);
  return { published, notices: published.flatMap(({ shift }) => toldOf(shift, of(shift))) };
}

type Held = {
  id: string;
  shiftId: string;
  workerId: string;
  state: AssignmentState;
  slotId: string;
  roleId: string;
  mode: FillMode;
  override: FindingOverride | null;
};
type Judged = Held & { findings: Finding[] };
const isStaged = ({ state }: Held) => state === "staged";

async function heldOn(tx: Transaction, locked: readonly Locked[]): Promise<Map<string, Held[]>> {
  const rows = await tx
    .select({
      id: assignments.id,
      shiftId: assignments.shiftId,
      workerId: assignments.workerId,
      state: assignments.state,
      slotId: assignments.slotId,
      roleId: slots.roleId,
      mode: slots.fillMode,
      override: assignments.override,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(
      inArray(
        assignments.shiftId,
        locked.map(({ shift }) => shift.id),
      ),
    );
  return Map.groupBy(rows, ({ shiftId }) => shiftId);
}

const isMoved = ({ shift }: Locked): boolean => shift.pending !== null;
const comesToTake = (each: Held): boolean =>
  takesPlace(each.state) || (isStaged(each) && takesPlace(onceTold(each.mode)));

const valued = ({ shift, event }: Locked): Published => {
  const before = publishedValues(shift);
  return { shift, event, before, values: { ...before, ...shift.pending } };
};

/** Those who hold a place, or get one now, have nothing else at the time it comes to have. */
async function comeToTimes(tx: Transaction, each: Locked, staff: readonly Held[], now: Date): Promise<void> {
  const { shift, values } = valued(each);
  await ensureNothingElse(
    tx,
    shift.id,
    staff.filter(comesToTake).map(({ workerId }) => workerId),
    values,
  );
  await tx
    .update(shifts)
    .set({ ...columnsOf(values), updatedAt: now })
    .where(eq(shifts.id, shift.id));
}

const comeToCount = (tx: Transaction, locked: readonly Locked[], now: Date) =>
  tx
    .update(shifts)
    .set({
      pending: null,
      publishedAt: sql`coalesce(${shifts.publishedAt}, ${now})`,
      version: sql`${shifts.version} + 1`,
      updatedAt: now,
    })
    .where(
      inArray(
        shifts.id,
        locked.map(({ shift }) => shift.id),
      ),
    );

const judgedAnew = ["startsAt", "endsAt", "breaks"] as const satisfies (keyof ShiftValues)[];

/** Those who are new, and all who hold a place where its time changes. */
const judgedOn = ({ publishedAt, pending }: Shift, staff: readonly Held[]): readonly Held[] => {
  const isRetimed = publishedAt !== null && judgedAnew.some((key) => pending?.[key] !== undefined);
  return staff.filter((each) => isStaged(each) || (isRetimed && takesPlace(each.state)));
};

/** Refused while a rule stands against someone and nobody has decided about it; what only warns is kept beside them. */
function ensureDecided(judged: readonly Judged[]): void {
  const against = judged.filter(
    (each) => undecided(each.findings, each.override).length > 0 || (!isStaged(each) && awaitsSecond(each.override)),
  );
  if (against.length > 0) throw new Refused({ code: "shift.findings", n: against.length });
}

async function keepFindings(tx: Transaction, judged: readonly Judged[]): Promise<void> {
  const ids = sql.param(judged.map(({ id }) => id));
  const texts = sql.param(judged.map(({ findings }) => JSON.stringify(findings)));
  await tx.execute(sql`UPDATE app.assignment SET findings = judged.findings::jsonb
    FROM unnest(${ids}::uuid[], ${texts}::text[]) AS judged (id, findings) WHERE assignment.id = judged.id`);
}

const asksAll = (shift: Shift): boolean =>
  shift.publishedAt !== null && asksAgain(publishedValues(shift), shift.pending ?? {});

/** People of many shifts at once, where they come to the same. */
async function tellStates(
  tx: Transaction,
  published: readonly Published[],
  of: (shift: Shift) => readonly Held[],
  now: Date,
): Promise<void> {
  const agreed = published
    .filter(({ shift }) => asksAll(shift))
    .flatMap(({ shift }) => of(shift).filter(({ state }) => state === "accepted" || state === "confirmed"));
  await become(tx, agreed, { state: "reconfirm_pending", updatedAt: now });
  const newcomers = published.flatMap(({ shift, values }) =>
    // A worker whose override waits for a second person hears nothing yet.
    of(shift)
      .filter((each) => isStaged(each) && !awaitsSecond(each.override))
      .map((each) => ({ ...each, next: onceTold(each.mode), noticeHours: hoursUntil(values.startsAt, now) })),
  );
  for (const people of Map.groupBy(newcomers, ({ next, noticeHours }) => `${next} ${noticeHours}`).values()) {
    const { next, noticeHours } = people[0]!;
    await become(tx, people, { state: next, offeredAt: now, noticeHours, updatedAt: now });
  }
}

/**
 * The message for each worker: those new to the shift are booked or asked, those who agreed are asked again or told of
 * the change.
 */
function toldOf(shift: Shift, staff: readonly Held[]): Told[] {
  const change = asksAll(shift) ? "asks again" : shift.pending ? "small" : "none";
  return staff.flatMap(({ id, workerId, ...each }) => {
    const kind = kindFor(each, change);
    return kind ? [{ id, shiftId: shift.id, workerId, kind }] : [];
  });
}

function kindFor(
  { state, mode, override }: Pick<Held, "state" | "mode" | "override">,
  change: "none" | "small" | "asks again",
): CallOutKind | undefined {
  // A worker whose override waits for a second person hears nothing yet.
  if (state === "staged") return awaitsSecond(override) ? undefined : onceTold(mode);
  if (change === "none" || isOver(state)) return undefined;
  return change === "asks again" && (state === "accepted" || state === "confirmed") ? "reconfirm" : "changed";
}

const become = async (tx: Transaction, people: readonly Held[], columns: Partial<typeof assignments.$inferInsert>) => {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await tx
    .update(assignments)
    .set({ ...columns, version: sql`${assignments.version} + 1` })
    .where(inArray(assignments.id, ids));
};
