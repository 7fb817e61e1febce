import { describe, expect, it } from "vitest";
import { classIds, classOf, dataClasses } from "@product/domain/privacy/data-classes";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase();
const tables = classIds.flatMap((id) => classOf(id).tables);
const declared = tables.filter(({ of }) => of !== "account").map(({ table }) => table);
// Rows that belong to a person's work in the office, and stay with that account.
const ofStaff = [
  "bulk_change",
  "group",
  "event_manager",
  "list",
  "membership",
  "permission_use",
  "rota_step",
  "staff",
  "task_letter",
];

describe("the inventory of personal data", () => {
  it("holds every table that refers to a worker, at once or through another, and none twice", async () => {
    const { rows } = await query<{ name: string }>(`
      WITH RECURSIVE about (oid) AS (
        SELECT 'app.worker'::regclass::oid
        UNION SELECT k.conrelid FROM pg_constraint k JOIN about ON k.confrelid = about.oid
          WHERE k.contype = 'f' AND k.conparentid = 0
      )
      SELECT relname::text AS name FROM about JOIN pg_class c USING (oid) WHERE c.relnamespace = 'app'::regnamespace
      UNION SELECT c.relname::text FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE a.attname IN ('worker_id', 'person_id') AND c.relnamespace = 'app'::regnamespace
          AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      ORDER BY 1`);
    // The key itself is what erasing destroys.
    expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).filter((name) => name !== "person_key"));
  });

  it("holds every table that is about an account, but what is the office's", async () => {
    const { rows } = await query<{ name: string }>(`
      SELECT c.relname::text AS name FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
        WHERE k.contype = 'f' AND k.confrelid = 'app.account'::regclass
      UNION SELECT c.relname::text FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE a.attname IN ('user_id', 'owner_id') AND c.relnamespace = 'app'::regnamespace AND c.relkind = 'r'
      ORDER BY 1`);
    const ofAccount = tables.filter(({ of }) => of === "account").map(({ table }) => table);
    // The worker is told by the other test; that an account has ended is all that is left of it.
    const known = [...ofAccount, ...ofStaff, "worker", "ended_account"];
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
  });

  it("names rules that there are", async () => {
    const { rows } = await query<{ id: string }>("SELECT id FROM app.retention_rule");
    const known = new Set(rows.map(({ id }) => id));
    for (const id of classIds)
      for (const rule of Object.values(dataClasses[id].rules)) expect([id, known.has(rule)]).toEqual([id, true]);
  });
});
