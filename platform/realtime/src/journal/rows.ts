/** Reads messages by transaction, never by the highest number seen: a transaction may commit long after its number. */
import type { Database } from "@platform/kernel/sql";
import type { Entry } from "./entry.ts";
import type { Pointer } from "./notice.ts";

export type Row = { xid: bigint; origin: string | undefined; entry: Entry };

/** All messages from this transaction on that are visible now, and below which transaction none can appear any more. */
export async function rowsSince(db: Database, since: bigint, process: string, seen: string[]) {
  const found = await db.rows<Stored & { horizon: string }>(newMessages, [since.toString(), process, seen, pageSize]);
  const rows = found.filter(({ id }) => id !== null).map(rowFrom);
  return { rows, horizon: BigInt(found[0]!.horizon), isLast: rows.length < pageSize };
}

/** Where a process begins, with the messages that it must not take for new when their notices arrive. */
export async function currentHorizon(db: Database) {
  const found = await db.rows<{ horizon: string; id: string | null; xid: string }>(
    `SELECT horizon::text, id, xid::text FROM (${oldestRunning}) AS oldest LEFT JOIN realtime.messages ON xid >= horizon`,
  );
  const rows = found.flatMap(({ id, xid }) => (id === null ? [] : [{ id, xid: BigInt(xid) }]));
  return { horizon: BigInt(found[0]!.horizon), rows };
}

export async function rowAt(db: Database, { id, at }: Pointer): Promise<Row | undefined> {
  const found = await db.first<Stored>(
    `SELECT ${columns} FROM realtime.messages m WHERE inserted_at = $1::timestamptz AND id = $2`,
    [at, id],
  );
  return found && rowFrom(found);
}

type Stored = Omit<Entry, "at"> & { xid: string; origin: string | null; at: string };

const rowFrom = ({ xid, origin, ...entry }: Stored): Row => ({
  xid: BigInt(xid),
  origin: origin ?? undefined,
  entry,
});

const pageSize = 500;
const oldestRunning = "SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon";
const columns = `m.id, m.topic, m.extension, m.event, m.private, m.encoding, m.xid::text, m.origin,
  coalesce(m.body, convert_to(m.payload::text, 'UTF8')) AS body, m.inserted_at::text AS at`;
const newMessages = `
  SELECT ${columns}, h.horizon::text
  FROM (${oldestRunning}) h
  LEFT JOIN LATERAL (
    SELECT * FROM realtime.messages n
    WHERE n.xid >= $1::xid8 AND n.origin IS DISTINCT FROM $2::uuid AND n.id <> ALL ($3::uuid[])
    ORDER BY n.seq LIMIT $4::integer
  ) m ON true
  ORDER BY m.seq`;
