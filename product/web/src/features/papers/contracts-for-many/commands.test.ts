import { beforeAll, describe, expect } from "vitest";
import type { Actor } from "@product/domain/actor";
import { createEngagement } from "#features/papers/engagements/commands.server.ts";
import { engagementForm } from "#features/papers/engagements/schema.ts";
import { contracted, day, readByALawyer, seasonTerms } from "#testing/contracted.ts";
import { useTwoEntities } from "#testing/two-entities.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { makeContracts } from "./commands.server.ts";
import type { Asked } from "./proposals.server.ts";
import { contractsPreview } from "./queries.server.ts";
import { newContractsForm, renewalsForm } from "./forms.ts";

const { query, entities } = useTwoEntities();
const hr = who(["worker.view", "worker.edit", "identity.view", "pay.view", "pay.edit"]);
const clerk = who(["worker.view", "worker.edit"]);
let template: string;
let forTemporary: string;

beforeAll(async () => {
  template = await readByALawyer(query, "ES");
  // For every kind of contract.
  await query("UPDATE app.contract_template SET worker_types = '{}' WHERE id = $1", [template]);
  const { rows } = await query(
    "INSERT INTO app.contract_template (name, country, body_en, body_es) VALUES ('Temporal', 'ES', 'A contract', 'Un contrato') RETURNING id",
  );
  forTemporary = rows[0].id;
  await query("UPDATE app.legal_entity SET tax_id = 'B00000000', address = 'Calle del Puerto 2' WHERE id = $1", [
    entities.ribera,
  ]);
});

const someone = (fields: Parameters<typeof contracted>[1] = {}) => contracted(entities.ribera, fields);

function formWith(typed: Record<string, unknown> = {}): Asked {
  const {
    workers: _,
    from: __,
    send,
    isOneLink,
    ...terms
  } = newContractsForm.parse({
    ...seasonTerms(template, day(10)),
    workers: "",
    ...typed,
  });
  return { how: "new", send, isOneLink, terms };
}

function again(typed: Record<string, unknown> = {}): Asked {
  const { send, isOneLink, withinDays, lastDay } = renewalsForm.parse({ withinDays: "30", workers: "", ...typed });
  return { how: "renew", send, isOneLink, renewal: { withinDays, lastDay } };
}

const kept = async (workerId: string) =>
  (await query("SELECT * FROM app.engagement WHERE worker_id = $1 ORDER BY first_day", [workerId])).rows;
const reasonFor = async (workerId: string, want: Asked, actor: Actor = hr) => {
  const { leftOut } = await contractsPreview(actor, [workerId], want);
  return leftOut[0]?.reason;
};
const letters = async (workerId: string, kind = "engagement.letter") =>
  (await query("SELECT id FROM app.job WHERE kind = $2 AND payload->>'workerId' = $1", [workerId, kind])).rows.length;

/** A signed temporary contract that ends in so many days. */
async function temporary(endsIn: number, typed: Record<string, unknown> = {}) {
  const workerId = await someone({ workerType: "temporary" });
  const form = engagementForm.parse({
    legalEntityId: entities.ribera,
    type: "temporary",
    firstDay: day(-20),
    lastDay: day(endsIn),
    cause: "substitution",
    causeDetail: "Baja de Miren",
    weeklyHours: "20",
    category: "Camarera",
    convenio: "Hostelería",
    baseRate: "12",
    templateId: forTemporary,
    ...typed,
  });
  const { id } = await createEngagement(hr, workerId, form);
  await query("UPDATE app.engagement SET state = 'signed', signed_at = now() WHERE id = $1", [id]);
  return workerId;
}

