/** An office for tests: the founding groups, and colleagues who are in them. */
import { beforeEach } from "vitest";
import type { Person } from "@product/domain/actor";
import type { Permission } from "@product/domain/permissions/catalogue";
import { makeFoundingGroups } from "@product/database/founded/founding-groups";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { personBehind } from "#features/access/account/queries.server.ts";

/** `in` names groups as forms do: `planner`, or `planner@event:gala`. */
type Colleague = { name?: string; email?: string; in?: string[]; joined?: boolean };

export function useOffice() {
  const { query, url } = useTestDatabase();
  // Emptied and not deleted from: the database would keep the last owner.
  beforeEach(async () => {
    // Emptying accounts takes along what refers to them, groups included.
    await query("TRUNCATE app.account, app.seen_session CASCADE");
    await query(`INSERT INTO app."group" (key, name_en, name_es) VALUES ('owner', 'Owner', 'Propietario')`);
    await inTransaction(makeFoundingGroups);
  });

  /** Someone of the office, with what their groups give them. */
  const colleague = async ({ name = "Ana Lasa", email, in: keys = [], joined = true }: Colleague = {}) => {
    const id = crypto.randomUUID();
    await query("INSERT INTO app.account (user_id, name, language) VALUES ($1, $2, 'es')", [id, name]);
    await query("INSERT INTO app.staff (user_id, email, joined_at) VALUES ($1, $2, CASE WHEN $3 THEN now() END)", [
      id,
      email ?? `${id}@office.test`,
      joined,
    ]);
    for (const text of keys) {
      const [key, place] = text.split("@");
      const [kind, placeId] = place?.split(":") ?? ["all", ""];
      await query(
        `INSERT INTO app.membership (user_id, group_id, scope_kind, scope_id) SELECT $1, id, $3, $4 FROM app."group" WHERE key = $2`,
        [id, key, kind, placeId],
      );
    }
    return again({ id });
  };
  /** The same person as their next request finds them. */
  const again = ({ id }: { id: string }): Promise<Person> => personBehind(id, "aal1");

  /** A group of the test's own. */
  const group = async (key: string, permissions: Permission[]) => {
    await query(`INSERT INTO app."group" (key, name_en, name_es) VALUES ($1, $1, $1)`, [key]);
    for (const permission of permissions)
      await query(`INSERT INTO app.group_permission SELECT id, $2 FROM app."group" WHERE key = $1`, [key, permission]);
  };

  return { url, query, colleague, again, group };
}
