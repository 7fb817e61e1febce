/** A message from one process to the others. */
import type { Broadcast } from "@platform/realtime/protocol/message";
import type { Tenant } from "@platform/realtime/hub/tenant";
import type { Presence } from "@platform/realtime/presence/presence";

export type Told =
  | { extension: "broadcast"; tenant: Tenant; broadcast: Broadcast }
  | { extension: "presence"; tenant: Tenant; joins: Presence[]; leaves: string[] };

/** One row of `realtime.messages`, as bytes and texts. */
export type Entry = Pick<Broadcast, "event" | "encoding" | "body"> & {
  id: string;
  at: string;
  extension: Told["extension"];
  topic: string;
  private: boolean;
};

export function entryOf(update: Told, id: string, at: Date): Entry {
  const { extension, tenant } = update;
  const place = { id, at: at.toISOString(), extension, topic: tenant.name, private: tenant.isPrivate };
  if (update.extension === "broadcast") return { ...place, ...update.broadcast };
  return { ...place, event: "diff", encoding: "json", body: Buffer.from(JSON.stringify(diffOf(update))) };
}

/** Undefined for what this version does not understand: another may run beside it during an update. */
export function toldIn(entry: Omit<Entry, "id" | "at">, origin: string | undefined): Told | undefined {
  const tenant = { name: entry.topic, isPrivate: entry.private };
  const { event, encoding, body } = entry;
  if (entry.extension === "broadcast") return { extension: "broadcast", tenant, broadcast: { event, encoding, body } };
  if (event !== "diff" || origin === undefined) return undefined;
  const { joins, leaves } = JSON.parse(body.toString()) as ReturnType<typeof diffOf>;
  const present = joins.map(({ ref, previous, key, meta }) => ({ ref, previous, key, meta, tenant, process: origin }));
  return { extension: "presence", tenant, joins: present, leaves };
}

const diffOf = ({ joins, leaves }: Extract<Told, { extension: "presence" }>) => ({
  joins: joins.map(({ ref, previous, key, meta }) => ({ ref, previous, key, meta })),
  leaves,
});