describe("contracts for many", () => {
  test("are made one for each, with the company and kind of each, one act for each", async () => {
    const [firstWorker, secondWorker] = [await someone(), await someone({ workerType: "permanent" })];
    expect(await makeContracts(hr, [firstWorker, secondWorker], formWith())).toEqual({ made: 2, leftOut: 0 });
    expect(await kept(firstWorker)).toMatchObject([{ type: "fixed_discontinuous", state: "draft", base_rate: 1150 }]);
    expect(await kept(secondWorker)).toMatchObject([
      { type: "permanent", category: "Camarera", template_id: template },
    ]);
    expect(await lastActs()).toMatchObject([{ act: "engagement.create", subjects: [`worker ${secondWorker}`] }]);
    expect(await letters(firstWorker)).toBe(0);
  });

  test("are sent where that was asked, and the link is noted as seen by nobody", async () => {
    const workerId = await someone();
    await makeContracts(hr, [workerId], formWith({ send: true }));
    expect(await kept(workerId)).toMatchObject([{ state: "sent" }]);
    expect(await letters(workerId)).toBe(1);
    const workerActs = (await lastActs(4)).filter(({ subjects }) => subjects.includes(`worker ${workerId}`));
    expect(workerActs.map(({ act }) => act)).toEqual(["engagement.create", "engagement.send"]);
  });

  test("go by the one link to who owes details too, and by their own to the others", async () => {
    const details = {
      mobile: "+34600111222",
      naf: "281234567840",
      iban: "ES9121000418450200051332",
      accountHolder: "Ane Etxeberria",
    };
    const [owing, complete] = [await someone({ identities: [] }), await someone(details)];
    const want = formWith({ send: true, isOneLink: true });
    expect(await contractsPreview(hr, [owing, complete], want)).toMatchObject({
      recipients: { count: 2 },
      owing: { count: 1 },
      leftOut: [],
    });
    expect(await makeContracts(hr, [owing, complete], want)).toEqual({ made: 2, leftOut: 0 });
    expect([await kept(owing), await kept(complete)]).toMatchObject([[{ state: "draft" }], [{ state: "sent" }]]);
    expect([await letters(owing), await letters(owing, "worker.onboarding-letter")]).toEqual([0, 1]);
    expect([await letters(complete), await letters(complete, "worker.onboarding-letter")]).toEqual([1, 0]);
    const { rows } = await query("SELECT engagement_id, finished_at FROM app.completion_link WHERE worker_id = $1", [
      owing,
    ]);
    expect(rows).toEqual([{ engagement_id: (await kept(owing))[0].id, finished_at: null }]);
    const owingActs = (await lastActs(6)).filter(({ subjects }) => subjects.includes(`worker ${owing}`));
    expect(owingActs.map(({ act }) => act)).toEqual(["engagement.create", "worker.onboard"]);
  });

  test("ask for required documents by the same link, where the asker may", async () => {
    const asker = who(["worker.view", "worker.edit", "identity.view", "pay.view", "pay.edit", "document.create"]);
    const workerId = await someone();
    const want = formWith({ send: true, isOneLink: true });
    expect(await contractsPreview(asker, [workerId], want)).toMatchObject({ owing: { count: 1 } });
    await makeContracts(asker, [workerId], want);
    expect(await kept(workerId)).toMatchObject([{ state: "sent" }]);
    expect([await letters(workerId), await letters(workerId, "worker.onboarding-letter")]).toEqual([0, 1]);
    const { rows } = await query(
      "SELECT count(*)::int AS n FROM app.document WHERE worker_id = $1 AND state = 'requested'",
      [workerId],
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });

  test("are made once however often the form is sent, and the answer is the same", async () => {
    const ids = [await someone(), await someone()];
    const submission = { key: crypto.randomUUID(), inputHash: "same" };
    const sending = { ...hr, request: { id: crypto.randomUUID(), submission } } as Actor;
    const first = await makeContracts(sending, ids, formWith({ send: true }));
    expect(await makeContracts(sending, ids, formWith({ send: true }))).toEqual(first);
    expect([await kept(ids[0]!), await kept(ids[1]!)]).toMatchObject([[{ state: "sent" }], [{ state: "sent" }]]);
    expect(await letters(ids[0]!)).toBe(1);
    await expect(makeContracts(hr, ids, formWith())).rejects.toMatchObject({ refusals: [{ code: "bulk.nobody" }] });
  });

  test("are shown before with who is left out and why", async () => {
    const has = await someone();
    await makeContracts(hr, [has], formWith());
    expect(await reasonFor(has, formWith())).toBe("overlaps");
    expect(await reasonFor(await someone({ status: "left" }), formWith())).toBe("status");
    expect(await reasonFor(await someone(), formWith({ lastDay: day(40) }))).toBe("lastDayUnfit");
    expect(await reasonFor(await someone({ workerType: "temporary" }), formWith())).toBe("causeMissing");
    expect(await reasonFor(await someone(), formWith(), clerk)).toBe("pay");
    expect(await reasonFor(await contracted(entities.thames, { workerType: "zero_hours" }), formWith())).toBe(
      "templateUnfit",
    );
    expect(await reasonFor(await someone({ email: null }), formWith({ send: true }))).toBe("unreachable");
    expect(await reasonFor(await someone(), formWith({ send: true, templateId: undefined }))).toBe("templateNeeded");
    const nameless = await contractsPreview(hr, [await someone({ identities: [] })], formWith({ send: true }));
    expect(nameless).toMatchObject({ recipients: { count: 0 }, leftOut: [{ reason: "incomplete" }] });
    expect(nameless.leftOut[0]!.missing!.es).not.toBe("");
  });

  test("leave one out who changed meanwhile, and make the others'", async () => {
    const [leaver, stayer] = [await someone(), await someone()];
    await query("UPDATE app.worker SET status = 'left' WHERE id = $1", [leaver]);
    expect(await makeContracts(hr, [leaver, stayer], formWith())).toEqual({ made: 1, leftOut: 1 });
    expect(await kept(leaver)).toEqual([]);
  });
});

describe("renewals", () => {
  test("begin the day after with the same terms, for as long, once", async () => {
    const workerId = await temporary(9);
    await makeContracts(hr, [workerId], again({ send: true }));
    const [before, next] = await kept(workerId);
    expect(next).toMatchObject({
      state: "sent",
      cause: "substitution",
      cause_detail: "Baja de Miren",
      weekly_hours: before.weekly_hours,
      base_rate: 1200,
      category: "Camarera",
      template_id: forTemporary,
    });
    const { rows } = await query(
      "SELECT first_day::text AS first, last_day::text AS last FROM app.engagement WHERE id = $1",
      [next.id],
    );
    expect(rows).toEqual([{ first: day(10), last: day(39) }]);
    expect(await reasonFor(workerId, again())).toBe("overlaps");
  });

  test("leave out who has none to renew, or who may not set what is paid", async () => {
    expect(await reasonFor(await someone(), again())).toBe("noContract");
    expect(await reasonFor(await temporary(31), again())).toBe("endsLater");
    expect(await reasonFor(await temporary(9), again(), clerk)).toBe("pay");
  });

  test("warn where the law sets a limit, and leave it to whoever makes them", async () => {
    const [peak, stand] = [await temporary(9, { cause: "unforeseeable" }), await temporary(9)];
    expect(await contractsPreview(hr, [peak, stand], again())).toMatchObject({ recipients: { count: 2 }, warned: [] });
    const long = again({ lastDay: day(200) });
    expect(await contractsPreview(hr, [peak, stand], long)).toMatchObject({
      recipients: { count: 2 },
      warned: [{ warning: "sixMonths", count: 1 }],
      unwarned: { count: 1, workers: stand },
      leftOut: [],
    });
    expect(await makeContracts(hr, [peak], long)).toEqual({ made: 1, leftOut: 0 });
    expect(await kept(peak)).toHaveLength(2);
  });

  test("count the days that others of the company have for foreseeable peaks, in new contracts too", async () => {
    const another = await contractsPreview(hr, [await temporary(9, { cause: "foreseeable" })], again());
    expect(another.warned).toEqual([]);
    const workerId = await someone({ workerType: "temporary" });
    const typed = { cause: "foreseeable", templateId: undefined, firstDay: day(10) };
    const warned = async (lastDay: string) =>
      (await contractsPreview(hr, [workerId], formWith({ ...typed, lastDay }))).warned.map(({ warning }) => warning);
    expect([await warned(day(20)), await warned(day(500))]).toEqual([[], ["ninetyDays"]]);
  });
});
