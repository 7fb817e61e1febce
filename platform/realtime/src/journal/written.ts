/** The one statement by which messages and presences reach the other processes. */
import type { Database } from "@platform/kernel/sql";
import { entryOf, type Told } from "./entry.ts";
import { noticeOf } from "./notice.ts";

export type Waiting = { id: string; at: Date; update: Told };

/** Writes all of them or none, and tells the listeners when they are committed. */
export async function writeTold(db: Database, process: string, batch: Waiting[]): Promise<void> {
  const entries = batch.map(({ update, id, at }) => entryOf(update, id, at));
  const { present, gone } = standingOf(batch);
  await db.rows(statement, [
    process,
    entries.map(({ id }) => id),
    entries.map(({ at }) => at),
    entries.map(({ topic }) => topic),
    entries.map(({ extension }) => extension),
    entries.map(({ event }) => event),
    entries.map((entry) => entry.private),
    entries.map(({ body }) => body),
    entries.map(({ encoding }) => encoding),
    entries.map((entry) => noticeOf(entry, process)),
    present.map(({ ref }) => ref),
    present.map(({ previous }) => previous ?? null),
    present.map(({ tenant }) => tenant.name),
    present.map(({ tenant }) => tenant.isPrivate),
    present.map(({ key }) => key),
    present.map(({ meta }) => JSON.stringify(meta)),
    gone,
  ]);
}

/** Parts of one statement do not see one another, so who came and went in one batch is neither written nor removed. */
function standingOf(batch: Waiting[]) {
  const diffs = batch.flatMap(({ update }) => (update.extension === "presence" ? [update] : []));
  const gone = new Set(diffs.flatMap(({ leaves }) => leaves));
  const present = diffs.flatMap(({ joins }) => joins).filter(({ ref }) => !gone.has(ref));
  return { present, gone: [...gone] };
}

// Nobody's work is lost with a message that a crash of the database takes along, so the commit does not wait for the disk.
const statement = `
  WITH written AS (
    INSERT INTO realtime.messages (origin, id, inserted_at, topic, extension, event, private, body, encoding)
    SELECT $1::uuid, * FROM unnest($2::uuid[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::bytea[], $9::text[])
    ON CONFLICT DO NOTHING
  ), came AS (
    INSERT INTO realtime.presences (process, ref, previous, topic, private, key, meta)
    SELECT $1::uuid, * FROM unnest($11::text[], $12::text[], $13::text[], $14::boolean[], $15::text[], $16::text[])
    ON CONFLICT (ref) DO NOTHING
  ), went AS (
    DELETE FROM realtime.presences WHERE ref = ANY ($17::text[])
  )
  SELECT set_config('synchronous_commit', 'off', true), pg_notify('realtime', pg_current_xact_id()::text || ' ' || notice)
  FROM unnest($10::text[]) AS notice`;
