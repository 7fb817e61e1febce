import { describe, expect } from "vitest";
import { NotPermitted } from "@product/domain/actor";
import { premiumKinds } from "@product/domain/day/pay";
import { localDate } from "@product/domain/time/local-date";
import { demoEntities } from "@product/database/demo/worker-words";
import { editCharge, editPolicy } from "#features/day/pay-settings/commands.server.ts";
import { chargeForm, policyForm } from "#features/day/pay-settings/schema.ts";
import { hoursOfEvent, hoursOfWorker } from "#features/day/time-tabs/queries.server.ts";
import { approveHours, endorseHours, lockPeriod } from "#features/day/time/commands.server.ts";
import { confirmReopening, proposeReopening } from "#features/day/time/closing/reopening.server.ts";
import { timeLine } from "#features/day/time/queries.server.ts";
import { setRates } from "#features/planning/rates/commands.server.ts";
import { ratesForm, type RatesForm } from "#features/planning/rates/schema.ts";
import { forgetHours } from "#testing/past-the-app.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { lastActs, test } from "#testing/world.ts";
import { batchFile } from "./batch-file.ts";
import { makeBatch } from "./commands.server.ts";
import { batchPieces, batchWith } from "./queries.server.ts";

const { query, ready, workedAt } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit", "timesheet.export", "pay.view", "pay.edit"]);
const entityId = demoEntities.ES.id;
const day = localDate("2027-06-18");
const morning = new Date("2027-06-19T09:00:00Z");
const policy = (fields: object) =>
  policyForm.parse({
    roundingMinutes: "0",
    rounding: "nearest",
    ...Object.fromEntries(premiumKinds.map((kind) => [kind, "0"])),
    version: "0",
    ...fields,
  });

/** `before` it is closed, what follows is said about pay: what is said later counts once it is closed anew. */
async function closedShift(before = async (_shift: { id: string }) => {}) {
  await forgetHours(query);
  await query("DELETE FROM app.pay_policy");
  const { rows } = await query("INSERT INTO app.client (name) VALUES ($1) RETURNING id", [
    `Client ${crypto.randomUUID()}`,
  ]);
  const clientId = rows[0].id as string;
  const fields = { clientId, purchaseOrder: "PO-77" };
  const id = await workedAt(fields, ["in", "14:00"], ["out", "22:04"]);
  await query("UPDATE app.engagement SET weekly_hours = 6, base_rate = 1200, currency = 'EUR' WHERE worker_id = $1", [
    ready.id,
  ]);
  await approveHours(finance, [{ id, minutes: 454 }]);
  await endorseHours(ready.id, { id, minutes: 454 });
  await before({ id });
  return { id, periodId: await close(), clientId };
}

const close = async () => (await lockPeriod(finance, { entityId, firstDay: day, lastDay: day })).id;

async function closedAnew(periodId: string) {
  await proposeReopening(finance, { periodId, reopeningReason: "La tarifa era otra" });
  const { rows } = await query("SELECT reopening_id AS id FROM app.hours_period WHERE id = $1", [periodId]);
  await confirmReopening(who(["timesheet.approve"]), { proposal: rows[0].id });
  return close();
}

async function fileOf(batchId: string, money: boolean) {
  const batch = (await batchWith(finance, batchId))!;
  const rows: string[][] = [];
  for await (const piece of batchFile({ ...batch, voids: [] }, batchPieces(batchId, "en"), "en", { money }))
    rows.push(...piece);
  return rows.slice(1).map((row) => Object.fromEntries(row.map((cell, place) => [rows[0]![place]!, cell])));
}

describe("a payroll batch", () => {
  test("holds what is paid by contract and policy beside the register, once and for all", async () => {
    const { periodId } = await closedShift(async () => {
      await editPolicy(finance, entityId, policy({ roundingMinutes: "15", overtime: "50", night: "25" }));
    });
    const { id } = await makeBatch(finance, { periodId, clientId: "" });
    expect(await lastActs()).toMatchObject([{ act: "batch.make", subjects: [`hours-batch ${id}`] }]);
    const [line] = await fileOf(id, true);
    expect(line).toMatchObject({
      day,
      "minutes in the register": "454",
      "minutes paid": "450",
      "ordinary minutes": "352",
      "night minutes": "4",
      "complementary minutes": "94",
      "rate per hour": "12.00",
      amount: "90.20",
      currency: "EUR",
    });
    expect(Object.keys((await fileOf(id, false))[0]!)).not.toContain("amount");
    await expect(query("UPDATE app.hours_batch_line SET minutes = 1")).rejects.toThrow(
      /append-only|written once|change/i,
    );
    await expect(query("DELETE FROM app.hours_batch")).rejects.toThrow(/append-only|written once|change/i);
  });

  test("is made of hours that are there, by who may", async () => {
    const { periodId, clientId } = await closedShift();
    await expect(makeBatch(finance, { periodId, clientId: crypto.randomUUID() })).rejects.toMatchObject({
      refusals: [{ code: "batch.empty" }],
    });
    await expect(makeBatch(who(["time.view", "timesheet.approve"]), { periodId, clientId })).rejects.toThrow(
      NotPermitted,
    );
  });
});

