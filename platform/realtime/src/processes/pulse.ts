/** Says that this process lives, and learns which others do. Times are the database's: clocks of machines differ. */
import type { Database } from "@platform/kernel/sql";
import type { Presence } from "@platform/realtime/presence/presence";

export type Beat = {
  /** The others that live. */
  others: string[];
  /** Nobody knew of this process: it is new, was thought dead, or the database forgot everyone in a crash. */
  isNew: boolean;
};

export async function beat(db: Database, process: string, leaseSeconds: number): Promise<Beat> {
  const self = await db.first<{ isNew: boolean }>(
    `INSERT INTO realtime.processes (id, seen_at) VALUES ($1, clock_timestamp())
     ON CONFLICT (id) DO UPDATE SET seen_at = clock_timestamp() RETURNING xmax = 0 AS "isNew"`,
    [process],
  );
  const others = await db.rows<{ id: string }>(
    `SELECT id FROM realtime.processes WHERE id <> $1 AND seen_at > clock_timestamp() - make_interval(secs => $2)`,
    [process, leaseSeconds],
  );
  return { others: others.map(({ id }) => id), isNew: self!.isNew };
}

export async function presencesThrough(db: Database, processes: string[]): Promise<Presence[]> {
  const rows = await db.rows<Stored>(
    `SELECT ref, previous, process, topic, private, key, meta FROM realtime.presences WHERE process = ANY ($1::uuid[])`,
    [processes],
  );
  return rows.map(({ topic, previous, meta, private: isPrivate, ...row }) => ({
    ...row,
    previous: previous ?? undefined,
    tenant: { name: topic, isPrivate },
    meta: JSON.parse(meta) as Presence["meta"],
  }));
}

export async function forgetProcess(db: Database, process: string): Promise<void> {
  await db.rows(`DELETE FROM realtime.presences WHERE process = $1`, [process]);
  await db.rows(`DELETE FROM realtime.processes WHERE id = $1`, [process]);
}

/** Long after the others stopped counting on them, so that a process that was only slow finds itself again. */
export async function forgetTheDead(db: Database, leaseSeconds: number): Promise<void> {
  await db.rows(`DELETE FROM realtime.processes WHERE seen_at < clock_timestamp() - make_interval(secs => $1)`, [
    leaseSeconds * 10,
  ]);
  await db.rows(`DELETE FROM realtime.presences WHERE process NOT IN (SELECT id FROM realtime.processes)`);
}

type Stored = Omit<Presence, "world" | "meta" | "previous"> & {
  previous: string | null;
  topic: string;
  private: boolean;
  meta: string;
};
