/** Whether a subscriber may see a row: PostgreSQL itself is asked, in the role and with the claims of the channel's token. */
import type { Database } from "@platform/kernel/sql";
import type { Caller } from "@platform/realtime/callers/caller";
import type { Change } from "./change.ts";

export type Sight = "seen" | "hidden" | "unauthorized";

// Only these may be taken on: whatever else a token says, it is no role of the database to us.
const roles = new Set(["anon", "authenticated"]);
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export async function sightOf(db: Database, { role, claims }: Caller, change: Change): Promise<Sight> {
  if (role === "service_role") return "seen";
  if (!roles.has(role)) return "unauthorized";
  const table = `${quoted(change.schema_name)}.${quoted(change.table_name)}`;
  return db.transaction(async (tx) => {
    const right = await tx.first<{ granted: boolean | null }>(
      `SELECT has_schema_privilege(r.oid, n.oid, 'USAGE') AND has_table_privilege(r.oid, c.oid, 'SELECT') AS granted
       FROM pg_roles r, pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE r.rolname = $1 AND n.nspname = $2 AND c.relname = $3`,
      [role, change.schema_name, change.table_name],
    );
    if (!right?.granted) return "unauthorized";
    // A deleted row can no longer be checked against row security; with row security, only its key is sent.
    if (!change.has_row_security || change.type === "DELETE") return "seen";
    if (change.key_columns.length === 0) return "hidden";
    await tx.rows(`SELECT set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
      JSON.stringify(claims),
      role,
    ]);
    const isThis = change.key_columns
      .map((name) => `t.${quoted(name)} = (jsonb_populate_record(NULL::${table}, $1::jsonb)).${quoted(name)}`)
      .join(" AND ");
    return (await tx.first(`SELECT FROM ${table} t WHERE ${isThis}`, [change.record])) ? "seen" : "hidden";
  });
}
