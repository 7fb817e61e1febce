import { expect, it } from "vitest";
import { migrateAuth } from "@platform/auth/migrate";
import { migrateMail } from "@platform/mail/migrate";
import { migrateRealtime } from "@platform/realtime/migrate";
import { migrateStorage } from "@platform/storage/migrate";
import { useTestDatabase } from "@product/database/testing/test-database";

const { url, query } = useTestDatabase();

it("What is done with the rights of the owner is done with a fixed search path, and not for everyone", async () => {
  for (const migrate of [migrateAuth, migrateMail, migrateRealtime, migrateStorage]) await migrate(url);
  const { rows } = await query(
    `SELECT p.oid::regprocedure::text AS name, p.proconfig AS settings, has_function_privilege('public', p.oid, 'EXECUTE') AS "isForEveryone"
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
     WHERE p.prosecdef AND n.nspname <> ALL('{pg_catalog,information_schema}') ORDER BY 1`,
  );
  const done = (name: string) => ({ name, settings: ["search_path=pg_catalog, pg_temp"], isForEveryone: false });
  expect(rows).toEqual(
    [
      "app.count_import_rows()",
      "app.drop_punch_month(text,timestamp with time zone)",
      "app.hold_punch_month(text)",
      "app.longest_write()",
      "app.make_audit_month(date)",
      "app.make_punch_month(date)",
      "realtime.drop_days(date)",
      "realtime.make_day(date)",
      "realtime.note_changes()",
    ].map(done),
  );
});
