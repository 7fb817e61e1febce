import type { Clock } from "@platform/kernel/clock";
import type { Claims } from "@platform/kernel/keys";
import type { Sql } from "@platform/kernel/sql";
import { isUuid } from "@platform/auth/request/bearer";

const open = `SELECT 1 FROM auth.users
  WHERE id = $1 AND deleted_at IS NULL AND (banned_until IS NULL OR banned_until <= $2)`;

/** Whether the person of a token still has an account here. Tokens that others signed name people whom we do not know. */
export const openAccounts =
  (sql: Sql, clock: Clock) =>
  async ({ sub, session_id }: Claims): Promise<boolean> =>
    typeof session_id !== "string" || !isUuid(sub) || (await sql.first(open, [sub, clock()])) !== undefined;
