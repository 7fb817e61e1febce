/** What can be done to many workers at once, to whom of them it does anything, and how it is taken back. */

export const bulkDeedKinds = ["add-tag", "remove-tag", "add-role", "remove-role"] as const;
export type BulkDeedKind = (typeof bulkDeedKinds)[number];

/** Of roles, their keys. */
export type BulkDeed = { kind: BulkDeedKind; value: string };

/** Why someone stays as they are: not ours to change, nothing to change, changed by someone else since, or full. */
export const leftOutReasons = ["place", "same", "version", "full"] as const;
export type LeftOut = (typeof leftOutReasons)[number];

const mostTags = 50;
export const tagLength = 80;
/** So many are changed at once, each with a row of its own in the trail. */
export const mostAtOnce = 2000;

/** What an undo brings back. */
export type WorkerBefore = { tags: readonly string[] } | { roles: readonly string[] };

type Changeable = { tags: readonly string[]; roles: readonly string[] };

/** What the deed makes of someone, or why it makes nothing of them. */
export function changeBy(deed: BulkDeed, worker: Changeable): { to: WorkerBefore } | { leftOut: LeftOut } {
  const { kind, value } = deed;
  const field = kind.endsWith("tag") ? "tags" : "roles";
  const held = worker[field];
  const isHeld = held.includes(value);
  if (isHeld === kind.startsWith("add")) return { leftOut: "same" };
  if (kind === "add-tag" && held.length >= mostTags) return { leftOut: "full" };
  const next = isHeld ? held.filter((each) => each !== value) : [...held, value];
  return { to: field === "tags" ? { tags: next } : { roles: next } };
}
