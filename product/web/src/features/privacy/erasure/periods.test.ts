import { expect } from "vitest";
import { database } from "@product/database/client";
import { readPerson } from "@product/database/privacy/read-person";
import { openBlocked } from "@product/database/privacy/sealed";
import { inTransaction } from "@product/database/write";
import { useErasable } from "#testing/erasable.ts";
import { test } from "#testing/world.ts";

const { query, whoLeft, blocked } = useErasable();

/** Called twice in a season: registered in spring and again in autumn of the year before. */
async function calledTwice() {
  const { id } = await whoLeft();
  await query(
    `INSERT INTO app.engagement_period (engagement_id, worker_id, called_on, alta_on, alta_reference, alta_recorded_at, baja_on, baja_recorded_at)
     SELECT engagement.id, $1, days.alta::date - 3, days.alta::date, days.reference, now(), days.baja::date, now()
     FROM app.engagement, (VALUES ('2025-03-01', '2025-05-31', 'TA-spring'), ('2025-09-01', '2025-11-30', 'TA-autumn')) AS days (alta, baja, reference)
     WHERE engagement.worker_id = $1`,
    [id],
  );
  return id;
}
const periods = (tables: readonly { table: string; rows: readonly unknown[] }[]) =>
  tables.find(({ table }) => table === "engagement_period")?.rows ?? [];
const both = [{ alta_reference: "TA-autumn" }, { alta_reference: "TA-spring" }];
const byReference = (rows: readonly unknown[]) =>
  (rows as { alta_reference: string }[]).toSorted((a, b) => (a.alta_reference < b.alta_reference ? -1 : 1));

test("Earlier periods of an engagement are given to whom they are about, and sealed away with the contract and a name", async () => {
  const id = await calledTwice();
  expect(byReference(periods((await readPerson(database, id)).contracts))).toMatchObject(both);
  await blocked(id);
  expect((await query("SELECT FROM app.engagement_period WHERE worker_id = $1", [id])).rowCount).toBe(0);
  const kept = await inTransaction((tx) => openBlocked(tx, id));
  const of = (dataClass: string) => kept.find((each) => each.dataClass === dataClass);
  expect(byReference(periods(of("contracts")!.tables))).toMatchObject(both);
  expect(of("identity")?.tables.flatMap(({ rows }) => rows)).toMatchObject([
    { first_name: "Gaxuxa", last_name: "Etxenike" },
  ]);
  expect(of("identity")!.until).toBe(
    kept
      .map(({ until }) => until)
      .toSorted()
      .at(-1),
  );
});
