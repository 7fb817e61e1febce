/** A colleague who is here and holds these permissions everywhere, for tests that do not found an office. */
import type { useTestDatabase } from "@product/database/testing/test-database";
import type { Permission } from "@product/domain/permissions/catalogue";

export async function otherColleague(
  query: ReturnType<typeof useTestDatabase>["query"],
  name: string,
  permissions: readonly Permission[],
): Promise<string> {
  const id = crypto.randomUUID();
  await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [id, name]);
  await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, $2, now())", [id, `${id}@office.test`]);
  await query(
    `WITH held AS (INSERT INTO app."group" (key, name_en, name_es) VALUES ($1, $1, $1) RETURNING id),
       given AS (INSERT INTO app.group_permission SELECT id, unnest($2::text[]) FROM held)
     INSERT INTO app.membership (user_id, group_id, scope_kind, scope_id) SELECT $3, id, 'all', '' FROM held`,
    [id, [...permissions], id],
  );
  return id;
}
