/** One shift of those that are published: what is planned comes to count, and who is to be told of it. */
import { eq, inArray, sql } from "drizzle-orm";
import { isOver, onceTold, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";
import type { CallOutKind } from "@product/domain/planning/call-outs";
import { awaitsSecond, undecided, type FindingOverride } from "@product/domain/planning/finding-overrides";
import {
  asksAgain,
  hoursUntil,
  type FillMode,
  type PendingChange,
  type ShiftValues,
} from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import type { Finding } from "@product/domain/rules/finding";
import { judgePeople } from "@product/database/rules/judge-shift";
import { assignments, shifts, slots } from "@product/database/tables/event";
import type { Event } from "#features/planning/events/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import type { Shift } from "./lock.server.ts";
import { insistOnClearance, insistOnFree } from "./may-work.server.ts";
import { columnsOf, publishedValues } from "./values.server.ts";

export type Told = { id: string; workerId: string; kind: CallOutKind };

/** Those staged are booked or invited, and those who agreed to other times are asked again. */
export async function publishOne(
  tx: Transaction,
  { shift, event }: { shift: Shift; event: Event },
  now: Date,
): Promise<{ before: ShiftValues; values: ShiftValues; told: Told[] }> {
  const before = publishedValues(shift);
  const change: PendingChange = shift.pending ?? {};
  const values = { ...before, ...change };
  const held = await heldOn(tx, shift.id);
  await insistOnPeople(tx, shift, held, values, now);
  const isMoved = shift.publishedAt !== null && judgedAnew.some((key) => change[key] !== undefined);
  const judged = held.filter(({ state }) => state === "staged" || (isMoved && takesPlace(state)));
  const asked = judged.map(({ workerId, roleId }) => ({ workerId, roleId, toldAt: now }));
  await keepFindings(tx, judged, await judgePeople(tx, { id: shift.id, event, values }, asked));
  await tx
    .update(shifts)
    .set({
      ...columnsOf(values),
      pending: null,
      publishedAt: shift.publishedAt ?? now,
      version: shift.version + 1,
      updatedAt: now,
    })
    .where(eq(shifts.id, shift.id));
  const asksAll = shift.publishedAt !== null && asksAgain(before, change);
  if (asksAll) {
    const agreed = held.filter(({ state }) => state === "accepted" || state === "confirmed");
    await become(tx, agreed, { state: "reconfirm_pending", updatedAt: now });
  }
  const noticeHours = hoursUntil(values.startsAt, now);
  for (const [state, people] of Map.groupBy(
    // Who waits for a second person to confirm an override hears nothing yet.
    held.filter((each) => each.state === "staged" && !awaitsSecond(each.override)),
    ({ mode }) => onceTold(mode),
  ))
    await become(tx, people, { state, offeredAt: now, noticeHours, updatedAt: now });
  const size = asksAll ? "asks again" : shift.pending ? "small" : "none";
  const told = held.flatMap(({ id, workerId, ...each }) => {
    const kind = kindFor(each, size);
    return kind ? [{ id, workerId, kind }] : [];
  });
  return { before, values, told };
}

const judgedAnew = ["startsAt", "endsAt", "breaks"] as const satisfies (keyof ShiftValues)[];

type Held = {
  id: string;
  workerId: string;
  state: AssignmentState;
  slotId: string;
  roleId: string;
  mode: FillMode;
  override: FindingOverride | null;
};

const heldOn = (tx: Transaction, shiftId: string): Promise<Held[]> =>
  tx
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      state: assignments.state,
      slotId: assignments.slotId,
      roleId: slots.roleId,
      mode: slots.fillMode,
      override: assignments.override,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(eq(assignments.shiftId, shiftId));

/** Those who hold a place, or get one now, have nothing else at the time it comes to have; those new to it may work there. */
async function insistOnPeople(tx: Transaction, shift: Shift, held: readonly Held[], span: ShiftValues, now: Date) {
  const staged = held.filter(({ state }) => state === "staged");
  const taking = held.filter(
    ({ state, mode }) => takesPlace(state) || (state === "staged" && takesPlace(onceTold(mode))),
  );
  const ids = taking.map(({ workerId }) => workerId);
  await insistOnFree(tx, shift.id, ids, span);
  await insistOnClearance(tx, staged, span.day, now);
}

/** What someone is told: those new to it are booked or asked, those who agreed are asked again or told of the change. */
function kindFor(
  { state, mode, override }: Pick<Held, "state" | "mode" | "override">,
  change: "none" | "small" | "asks again",
): CallOutKind | undefined {
  // Who waits for a second person to confirm an override hears nothing yet.
  if (state === "staged") return awaitsSecond(override) ? undefined : onceTold(mode);
  if (change === "none" || isOver(state)) return undefined;
  return change === "asks again" && (state === "accepted" || state === "confirmed") ? "reconfirm" : "changed";
}

/** Refused while a rule stands against someone and nobody has decided about it; what only warns is kept beside them. */
async function keepFindings(tx: Transaction, judged: readonly Held[], found: ReadonlyMap<string, Finding[]>) {
  const of = ({ workerId }: Held) => found.get(workerId) ?? [];
  const against = judged.filter(
    (each) => undecided(of(each), each.override).length > 0 || (each.state !== "staged" && awaitsSecond(each.override)),
  );
  if (against.length > 0) throw new Refused({ code: "shift.findings", n: against.length });
  const ids = sql.param(judged.map(({ id }) => id));
  const texts = sql.param(judged.map((each) => JSON.stringify(of(each))));
  await tx.execute(sql`UPDATE app.assignment SET findings = judged.findings::jsonb
    FROM unnest(${ids}::uuid[], ${texts}::text[]) AS judged (id, findings) WHERE assignment.id = judged.id`);
}

const become = async (tx: Transaction, people: readonly Held[], columns: Partial<typeof assignments.$inferInsert>) => {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await tx
    .update(assignments)
    .set({ ...columns, version: sql`${assignments.version} + 1` })
    .where(inArray(assignments.id, ids));
};
