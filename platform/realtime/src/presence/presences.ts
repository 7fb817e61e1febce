/** The presences on each topic, in this process and the others, as far as this one knows. */
import { worldKey, type World } from "@platform/realtime/hub/world";
import type { Change, Presence } from "./presence.ts";

export type Presences = {
  /** Takes in what is news and tells it. Said twice, or in another order, it comes to the same. */
  apply(world: World, joins: Presence[], leaves: string[]): void;
  of(world: World): Presence[];
  count(world: World): number;
  ofProcess(process: string): Presence[];
  processes(): Set<string>;
};

export function createPresences(onChange: (world: World, change: Change) => void): Presences {
  const worlds = new Map<string, Map<string, Presence>>();

  const apply = (world: World, joins: Presence[], leaves: string[]): void => {
    const key = worldKey(world);
    const present = worlds.get(key) ?? new Map<string, Presence>();
    const left = leaves.flatMap((ref) => present.get(ref) ?? []);
    left.forEach(({ ref }) => present.delete(ref));
    const joined = joins.filter(({ ref }) => !present.has(ref));
    joined.forEach((presence) => present.set(presence.ref, presence));
    if (present.size > 0) worlds.set(key, present);
    else worlds.delete(key);
    if (joined.length + left.length > 0) onChange(world, { joins: joined, leaves: left });
  };
  const all = () => worlds.values().flatMap((present) => present.values());

  return {
    apply,
    of: (world) => [...(worlds.get(worldKey(world))?.values() ?? [])],
    count: (world) => worlds.get(worldKey(world))?.size ?? 0,
    ofProcess: (process) =>
      all()
        .filter((presence) => presence.process === process)
        .toArray(),
    processes: () => new Set(all().map(({ process }) => process)),
  };
}
