/** The moves of a worker: each from where to where, its act, and the values it asks for. */
import type { Act } from "@product/domain/acts";
import { isDay } from "@product/domain/time/local-date";
import type { WorkerStatus } from "./workers.ts";

export const moveReasons = {
  reject: ["not_a_fit", "no_right_to_work", "too_young", "no_answer", "other"],
  suspend: ["investigation", "documents", "health", "conduct", "other"],
  block: ["no_show", "conduct", "fraud", "safety", "other"],
  leave: ["resigned", "contract_ended", "dismissed", "moved_away", "other"],
} as const;

export type MoveReason = (typeof moveReasons)[keyof typeof moveReasons][number];

type Move = {
  from: readonly WorkerStatus[];
  to: WorkerStatus;
  act: Act & `worker.${string}`;
  reasons?: readonly MoveReason[];
  /** A day in the future: the last one of a suspension, or the one on which a block is looked at again. */
  day?: "until" | "review";
  /** One person proposes it, another one carries it out. */
  isForTwo?: true;
  /** Also releases their future assignments. */
  endsShifts?: true;
};

/** A worker without a shift for so long becomes dormant automatically. */
export const dormantAfterDays = 365;

const working = ["active", "dormant", "paused", "suspended"] as const satisfies WorkerStatus[];
const applying = ["draft", "applied", "in_review", "more_info"] as const satisfies WorkerStatus[];

// Sealing someone's data away and erasing it (left → data_blocked → erased) belong to data protection, with a trial run of their own.
export const workerMoves = {
  submit: { from: ["draft"], to: "applied", act: "worker.move" },
  review: { from: ["applied", "more_info"], to: "in_review", act: "worker.decide" },
  "ask-more": { from: ["applied", "in_review"], to: "more_info", act: "worker.decide" },
  approve: { from: applying, to: "approved", act: "worker.decide" },
  reject: {
    from: ["applied", "in_review", "more_info"],
    to: "rejected",
    act: "worker.decide",
    reasons: moveReasons.reject,
  },
  reconsider: { from: ["rejected"], to: "in_review", act: "worker.decide" },
  activate: { from: ["approved"], to: "active", act: "worker.decide" },
  rest: { from: ["active"], to: "dormant", act: "worker.move" },
  wake: { from: ["dormant"], to: "active", act: "worker.move" },
  pause: { from: ["active"], to: "paused", act: "worker.move" },
  resume: { from: ["paused"], to: "active", act: "worker.move" },
  suspend: {
    from: ["active"],
    to: "suspended",
    act: "worker.decide",
    reasons: moveReasons.suspend,
    day: "until",
    endsShifts: true,
  },
  lift: { from: ["suspended"], to: "active", act: "worker.decide" },
  block: {
    from: [...applying, "approved", "rejected", ...working, "left"],
    to: "blocked",
    act: "worker.block",
    reasons: moveReasons.block,
    day: "review",
    isForTwo: true,
    endsShifts: true,
  },
  // A decision of two people cannot be undone by one alone, nor left by another move.
  unblock: { from: ["blocked"], to: "in_review", act: "worker.unblock", isForTwo: true },
  leave: {
    from: ["approved", ...working],
    to: "left",
    act: "worker.move",
    reasons: moveReasons.leave,
    endsShifts: true,
  },
  return: { from: ["left"], to: "in_review", act: "worker.decide" },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof workerMoves;
/** Those that one person proposes and another one carries out. */
export type MoveForTwo = "block" | "unblock";
export const moveNames = Object.keys(workerMoves) as MoveName[];
export const moveOf = (name: MoveName): Move => workerMoves[name];

export const movesFrom = (status: WorkerStatus): MoveName[] =>
  moveNames.filter((name) => moveOf(name).from.includes(status));

export const isMoveForTwo = (name: MoveName): name is MoveForTwo => moveOf(name).isForTwo === true;

export type Asked = { reason?: string | undefined; day?: string | undefined };
export type AskedFault = { field: keyof Asked; fault: "required" | "invalid" | "dayPast" };

/** All values that a move asks for and that are missing or wrong. */
export function askedFaults(name: MoveName, { reason, day }: Asked, today: string): AskedFault[] {
  const move = moveOf(name);
  const faults: AskedFault[] = [];
  if (move.reasons && !reason) faults.push({ field: "reason", fault: "required" });
  else if (move.reasons && !move.reasons.includes(reason as MoveReason))
    faults.push({ field: "reason", fault: "invalid" });
  if (move.day && !day) faults.push({ field: "day", fault: "required" });
  else if (move.day && !isDay(day!)) faults.push({ field: "day", fault: "invalid" });
  else if (move.day && day! <= today) faults.push({ field: "day", fault: "dayPast" });
  return faults;
}

/** Where a worker stands: their status, why, and until when. */
export type Standing = { status: WorkerStatus; reason: string | null; until: string | null };

/** Where a move leads, or undefined where it cannot be made from. */
export function moved(standing: Standing, name: MoveName, { reason, day }: Asked): Standing | undefined {
  const move = moveOf(name);
  if (!move.from.includes(standing.status)) return undefined;
  return { status: move.to, reason: move.reasons ? (reason ?? null) : null, until: move.day ? (day ?? null) : null };
}
