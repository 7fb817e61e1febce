/** Tells changes of one moment as one: a thousand who come back together are a few messages each, not a thousand. */
import { worldKey, type World } from "@platform/realtime/hub/world";
import type { Change, Presence } from "./presence.ts";

export type Gatherer = {
  add(world: World, change: Change): void;
  /** Now: whoever is about to get the whole state must not hear of it a second time. */
  flush(world: World): void;
};

export function createGatherer(gatherMs: number, tell: (world: World, change: Change) => void): Gatherer {
  type Pending = { joins: Map<string, Presence>; leaves: Map<string, Presence>; timer: NodeJS.Timeout };
  const worlds = new Map<string, Pending>();

  const flush = (world: World): void => {
    const pending = worlds.get(worldKey(world));
    if (!pending) return;
    clearTimeout(pending.timer);
    worlds.delete(worldKey(world));
    const change = { joins: [...pending.joins.values()], leaves: [...pending.leaves.values()] };
    if (change.joins.length + change.leaves.length > 0) tell(world, change);
  };
  const pendingOf = (world: World): Pending => {
    const known = worlds.get(worldKey(world));
    if (known) return known;
    const timer = setTimeout(() => flush(world), gatherMs).unref();
    const pending: Pending = { joins: new Map(), leaves: new Map(), timer };
    worlds.set(worldKey(world), pending);
    return pending;
  };

  return {
    add: (world, { joins, leaves }) => {
      const pending = pendingOf(world);
      // A presence that came and went within the moment was never announced, and is left out.
      for (const presence of leaves)
        if (!pending.joins.delete(presence.ref)) pending.leaves.set(presence.ref, presence);
      for (const presence of joins) if (!pending.leaves.delete(presence.ref)) pending.joins.set(presence.ref, presence);
    },
    flush,
  };
}
