/** All users of an audience, page by page. */
import type { Sql } from "@platform/kernel/sql";
import { userColumns } from "./find-user.ts";
import type { UserRow } from "./user.ts";

export type Listing = { audience: string; filter: string; order: "asc" | "desc"; limit: number; offset: number };

const matching = `FROM auth.users u WHERE u.aud = $1 AND ($2 = '' OR u.email ILIKE $2 OR u.phone ILIKE $2
  OR u.raw_user_meta_data ->> 'full_name' ILIKE $2 OR u.raw_user_meta_data ->> 'name' ILIKE $2)`;
const count = `SELECT count(*)::int AS total ${matching}`;
// The id after the time, so that no page repeats or skips people who came at the same moment.
const pages = {
  asc: `SELECT ${userColumns} ${matching} ORDER BY u.created_at, u.id LIMIT $3 OFFSET $4`,
  desc: `SELECT ${userColumns} ${matching} ORDER BY u.created_at DESC, u.id DESC LIMIT $3 OFFSET $4`,
};

export async function listUsers(sql: Sql, listing: Listing): Promise<{ users: UserRow[]; total: number }> {
  const { audience, filter, order, limit, offset } = listing;
  const pattern = filter === "" ? "" : containing(filter);
  const counted = await sql.first<{ total: number }>(count, [audience, pattern]);
  const users = await sql.rows<UserRow>(pages[order], [audience, pattern, limit, offset]);
  return { users, total: counted!.total };
}

/** A pattern that finds the text as it stands: its own wildcards mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
