import type pg from "pg";
import { StartProblem } from "@platform/kernel/start-problem";

/** For what must not happen while someone works. An app behind a transaction pooler cannot be seen. */
export async function ensureNoApp(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name IN ('cuadrante', 'cuadrante-platform')`,
  );
  if (rows.length > 0)
    throw new StartProblem("Cuadrante is running on this database. Stop it first. Nothing was changed.");
}
