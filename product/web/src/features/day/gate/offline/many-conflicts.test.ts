import pg from "pg";
import { expect, vi } from "vitest";
import type { Queued } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { conflictsOf, countConflicts } from "#features/day/check-in/queries.server.ts";
import { itIs } from "#testing/clock.ts";
import { usePhones } from "#testing/gate-phones.ts";
import { usePlanning } from "#testing/planning.ts";
import { create, useReadyWorker } from "#testing/ready-worker.ts";
import { test } from "#testing/world.ts";

const { query, ready } = useReadyWorker();
const { eventOf } = usePlanning(query);
const { aPhone, deviceAt } = usePhones(query, ready);

test("many scans that do not fit ask the database no more than few do, also with somebody among them who is gone", async () => {
  itIs("2027-06-01T10:00:00Z");
  const eventId = await eventOf(ready);
  itIs("2027-06-18T11:50:00Z");
  const phone = await aPhone();
  const { token } = await deviceAt(eventId, phone);
  const gone = await create();
  await query(
    `INSERT INTO app.assignment (slot_id, shift_id, worker_id, during, state, source)
     SELECT a.slot_id, a.shift_id, $1, a.during, 'confirmed', 'book' FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
     WHERE s.event_id = $2`,
    [gone, eventId],
  );
  await query("UPDATE app.worker SET status = 'data_blocked' WHERE id = $1", [gone]);
  const { rows } = await query("SELECT code FROM app.worker WHERE id = $1", [gone]);
  itIs("2027-06-18T14:00:00Z");
  const querySpy = vi.spyOn(pg.Client.prototype, "query");
  const answered = async (count: number, code: (n: number) => Partial<Queued>) => {
    const first = Date.parse("2027-06-18T11:55:00Z");
    const at = (n: number) => (first + n * 1000) as Instant;
    const scans = await Promise.all(
      Array.from({ length: count }, (_, n) => phone.scan(eventId, { at: at(n), ...code(n) })),
    );
    querySpy.mockClear();
    const answers = await phone.send(token, ...scans);
    const kinds = Object.fromEntries([...Map.groupBy(answers, (is) => is)].map(([is, { length }]) => [is, length]));
    return { kinds, questions: querySpy.mock.calls.length };
  };
  const kindsOf = {
    "of nobody": () => ({ code: `W-${crypto.randomUUID().slice(0, 4).toUpperCase()}` }),
    "of who is in": () => ({}),
    "of who is gone, among others": (n: number) => (n === 3 ? { code: rows[0].code as string } : {}),
  };
  for (const [name, code] of Object.entries(kindsOf)) {
    const [few, many] = [await answered(10, code), await answered(100, code)];
    expect(many.questions - few.questions, name).toBeLessThan(5);
    const aside = name === "of nobody" ? 100 : name === "of who is in" ? 0 : 1;
    expect([many.kinds["aside"] ?? 0, many.kinds["written"] ?? 0], name).toEqual([aside, 100 - aside]);
  }
  const all = await query("SELECT FROM app.scan_conflict WHERE event_id = $1", [eventId]);
  expect([await countConflicts(eventId), (await conflictsOf(eventId)).length]).toEqual([all.rowCount, 50]);
});
