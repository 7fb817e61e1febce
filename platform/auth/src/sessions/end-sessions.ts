/** Ends sessions. A token of an ended session is worth nothing here from that moment on. */
import type { Sql } from "@platform/kernel/sql";

export const endSession = (sql: Sql, sessionId: string): Promise<unknown> =>
  sql.rows(`DELETE FROM auth.sessions WHERE id = $1`, [sessionId]);

export const endAllSessions = (sql: Sql, userId: string): Promise<unknown> =>
  sql.rows(`DELETE FROM auth.sessions WHERE user_id = $1`, [userId]);

export const endOtherSessions = (sql: Sql, userId: string, keptSessionId: string | undefined): Promise<unknown> =>
  keptSessionId === undefined
    ? endAllSessions(sql, userId)
    : sql.rows(`DELETE FROM auth.sessions WHERE user_id = $1 AND id <> $2`, [userId, keptSessionId]);
