import { expect, test } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { named } from "./names.server.ts";

const { query } = useTestDatabase();

const inserted = async (sql: string): Promise<string> => (await query(`${sql} RETURNING id`)).rows[0].id;

test("what a company sets up once is called by its name, roles in the reader's language", async () => {
  const client = await inserted("INSERT INTO app.client (name) VALUES ('Teatro Real')");
  const role = await inserted("INSERT INTO app.role (key, name_en, name_es) VALUES ('rigger', 'Rigger', 'Montador')");
  const records = [
    { kind: "client", id: client },
    { kind: "role", id: role },
    { kind: "venue", id: crypto.randomUUID() },
  ];
  expect((await named(records, "es", true)).map(({ name }) => name)).toEqual(["Teatro Real", "Montador", undefined]);
  expect((await named(records, "en", true))[1]!.name).toBe("Rigger");
});
