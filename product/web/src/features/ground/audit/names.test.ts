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

test("what has no name of its own is called by whom it is about, or by the code for who may not see workers", async () => {
  const company = await inserted("INSERT INTO app.legal_entity (name, country) VALUES ('Marea', 'ES')");
  const personId = await inserted(
    `INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
     VALUES ('W-7K2Q', 'active', 'Jon', 'Lasa', 'ES', 'es', 'temporary', '${company}', 'office')`,
  );
  const records = [
    { kind: "punch", id: crypto.randomUUID(), personId },
    { kind: "pay-policy", id: company },
    { kind: "incident", id: crypto.randomUUID(), personId: null },
  ];
  const names = async (seesWorkers: boolean) => (await named(records, "es", seesWorkers)).map(({ name }) => name);
  expect(await names(true)).toEqual(["Jon Lasa", "Marea", undefined]);
  expect(await names(false)).toEqual(["W-7K2Q", "Marea", undefined]);
});
