import { expect } from "vitest";
import { events } from "@product/database/tables/planning/event";
import { emptyView } from "#features/ground/listing/share/shown-view.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";
import { filterFor } from "./event-source.ts";
import { foundBy, selected } from "./queries.server.ts";

const { query } = useReadyWorker();
const { event } = usePlanning(query);

test("The list of events to come is read from an index of its own, however many years lie behind", async () => {
  const id = await event();
  await query(
    `INSERT INTO app.event (code, title_es, legal_entity_id, venue_id, time_zone, status, starts_at, ends_at)
     SELECT 'EV-' || lpad(upper(to_hex(n + 900000)), 5, '0'), 'Antiguo', legal_entity_id, venue_id, time_zone, 'closed', starts_at - n * interval '1 day', ends_at - n * interval '1 day'
     FROM app.event, generate_series(1, 5000) n WHERE id = $1`,
    [id],
  );
  await query("ANALYZE app.event");
  const statement = selected()
    .where(foundBy(filterFor("current", emptyView), planner))
    .orderBy(events.startsAt, events.id)
    .limit(51)
    .toSQL();
  const { rows } = await query(`EXPLAIN ${statement.sql}`, statement.params);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("event_open_in_order");
});