describe("an invoice batch", () => {
  test("charges the shortest call and the rate of the client, under the purchase order, without names", async () => {
    const { periodId, clientId } = await closedShift();
    await editCharge(finance, clientId, chargeForm.parse({ hourlyRate: "22,50", minimumMinutes: "480", version: "0" }));
    const { id } = await makeBatch(finance, { periodId, clientId });
    const [line] = await fileOf(id, true);
    expect(line).toMatchObject({ "purchase order": "PO-77", "minutes charged": "480", amount: "180.00" });
    expect(Object.keys(line!)).not.toContain("name");
  });
});

test("A batch is made at the rates of the event where it has its own, and nobody is paid less than their contract", async () => {
  const setPay = async (id: string, pay: string, seen: string) => {
    const { eventId } = (await timeLine(finance, id, "en", morning))!.row;
    const form = ratesForm([null]).parse({ "pay-all": pay, "charge-all": "30", seen }) as RatesForm;
    await setRates(finance, "event", eventId, form);
  };
  const { id, periodId, clientId } = await closedShift((shift) => setPay(shift.id, "15", ""));
  await editCharge(finance, clientId, chargeForm.parse({ hourlyRate: "22,50", minimumMinutes: "0", version: "0" }));
  const paidIn = async (period: string) =>
    (await fileOf((await makeBatch(finance, { periodId: period, clientId: "" })).id, true))[0]!["rate per hour"];
  expect(await paidIn(periodId)).toBe("15.00");
  await setPay(id, "9", ":1500:3000");
  await expect(paidIn(periodId), "closed at what was paid then").rejects.toMatchObject({
    refusals: [{ code: "batch.unchanged" }],
  });
  const anew = await closedAnew(periodId);
  expect(await paidIn(anew)).toBe("12.00");
  const [invoiced] = await fileOf((await makeBatch(finance, { periodId: anew, clientId })).id, true);
  expect(invoiced).toMatchObject({ "rate per hour": "30.00", amount: "227.00" });
});

describe("pay settings", () => {
  test("are written once for each that read them, by who may, and round beside the register", async () => {
    const { id } = await closedShift();
    await editPolicy(finance, entityId, policy({ roundingMinutes: "30", rounding: "up" }));
    await expect(editPolicy(finance, entityId, policy({}))).rejects.toMatchObject({
      refusals: [{ code: "record.changed-meanwhile" }],
    });
    await expect(editPolicy(who(["pay.view"]), entityId, policy({ version: "1" }))).rejects.toThrow(NotPermitted);
    expect((await timeLine(finance, id, "en", morning))!.row).toMatchObject({ minutes: 454, payable: 480 });
    for (const wrong of [{ roundingMinutes: "7" }, { night: "-1" }, { rounding: "down" }])
      expect(policyForm.safeParse({ ...policy({}), ...wrong }).success, JSON.stringify(wrong)).toBe(false);
    for (const wrong of ["-1", "1e3", "12345", "1.234"])
      expect(chargeForm.safeParse({ hourlyRate: wrong, minimumMinutes: "0", version: "0" }).success, wrong).toBe(false);
  });
});

test("The hours of an event and of a worker are the same lines", async () => {
  const { id } = await closedShift();
  const { row } = (await timeLine(finance, id, "en", morning))!;
  const ofEvent = await hoursOfEvent(finance, row.eventId, "en", morning);
  const ofWorker = await hoursOfWorker(finance, ready.id, "en", morning);
  expect(ofEvent).toEqual(ofWorker);
  expect(ofEvent).toMatchObject({ rows: [row], days: [{ day, planned: 450, worked: 454 }] });
  expect(
    (await hoursOfWorker(who(["time.view"], { entity: crypto.randomUUID() } as never), ready.id, "en", morning)).rows,
  ).toEqual([]);
});
