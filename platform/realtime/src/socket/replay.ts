import { encodedBroadcast, type Encoded } from "@platform/realtime/protocol/encoded";
import { topicOf } from "@platform/realtime/hub/tenant";
import type { Realtime } from "@platform/realtime/realtime";
import type { Channel } from "./channel.ts";

/** Replays messages of the database on a private topic to a client that joins late: the newest, oldest first. */
export async function pushReplay(
  { db }: Realtime,
  channel: Channel,
  { since, limit }: { since: number; limit: number },
) {
  const { tenant } = channel;
  const rows = await db.rows<{ id: string; event: string; body: Buffer }>(
    `SELECT id, event, convert_to(payload::text, 'UTF8') AS body FROM realtime.messages
     WHERE topic = $1 AND private AND origin IS NULL AND extension = 'broadcast' AND inserted_at >= $2
     ORDER BY inserted_at DESC, seq DESC LIMIT $3`,
    [tenant.name, new Date(Math.min(since, latestDate)), limit],
  );
  for (const { id, event, body } of rows.toReversed())
    channel.send(encodedBroadcast(topicOf(tenant), { event, encoding: "json", body }, { id, replayed: true }), id);
}

/** The past and the present overlap by a moment: what was told in one is not told in the other. */
export function onceEach(send: (message: Encoded) => void): Channel["send"] {
  const sentIds = new Set<string>();
  return (message, id) => {
    if (id !== undefined) {
      if (sentIds.has(id)) return;
      sentIds.add(id);
      if (sentIds.size > mostOverlapping) sentIds.delete(sentIds.values().next().value!);
    }
    send(message);
  };
}

const mostOverlapping = 500;

const latestDate = Date.UTC(9999, 0);
