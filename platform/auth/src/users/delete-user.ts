/** Deletes users: wholly, or so that only an empty row is left for what still points at it. */
import { createHash, randomBytes } from "node:crypto";
import type { Sql } from "@platform/kernel/sql";
import { changeUser } from "./change-user.ts";
import type { UserRow } from "./user.ts";

/** Everything of theirs goes with the row. */
export const deleteUser = (tx: Sql, id: string): Promise<unknown> =>
  tx.rows(`DELETE FROM auth.users WHERE id = $1`, [id]);

export async function softDeleteUser(tx: Sql, user: UserRow, now: Date): Promise<void> {
  if (user.deleted_at) return;
  for (const statement of belongings) await tx.rows(statement, [user.id]);
  await changeUser(
    tx,
    user.id,
    {
      email: unrecognizable(user.email),
      phone: unrecognizable(user.phone),
      email_change: null,
      phone_change: null,
      email_change_confirm_status: 0,
      encrypted_password: null,
      raw_user_meta_data: {},
      raw_app_meta_data: {},
      deleted_at: now,
    },
    now,
  );
}

// Sessions before factors, which they point at.
const belongings = [
  "sessions",
  "mfa_factors",
  "identities",
  "one_time_tokens",
  "flow_state",
  "webauthn_credentials",
  "webauthn_challenges",
].map((table) => `DELETE FROM auth.${table} WHERE user_id = $1`);

/** There are few enough phone numbers to try them all, so the hash has a salt, which nobody keeps. */
const unrecognizable = (address: string | null): string | null =>
  address === null ? null : createHash("sha256").update(randomBytes(32)).update(address).digest("hex");
