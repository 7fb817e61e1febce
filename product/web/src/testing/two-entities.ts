/** A database in which workers can be: two legal entities, Spanish and British, and two roles. */
import { beforeAll } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";

export function useTwoEntities() {
  const { query, url } = useTestDatabase();
  const entities = { ribera: "", thames: "" };
  beforeAll(async () => {
    const { rows } = await query(
      "INSERT INTO app.legal_entity (name, country) VALUES ('Ribera', 'ES'), ('Thames', 'UK') RETURNING id",
    );
    [entities.ribera, entities.thames] = rows.map(({ id }) => id as string) as [string, string];
    await query(
      "INSERT INTO app.role (key, name_en, name_es) VALUES ('waiter', 'Waiter', 'Camarero'), ('rigger', 'Rigger', 'Montador')",
    );
  });
  const workerBy = async (email: string) => (await query("SELECT * FROM app.worker WHERE email = $1", [email])).rows[0];
  return { query, url, entities, workerBy };
}
