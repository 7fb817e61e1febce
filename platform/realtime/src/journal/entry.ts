/** A message from one process to the others. */
import type { Broadcast } from "@platform/realtime/protocol/message";
import type { World } from "@platform/realtime/hub/world";
import type { Presence } from "@platform/realtime/presence/presence";

export type Told =
  | { extension: "broadcast"; world: World; broadcast: Broadcast }
  | { extension: "presence"; world: World; joins: Presence[]; leaves: string[] };

/** One row of `realtime.messages`, as bytes and texts. */
export type Entry = Pick<Broadcast, "event" | "encoding" | "body"> & {
  id: string;
  at: string;
  extension: Told["extension"];
  topic: string;
  private: boolean;
};

export function entryOf(update: Told, id: string, at: Date): Entry {
  const { extension, world } = update;
  const place = { id, at: at.toISOString(), extension, topic: world.name, private: world.isPrivate };
  if (update.extension === "broadcast") return { ...place, ...update.broadcast };
  return { ...place, event: "diff", encoding: "json", body: Buffer.from(JSON.stringify(diffOf(update))) };
}

/** Undefined for what this version does not understand: another may run beside it during an update. */
export function toldIn(entry: Omit<Entry, "id" | "at">, origin: string | undefined): Told | undefined {
  const world = { name: entry.topic, isPrivate: entry.private };
  const { event, encoding, body } = entry;
  if (entry.extension === "broadcast") return { extension: "broadcast", world, broadcast: { event, encoding, body } };
  if (event !== "diff" || origin === undefined) return undefined;
  const { joins, leaves } = JSON.parse(body.toString()) as ReturnType<typeof diffOf>;
  const present = joins.map(({ ref, previous, key, meta }) => ({ ref, previous, key, meta, world, process: origin }));
  return { extension: "presence", world, joins: present, leaves };
}

const diffOf = ({ joins, leaves }: Extract<Told, { extension: "presence" }>) => ({
  joins: joins.map(({ ref, previous, key, meta }) => ({ ref, previous, key, meta })),
  leaves,
});
