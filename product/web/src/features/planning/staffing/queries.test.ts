import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { hr, useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { test } from "#testing/world.ts";
import { candidatesOn } from "./queries.server.ts";
import { staffingQuery } from "./schema.ts";

const { query, ready } = useReadyWorker();
const { event, shift, slot } = usePlanning(query);

/** A place for riggers, and the question who could take it. */
async function place(times: Record<string, string> = {}, wanted: Record<string, unknown> = {}) {
  const eventId = await event();
  const shiftId = await shift(eventId, times);
  const id = await slot(shiftId, { roleId: ready.roleId, ...wanted });
  const { rows } = await query("SELECT venue_id FROM app.event WHERE id = $1", [eventId]);
  const where = { entityId: demoEntities.ES.id, venueId: rows[0].venue_id as string, day: "2027-06-18" };
  const ask = (search: Record<string, string> = {}, actor = planner) =>
    candidatesOn(actor, { id, shiftId, roleId: ready.roleId }, where, staffingQuery.parse(search));
  const ownCandidate = async () => (await ask()).people.find((person) => person.id === ready.id);
  return { eventId, shiftId, id, ask, ownCandidate };
}

describe("who could take a place", () => {
  test("can, with the hours of the week; and is no candidate once they are on it", async () => {
    const { shiftId, id, ownCandidate } = await place();
    expect(await ownCandidate()).toMatchObject({
      verdict: "can",
      minutes: 0,
      timesHere: 0,
      reason: null,
      finding: null,
    });
    await assignWorker(planner, shiftId, { slotId: id, workerId: ready.id });
    expect(await ownCandidate()).toBeUndefined();
    await query("DELETE FROM app.assignment WHERE shift_id = $1", [shiftId]);
  });

  test("could, where a rule may be overridden; cannot, where someone works elsewhere or lacks a contract", async () => {
    const [late, night, same] = [
      await place({ startsAt: "2027-06-18T08:00", endsAt: "2027-06-18T13:00" }),
      await place({ startsAt: "2027-06-17T20:00", endsAt: "2027-06-17T23:00" }),
      await place({ startsAt: "2027-06-17T22:00", endsAt: "2027-06-18T01:00" }),
    ];
    await assignWorker(planner, night.shiftId, { slotId: night.id, workerId: ready.id });
    await query("UPDATE app.assignment SET state = 'booked' WHERE shift_id = $1", [night.shiftId]);
    expect(await late.ownCandidate()).toMatchObject({
      verdict: "could",
      finding: { check: "daily-rest" },
      minutes: 180,
    });
    expect(await same.ownCandidate()).toMatchObject({ verdict: "cannot" });
    await query("DELETE FROM app.assignment WHERE worker_id = $1", [ready.id]);
    await query("UPDATE app.engagement SET last_day = '2027-06-16' WHERE worker_id = $1", [ready.id]);
    expect(await late.ownCandidate()).toMatchObject({ verdict: "cannot", reason: { code: expect.any(String) } });
    await query("UPDATE app.engagement SET last_day = NULL WHERE worker_id = $1", [ready.id]);
  });

  test("cannot, where the place asks for what they lack or its client does not want them, and is told so", async () => {
    const { rows } = await query(
      `SELECT id, name_es FROM app.qualification q WHERE archived_at IS NULL AND NOT EXISTS (
         SELECT FROM app.worker_qualification w WHERE w.worker_id = $1 AND w.qualification_id = q.id) ORDER BY id LIMIT 1`,
      [ready.id],
    );
    const asking = await place({}, { qualificationIds: [rows[0].id] });
    expect(await asking.ownCandidate()).toMatchObject({
      verdict: "cannot",
      reason: { code: "qualification.missing", params: { nameEs: rows[0].name_es } },
    });
    await expect(
      assignWorker(planner, asking.shiftId, { slotId: asking.id, workerId: ready.id }),
    ).rejects.toMatchObject({ refusals: [{ code: "assignment.not-allowed" }] });

    const { ownCandidate, eventId } = await place();
    const { rows: clients } = await query("INSERT INTO app.client (name) VALUES ('Estadio') RETURNING id");
    await query("UPDATE app.event SET client_id = $1 WHERE id = $2", [clients[0].id, eventId]);
    expect(await ownCandidate()).toMatchObject({ verdict: "can" });
    const { rows: list } = await query(
      "INSERT INTO app.list (name, kind, purpose, owner_id, client_id) VALUES ('No', 'static', 'deny', $1, $2) RETURNING id",
      [hr.id, clients[0].id],
    );
    await query("INSERT INTO app.list_member (list_id, worker_id, added_at) VALUES ($1, $2, now())", [
      list[0].id,
      ready.id,
    ]);
    expect(await ownCandidate()).toMatchObject({ verdict: "cannot", reason: { code: "client.refused" } });
  });

  test("cannot, where the place asks for a language or a list, until they speak it and are on it", async () => {
    const { rows: lists } = await query(
      "INSERT INTO app.list (name, kind, purpose, owner_id) VALUES ('Sala VIP', 'static', 'call-out', $1) RETURNING id",
      [hr.id],
    );
    const asking = await place({}, { languages: ["cy"], listId: lists[0].id });
    expect(await asking.ownCandidate()).toMatchObject({
      verdict: "cannot",
      reason: { code: "language.missing" },
      more: 1,
    });
    await query("INSERT INTO app.worker_language (worker_id, language, level) VALUES ($1, 'cy', 'B2')", [ready.id]);
    expect(await asking.ownCandidate()).toMatchObject({
      verdict: "cannot",
      reason: { code: "list.not-on", params: { nameEs: "Sala VIP" } },
    });
    const putAway = (at: string) => query(`UPDATE app.list SET archived_at = ${at} WHERE id = $1`, [lists[0].id]);
    await putAway("now()");
    expect(await asking.ownCandidate()).toMatchObject({ verdict: "can" });
    await putAway("NULL");
    await query("INSERT INTO app.list_member (list_id, worker_id, added_at) VALUES ($1, $2, now())", [
      lists[0].id,
      ready.id,
    ]);
    expect(await asking.ownCandidate()).toMatchObject({ verdict: "can" });
  });

  test("is found by any part of the name, by whoever may see the workers of the company", async () => {
    const { ask } = await place();
    const { name } = (await ask()).people.find((person) => person.id === ready.id)!;
    expect((await ask({ q: name.slice(1, 4).toUpperCase() })).people.map((person) => person.id)).toContain(ready.id);
    expect((await ask({ q: "%_%" })).people).toEqual([]);
    const elsewhere = who(["worker.view"], { kind: "entity", id: crypto.randomUUID() });
    expect((await ask({}, elsewhere)).people).toEqual([]);
  });

  test.for(["points", "here", "hours", "asked"])("is ranked by %s in one order on every page", async (rank) => {
    const { ask } = await place();
    const [first, second] = [await ask({ rank }), await ask({ rank, page: "2" })];
    const ids = [...first.people, ...second.people].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is ranked by the points that are shown, which follow the weights of the company", async () => {
    const { ask } = await place();
    for (const [here, hours, asked] of [
      [5, 3, 2],
      [0, 10, 1],
    ]) {
      await query("UPDATE app.call_out_setting SET weight_here = $1, weight_hours = $2, weight_asked = $3", [
        here,
        hours,
        asked,
      ]);
      // Workers without a stated availability stand in the order of their points.
      const shown = (await ask()).people
        .filter(({ said: availability }) => availability === null)
        .map(({ points }) => points.total);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      expect(shown.length).toBeGreaterThan(0);
    }
  });
});
