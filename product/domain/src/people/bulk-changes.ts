/** Changes to many workers at once: their kinds, the workers they affect, and how they are taken back. */
import { moved, moveNames, moveOf, type MoveName, type Standing } from "./worker-states.ts";

export const bulkActionKinds = ["add-tag", "remove-tag", "add-role", "remove-role", "move"] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];

/** For roles, their keys; for moves, their names. */
export type BulkAction = { kind: BulkActionKind; value: string };

/** The moves that ask nothing about the single person: no reason, no day, no second person. */
export const bulkMoves = moveNames.filter((name) => {
  const { reasons, day, isForTwo } = moveOf(name);
  return !reasons && !day && !isForTwo;
});

export const isBulkMove = (value: string): value is MoveName => (bulkMoves as string[]).includes(value);

/** Why someone stays as they are: not ours to change, oneself, nothing to change, not from there, changed by someone else since, or full. */
const leftOutReasons = ["place", "oneself", "same", "state", "version", "full"] as const;
export type LeftOut = (typeof leftOutReasons)[number];

const mostTags = 50;
export const tagLength = 80;
/** So many are changed at once, each with a row of its own in the trail. */
export const mostAtOnce = 2000;

/** The values that an undo restores. */
export type WorkerBefore = { tags: readonly string[] } | { roles: readonly string[] } | { standing: Standing };

type Changeable = { tags: readonly string[]; roles: readonly string[]; standing: Standing };

/** The values of a worker after the change, or the reason why it leaves the worker out. */
export function changeBy(action: BulkAction, worker: Changeable): { to: WorkerBefore } | { leftOut: LeftOut } {
  const { kind, value } = action;
  if (kind === "move") return moveBy(value, worker.standing);
  const field = kind.endsWith("tag") ? "tags" : "roles";
  const current = worker[field];
  const isHeld = current.includes(value);
  if (isHeld === kind.startsWith("add")) return { leftOut: "same" };
  if (kind === "add-tag" && current.length >= mostTags) return { leftOut: "full" };
  const next = isHeld ? current.filter((each) => each !== value) : [...current, value];
  return { to: field === "tags" ? { tags: next } : { roles: next } };
}

function moveBy(value: string, standing: Standing): ReturnType<typeof changeBy> {
  if (!isBulkMove(value)) return { leftOut: "state" };
  if (moveOf(value).to === standing.status) return { leftOut: "same" };
  const next = moved(standing, value, {});
  return next ? { to: { standing: next } } : { leftOut: "state" };
}
