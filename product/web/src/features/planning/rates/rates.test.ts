import { describe, expect } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { copyEvent } from "#features/planning/event-copies/commands.server.ts";
import { copyForm } from "#features/planning/event-copies/schema.ts";
import { planner, usePlanning } from "#testing/planning.ts";
import { useReadyWorker } from "#testing/ready-worker.ts";
import { who } from "#testing/who.ts";
import { lastActs, test } from "#testing/world.ts";
import { setRates } from "./commands.server.ts";
import { ratesScreen } from "./queries.server.ts";
import { ratesForm, type RatesForm } from "./schema.ts";

const { query } = useReadyWorker();
const { event, shift, slot, roleId } = usePlanning(query);
const payer = who(["pay.view", "pay.edit"]);

async function place() {
  const { rows } = await query("INSERT INTO app.client (name) VALUES ($1) RETURNING id", [crypto.randomUUID()]);
  const eventId = await event({ clientId: rows[0].id });
  const shiftId = await shift(eventId, { breakPaid: undefined });
  await slot(shiftId, { minimum: 2, target: 4, maximum: 4 });
  return { clientId: rows[0].id as string, eventId, shiftId, waiter: await roleId("waiter") };
}
const form = (role: string, fields: object, seen = ""): RatesForm =>
  ratesForm([null, role]).parse({ ...fields, seen }) as RatesForm;
const rowOf = async (level: "event" | "shift", id: string, role: string | null) =>
  (await ratesScreen(payer, level, id, "en"))!.rows.find((row) => row.roleId === role);

describe("rates per hour", () => {
  test("hold from the company down to one shift, and say where they come from", async () => {
    const { clientId, eventId, shiftId, waiter } = await place();
    await setRates(payer, "entity", demoEntities.ES.id, form(waiter, { "pay-all": "11", "charge-all": "18,5" }));
    await query("INSERT INTO app.client_charge (client_id, hourly_rate, updated_at) VALUES ($1, 2200, now())", [
      clientId,
    ]);
    expect(await rowOf("event", eventId, waiter)).toMatchObject({
      own: { pay: null, charge: null },
      above: { pay: { value: 1100, from: "entity" }, charge: { value: 2200, from: "client" } },
    });
    await setRates(payer, "client", clientId, form(waiter, { [`pay-${waiter}`]: "12.50" }, "::2200"));
    await setRates(payer, "event", eventId, form(waiter, { [`charge-${waiter}`]: "25" }));
    expect(await rowOf("shift", shiftId, waiter)).toMatchObject({
      above: { pay: { value: 1250, from: "client" }, charge: { value: 2500, from: "event" } },
    });
    await setRates(payer, "shift", shiftId, form(waiter, { "pay-all": "0" }));
    expect(await lastActs()).toMatchObject([{ act: "work-rate.set", subjects: [`work-rate ${shiftId}`] }]);
    expect(await rowOf("shift", shiftId, waiter)).toMatchObject({ above: { pay: { value: 0, from: "shift" } } });
    const again = form(waiter, { "pay-all": "13" });
    await expect(setRates(payer, "shift", shiftId, again)).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await setRates(payer, "shift", shiftId, form(waiter, {}, ":0:"));
    expect(await rowOf("shift", shiftId, waiter)).toMatchObject({ above: { pay: { value: 1250, from: "client" } } });
  });

  test("cost what the places cost if all are filled, without unpaid breaks", async () => {
    const { eventId, waiter } = await place();
    await setRates(payer, "event", eventId, form(waiter, { [`pay-${waiter}`]: "10", [`charge-${waiter}`]: "20" }));
    // Four people from 14:00 to 22:00 with half an hour of unpaid break.
    expect((await ratesScreen(payer, "event", eventId, "en"))!.planned).toEqual({
      minutes: 1800,
      pay: { amount: 30_000, without: 0 },
      charge: { amount: 60_000, without: 0 },
    });
  });

  test("are seen and set only by who may see and edit pay there", async () => {
    const { eventId, waiter } = await place();
    expect(await ratesScreen(planner, "event", eventId, "en")).toBeUndefined();
    const elsewhere = who(["pay.view", "pay.edit"], { kind: "entity", id: crypto.randomUUID() });
    expect(await ratesScreen(elsewhere, "event", eventId, "en")).toBeUndefined();
    expect(await ratesScreen(who(["pay.view"]), "event", eventId, "en")).toMatchObject({ mayEdit: false });
    await expect(setRates(who(["pay.view"]), "event", eventId, form(waiter, {}))).rejects.toMatchObject({
      name: "NotPermitted",
    });
    expect(ratesForm([null]).safeParse({ "pay-all": "-3" }).success).toBe(false);
    expect(ratesForm([null]).safeParse({ "pay-all": "12.345" }).success).toBe(false);
  });

  test("go along with a copy of the event", async () => {
    const { eventId, shiftId, waiter } = await place();
    await setRates(payer, "event", eventId, form(waiter, { "pay-all": "14" }));
    await setRates(payer, "shift", shiftId, form(waiter, { "charge-all": "30" }));
    await copyEvent(planner, eventId, copyForm.parse({ titleEs: "Otra", firstDay: "2027-07-18" }));
    const { rows } = await query(
      `SELECT pay_rate, charge_rate FROM app.work_rate WHERE event_id IN (SELECT id FROM app.event WHERE cloned_from = $1)
       OR shift_id IN (SELECT id FROM app.shift WHERE copied_from = $2) ORDER BY 1`,
      [eventId, shiftId],
    );
    expect(rows).toEqual([
      { pay_rate: 1400, charge_rate: null },
      { pay_rate: null, charge_rate: 3000 },
    ]);
  });
});
