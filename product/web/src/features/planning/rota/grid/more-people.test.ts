import { expect } from "vitest";
import { rotaPdf } from "#features/planning/rota-sheets/rota-pdf.server.ts";
import { rotaSheetOf } from "#features/planning/rota-sheets/queries.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { personRows } from "#features/planning/rota/rota-rows.ts";
import { morePeopleFor, rotaFor } from "#features/planning/rota/rota.server.ts";
import { rotaQuery } from "#features/planning/rota/schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);

const pageQuery = (page = "1") => rotaQuery.parse({ day: "2027-06-18", page });

/** Fifty-five people on one shift, whose names stand in the order of their numbers. */
async function crowd() {
  const shiftId = await shift(await event());
  const slotId = await slot(shiftId, { roleId: ready.roleId, target: 60, maximum: 70 });
  await query(
    `WITH made AS (INSERT INTO app.worker (code, status, first_name, last_name, country, language, worker_type, legal_entity_id, source)
       SELECT 'W-' || translate(to_char(n, 'FM00000'), '01', 'XY'), 'active', 'Ana', 'Zubiri ' || lpad(n::text, 2, '0'), 'ES', 'es', 'temporary',
         (SELECT legal_entity_id FROM app.worker WHERE id = $3), 'office' FROM generate_series(1, 55) n RETURNING id)
     INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT $1, $2, made.id, shift.during, 'confirmed', 'book' FROM made, app.shift WHERE shift.id = $2`,
    [slotId, shiftId, ready.id],
  );
}

test("A rota of many comes in pages of people, each with what they are put down for, and is printed whole", async () => {
  await crowd();
  const rota = await rotaFor(planner, pageQuery(), "es");
  expect(rota).toMatchObject({ count: 55, pages: 2, perPage: 50 });
  expect(rota.people.map(({ name }) => name.slice(-2))).toEqual(
    Array.from({ length: 50 }, (_, n) => String(n + 1).padStart(2, "0")),
  );
  const more = await morePeopleFor(planner, pageQuery("2"), "es");
  const rows = personRows({ ...rota, ...more });
  expect(rows.map(({ person, on }) => [person.name.slice(-2), on.length])).toEqual(
    ["51", "52", "53", "54", "55"].map((name) => [name, 1]),
  );
  expect(await morePeopleFor(planner, pageQuery("9"), "es")).toMatchObject({ people: [], count: 55 });
  expect((await morePeopleFor(who(["shift.view"]), pageQuery("2"), "es")).people, "of whom nobody is told").toEqual([]);

  const sheet = await rotaSheetOf(planner, pageQuery(), "people", "es");
  expect(sheet.people).toHaveLength(55);
  expect(
    Buffer.from(await rotaPdf(sheet))
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("What a page that came later knows of a shift that is not there is left out", () =>
  expect(
    personRows({
      people: [{ id: "p", name: "Ana", code: "W-2222", picture: null }],
      assignments: [{ id: "a", workerId: "p", shiftId: "gone", slotId: "gone" } as never],
      shifts: [],
      slots: [],
    }),
  ).toMatchObject([{ on: [], minutes: 0 }]));
