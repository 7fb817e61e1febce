import { beforeEach, describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { demoEntities } from "@product/database/demo/worker-words";
import { approveHours, endorseHours, lockPeriod } from "#features/day/time/commands.server.ts";
import { localDate } from "@product/domain/time/local-date";
import { confirmReopening, proposeReopening } from "#features/day/time/closing/reopening.server.ts";
import { who } from "#testing/who.ts";
import { useWorkedShifts } from "#testing/worked-shifts.ts";
import { test } from "#testing/world.ts";
import { batchFile, fileName } from "./batch-file.ts";
import { makeBatch } from "./commands.server.ts";
import { batchPieces, batchWith, voidSince } from "./queries.server.ts";

const { query, ready, workedAt } = useWorkedShifts();
const finance = who(["time.view", "timesheet.approve", "timesheet.edit", "timesheet.export", "pay.view"]);
const colleague = who(["time.view", "timesheet.approve"]);
const entityId = demoEntities.ES.id;

/** Every test has a month of its own, because what was handed over stays. */
let month = 0;
beforeEach(() => void month++);
const on = (day: number) => `2026-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

async function hoursOn(day: number, fields: Record<string, unknown> = {}) {
  const id = await workedAt(fields, ["in", "14:00"], ["out", "22:04"]);
  await approveHours(finance, [{ id, minutes: 454 }]);
  await endorseHours(ready.id, { id, minutes: 454 });
  await query("UPDATE app.hours_line SET day = $2 WHERE assignment_id = $1", [id, on(day)]);
  return id;
}

const close = async (first: number, last: number, company: string = entityId) =>
  (await lockPeriod(finance, { entityId: company, firstDay: localDate(on(first)), lastDay: localDate(on(last)) })).id;

async function reopen(...periodIds: string[]) {
  for (const periodId of periodIds) {
    await proposeReopening(finance, { periodId, reopeningReason: "Una línea era errónea" });
    const { rows } = await query("SELECT reopening_id AS id FROM app.hours_period WHERE id = $1", [periodId]);
    await confirmReopening(colleague, { proposal: rows[0].id });
  }
}

const workedLess = (assignmentId: string, minutes: number) =>
  query(
    "UPDATE app.hours_line SET minutes = $2, split = jsonb_build_object('ordinary', $2::int) WHERE assignment_id = $1",
    [assignmentId, minutes],
  );

const batchOf = async (periodId: string, clientId = "") => {
  const { id } = await makeBatch(finance, { periodId, clientId });
  return (await batchWith(finance, id))!;
};
const refusalOf = (periodId: string, clientId = "") =>
  makeBatch(finance, { periodId, clientId }).then(
    () => undefined,
    (error: { refusals?: object[] }) => error.refusals?.[0] ?? error,
  );

/** Minutes of each line in the standing batches of this month; fails if a line stands in two of them. */
async function handedOver(kind = "payroll") {
  const { rows } = await query(
    `SELECT line.assignment_id AS id, line.minutes FROM app.hours_batch_line line
     JOIN app.hours_batch batch ON batch.id = line.batch_id
     WHERE batch.kind = $1 AND to_char(line.day, 'YYYY-MM') = $2
       AND NOT EXISTS (SELECT FROM app.hours_batch_correction said WHERE said.corrected_id = batch.id)
     ORDER BY line.assignment_id`,
    [kind, on(1).slice(0, 7)],
  );
  return rows;
}
async function closed() {
  const { rows } = await query(
    `SELECT assignment_id AS id, minutes FROM app.hours_line WHERE period_id IS NOT NULL AND to_char(day, 'YYYY-MM') = $1
     ORDER BY assignment_id`,
    [on(1).slice(0, 7)],
  );
  return rows;
}

async function fileOf(id: string) {
  const batch = (await batchWith(finance, id))!;
  const rows: string[][] = [];
  const chain = { ...batch, voids: await voidSince(id) };
  for await (const piece of batchFile(chain, batchPieces(id, "en"), "en", { money: false })) rows.push(...piece);
  return { name: fileName(batch, "en"), rows: rows.map((row) => row.slice(-3)) };
}

describe("the same hours sent sixteen times", () => {
  test("are one batch, at once and one after the other, and the others name it", async () => {
    await hoursOn(1);
    const periodId = await close(1, 7);
    const atOnce = await Promise.allSettled(
      Array.from({ length: 16 }, () => makeBatch(finance, { periodId, clientId: "" })),
    );
    const [first, ...more] = atOnce.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    expect(more).toEqual([]);
    const batch = (await batchWith(finance, first!.id))!;
    const refusal = {
      code: "batch.unchanged",
      n: 1,
      numbers: String(batch.number),
      batches: [{ id: batch.id, kind: "payroll", number: batch.number, firstDay: on(1), lastDay: on(7) }],
    };
    const refused = atOnce.flatMap((each) => (each.status === "rejected" ? [each.reason.refusals] : []));
    expect(refused).toMatchObject(Array.from({ length: 15 }, () => [refusal]));
    for (let n = 0; n < 16; n++) expect(await refusalOf(periodId)).toMatchObject(refusal);
    expect(await handedOver()).toEqual(await closed());
  });

  test("by one form are one batch, which each of them is answered with", async () => {
    const { rows } = await query("INSERT INTO app.client (name) VALUES ('Ferias del Norte') RETURNING id");
    const clientId = rows[0].id as string;
    await hoursOn(1, { clientId });
    const periodId = await close(1, 7);
    for (const form of [
      { periodId, clientId: "" },
      { periodId, clientId },
    ]) {
      const request = { id: "r-1", submission: { key: crypto.randomUUID(), inputHash: "the same" } };
      const twice: Person = { ...finance, request };
      const answers = await Promise.all(Array.from({ length: 16 }, () => makeBatch(twice, form)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    }
  });
});

describe("a batch that holds the days of two earlier ones", () => {
  test("corrects both, says so in its file, and they say by which they are void", async () => {
    const [assignmentId] = [await hoursOn(1), await hoursOn(16)];
    const halves = [await close(1, 15), await close(16, 28)];
    const [first, second] = [await batchOf(halves[0]!), await batchOf(halves[1]!)];
    await reopen(...halves);
    const whole = await close(1, 28);
    const numbers = [first.number, second.number];
    expect(await refusalOf(whole)).toMatchObject({ code: "batch.unchanged", n: 2, numbers: numbers.join(", ") });
    await reopen(whole);
    await workedLess(assignmentId, 400);
    const again = await close(1, 28);
    const both = await batchOf(again);
    expect(both).toMatchObject({ corrects: numbers, correctedBy: [], lines: 2 });
    expect((await batchWith(finance, first.id))!.correctedBy).toEqual([both.number]);
    expect(await handedOver()).toEqual(await closed());

    await reopen(again);
    await workedLess(assignmentId, 390);
    const third = await batchOf(await close(1, 28));
    expect(third.corrects).toEqual([both.number]);
    expect(await handedOver()).toEqual(await closed());
    const { name, rows } = await fileOf(third.id);
    expect(rows).toEqual([
      ["batch", "void batches", "this batch is void, replaced by"],
      ...[1, 2].map(() => [String(third.number), [...numbers, both.number].join(" "), ""]),
    ]);
    expect(name).not.toContain("void");
    const former = await fileOf(both.id);
    expect(former.rows[1]).toEqual([String(both.number), numbers.join(" "), String(third.number)]);
    expect(former.name).toMatch(/^payroll-\d{4}-void-/);
  });
});

describe("a batch that would correct another in part", () => {
  test("is refused until one period holds all those days, so that no day is lost", async () => {
    const [assignmentId] = [await hoursOn(1), await hoursOn(20)];
    const all = await close(1, 28);
    const standing = await batchOf(all);
    await reopen(all);
    await workedLess(assignmentId, 400);
    const half = await close(1, 15);
    expect(await refusalOf(half)).toMatchObject({
      code: "batch.corrects-in-part",
      numbers: String(standing.number),
      batches: [{ id: standing.id }],
    });
    expect((await batchWith(finance, standing.id))!.correctedBy).toEqual([]);
    await reopen(half);
    const anew = await batchOf(await close(1, 28));
    expect(anew.corrects).toEqual([standing.number]);
    expect(await handedOver()).toEqual(await closed());
  });

  test("is refused where hours went to other days, until those they came from are handed over anew", async () => {
    const [moved] = [await hoursOn(2), await hoursOn(3)];
    const before = await close(1, 7);
    const standing = await batchOf(before);
    await reopen(before);
    await query("UPDATE app.hours_line SET day = $2 WHERE assignment_id = $1", [moved, on(9)]);
    const [from, to] = [await close(1, 7), await close(8, 14)];
    expect(await refusalOf(to)).toMatchObject({ code: "batch.corrects-in-part", numbers: String(standing.number) });
    expect(await batchOf(from)).toMatchObject({ corrects: [standing.number], lines: 1 });
    expect(await batchOf(to)).toMatchObject({ corrects: [], lines: 1 });
    expect(await handedOver()).toEqual(await closed());
  });

  test("leaves alone what stands for other days of its period", async () => {
    await hoursOn(1);
    const all = await close(1, 28);
    const standing = await batchOf(all);
    await reopen(all);
    await hoursOn(20);
    await close(1, 15);
    expect(await batchOf(await close(16, 28))).toMatchObject({ corrects: [], lines: 1 });
    expect((await batchWith(finance, standing.id))!.correctedBy).toEqual([]);
    expect(await handedOver()).toEqual(await closed());
  });
});

test("Hours that went from one company to another are handed over once, also where both hand over at the same time", async () => {
  const [moved] = [await hoursOn(1), await hoursOn(2)];
  const before = await close(1, 7);
  const standing = await batchOf(before);
  const inBoth = async () => [await close(1, 7), await close(1, 7, demoEntities.UK.id)] as const;
  const move = (to: string) =>
    query("UPDATE app.hours_line SET legal_entity_id = $2 WHERE assignment_id = $1", [moved, to]);
  await reopen(before);
  await move(demoEntities.UK.id);
  const [from, to] = await inBoth();
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => [refusalOf(from), refusalOf(to)]).flat());
  const doubled = new Set((await handedOver()).map(({ id }) => id)).size < (await handedOver()).length;
  expect([doubled, atOnce.filter((refusal) => !refusal).length]).toEqual([false, expect.toBeOneOf([1, 2])]);
  // Whichever came first: the company from which they went makes its batch anew, and then the other one has them.
  if ((await handedOver()).length === 1) await batchOf(to);
  expect((await batchWith(finance, standing.id))!.correctedBy).toHaveLength(1);
  expect(await handedOver()).toEqual(await closed());
});

test("Hours that went from one client to another are invoiced once: the first invoice is made again, with nothing in it", async () => {
  const { rows } = await query("INSERT INTO app.client (name) VALUES ('Casa Uno'), ('Casa Dos') RETURNING id");
  const [firstClient, otherClient] = rows.map(({ id }) => id as string);
  const id = await hoursOn(1, { clientId: firstClient });
  const periodId = await close(1, 7);
  const standing = await batchOf(periodId, firstClient);
  await query(
    "UPDATE app.event SET client_id = $2 WHERE id = (SELECT event_id FROM app.hours_line WHERE assignment_id = $1)",
    [id, otherClient],
  );
  expect(await refusalOf(periodId, otherClient)).toMatchObject({
    code: "batch.corrects-in-part",
    batches: [{ kind: "invoice", client: "Casa Uno" }],
  });
  const empty = await batchOf(periodId, firstClient);
  expect(empty).toMatchObject({ corrects: [standing.number], lines: 0 });
  expect((await fileOf(empty.id)).rows).toEqual([
    expect.anything(),
    [String(empty.number), String(standing.number), ""],
  ]);
  expect(await refusalOf(periodId, firstClient)).toMatchObject({ code: "batch.unchanged" });
  expect(await batchOf(periodId, otherClient)).toMatchObject({ corrects: [], lines: 1 });
  expect(await handedOver("invoice")).toEqual(await closed());
});
