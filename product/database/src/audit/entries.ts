import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "@product/database/write";
import type { ChainEntry } from "./chain.ts";

/** Acts as the chain hashes them, in the order that is asked for. `source` yields columns `id` and `place`. */
export async function chainEntries(reader: Pick<Transaction, "execute">, source: SQL): Promise<ChainEntry[]> {
  const { rows } = await reader.execute<ChainEntry>(sql`
    WITH wanted AS (${source})
    SELECT a.id::text AS id, a.act, a.actor_kind AS "actorKind", a.actor_id::text AS "actorId",
      a.request_id AS "requestId", encode(a.origin, 'hex') AS origin,
      (extract(epoch FROM a.at) * 1000000)::bigint::text AS at,
      coalesce((
        SELECT json_agg(json_build_array(s.kind, s.subject_id, s.person_id, s.clear, encode(s.sealed, 'hex'))
          ORDER BY s.kind COLLATE "C", s.subject_id COLLATE "C")
        FROM app.act_subject s WHERE s.act_id = a.id AND s.at = a.at
      ), '[]') AS subjects
    FROM wanted JOIN app.act a ON a.id = wanted.id
    ORDER BY wanted.place`);
  return rows;
}
