/** The chain over the punches of a legal entity: each link is the hash of the link before and of one punch as it is stored. */
import { createHash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@product/database/write";

/** A punch with every field at its fixed place: texts as they are, times in microseconds. */
export type PunchEntry = { id: string; legalEntityId: string; fields: readonly (string | boolean | null)[] };

export const registerStart: Buffer = Buffer.alloc(32);

/** SHA-256 over the link before and the fields as one line of JSON. */
export const linkPunch = (previous: Buffer, { fields }: PunchEntry): Buffer =>
  createHash("sha256").update(previous).update(JSON.stringify(fields)).digest();

const micros = (column: string) => sql.raw(`(extract(epoch FROM p.${column}) * 1000000)::bigint::text`);

/** Punches as the chain hashes them, in the order that is asked for. `source` yields columns `id` and `place`. */
export async function punchEntries(reader: Pick<Transaction, "execute">, source: SQL): Promise<PunchEntry[]> {
  const { rows } = await reader.execute<PunchEntry>(sql`
    WITH wanted AS (${source})
    SELECT p.id, p.legal_entity_id AS "legalEntityId", json_build_array(p.id, p.legal_entity_id, p.worker_id, p.event_id,
      p.shift_id, p.assignment_id, p.kind, p.voids, ${micros("at")}, ${micros("received_at")}, p.time_zone, p.source,
      p.device_id, p.actor_id, p.inside_radius, p.client_id) AS fields
    FROM wanted JOIN app.punch p ON p.id = wanted.id ORDER BY wanted.place`);
  return rows;
}
