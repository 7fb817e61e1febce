/** One changed row, as the triggers wrote it down. */
import type { Sql } from "@platform/kernel/sql";

export type Row = Record<string, unknown>;
export type Column = { name: string; type: string };

export type Change = {
  id: string;
  schema_name: string;
  table_name: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  key_columns: string[];
  columns: Column[];
  record: Row | null;
  old_record: Row | null;
  has_row_security: boolean;
  inserted_at: Date;
};

export const changesOf = (sql: Sql, batch: string): Promise<Change[]> =>
  sql.rows<Change>(
    `SELECT id, schema_name, table_name, type, key_columns, columns, record, old_record, has_row_security, inserted_at
     FROM realtime.changes WHERE batch = $1 ORDER BY id`,
    [batch],
  );
