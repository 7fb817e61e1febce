/** Ends sessions. A token of an ended session is worth nothing here from that moment on. */
import type { Sql } from "@platform/kernel/sql";
import type { SessionRow } from "./session.ts";

export const endSession = (sql: Sql, sessionId: string): Promise<unknown> =>
  sql.rows(`DELETE FROM auth.sessions WHERE id = $1`, [sessionId]);

export const endAllSessions = (sql: Sql, userId: string): Promise<unknown> =>
  sql.rows(`DELETE FROM auth.sessions WHERE user_id = $1`, [userId]);

// The levels are named so that they sort.
const endUpTo = `DELETE FROM auth.sessions WHERE user_id = $1 AND aal <= $2 AND id IS DISTINCT FROM $3::uuid`;

/** Those that are no surer of the person than `aal`, but for the one to be kept. */
export const endSessionsUpTo = (
  sql: Sql,
  userId: string,
  aal: SessionRow["aal"],
  keptSessionId: string | undefined,
): Promise<unknown> => sql.rows(endUpTo, [userId, aal, keptSessionId ?? null]);

export const endOtherSessions = (sql: Sql, userId: string, keptSessionId: string | undefined): Promise<unknown> =>
  keptSessionId === undefined
    ? endAllSessions(sql, userId)
    : sql.rows(`DELETE FROM auth.sessions WHERE user_id = $1 AND id <> $2`, [userId, keptSessionId]);
