/** Keeps which permissions people use, by day. Bookkeeping of the server itself, so no act is written. */
import { sql } from "drizzle-orm";
import type { Permission } from "@product/domain/permissions/catalogue";
import { permissionUses } from "@product/database/tables/access/group";
import { inTransaction } from "@product/database/write";

export type PermissionUse = { userId: string; permission: Permission; day: string };

export const keepPermissionUses = (uses: readonly PermissionUse[]): Promise<void> =>
  inTransaction(async (tx) => {
    const known = sql`SELECT u.user_id::uuid, u.permission, u.day::date
      FROM json_to_recordset(${JSON.stringify(uses.map(({ userId, permission, day }) => ({ user_id: userId, permission, day })))})
        AS u(user_id text, permission text, day text)
      JOIN app.account a ON a.user_id = u.user_id::uuid`;
    await tx.execute(sql`INSERT INTO ${permissionUses} (user_id, permission, last_used_on)
      SELECT DISTINCT ON (1, 2) * FROM (${known}) AS known ORDER BY 1, 2, 3 DESC
      ON CONFLICT (user_id, permission)
      DO UPDATE SET last_used_on = greatest(permission_use.last_used_on, excluded.last_used_on)`);
  });
