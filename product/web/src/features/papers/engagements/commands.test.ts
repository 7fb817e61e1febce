import { beforeAll, describe, expect } from "vitest";
import { clerk, hr, useSeason } from "#testing/papers/season.ts";
import { day } from "#testing/contracted.ts";
import { lastActs, test } from "#testing/world.ts";
import { who } from "#testing/who.ts";
import { cancelEngagement, createEngagement, editEngagement, endEngagement } from "./commands.server.ts";
import { endForm, engagementForm } from "./schema.ts";

const { query, entities, season, form, someone, contractsOf, sign } = useSeason();

const refusal = (code: string) => ({ refusals: [{ code }] });

let spanish: string;

beforeAll(async () => {
  const { rows } = await query("SELECT id FROM app.contract_template WHERE country = 'ES'");
  spanish = rows[0].id;
});

describe("a contract", () => {
  test("is made, and tells the trail of the worker and the clearance", async () => {
    const workerId = await someone();
    const { id } = await createEngagement(
      hr,
      workerId,
      form({ percentage: "50", category: "Waiter", baseRate: "11,50", templateId: spanish, complementaryHours: true }),
    );
    expect(await lastActs()).toMatchObject([
      { act: "engagement.create", actorId: hr.id, subjects: [`worker ${workerId}`] },
    ]);
    expect(await contractsOf(workerId)).toMatchObject([
      { id, state: "draft", place: "coming", percentage: "50.00", baseRate: 1150, currency: "EUR", owesAlta: true },
    ]);
    expect((await contractsOf(workerId, clerk))[0]).not.toHaveProperty("baseRate");
    const { rows } = await query(
      "SELECT top_reason->>'code' AS code FROM app.clearance_span WHERE worker_id = $1 AND $2::date BETWEEN first_day AND last_day AND role_id IS NULL",
      [workerId, day(20)],
    );
    expect(rows[0].code).not.toBe("engagement.missing");
  });

  test("with one company stands alone on its days; two who make one at once are told", async () => {
    const workerId = await someone();
    const results = await Promise.allSettled([
      createEngagement(hr, workerId, form()),
      createEngagement(hr, workerId, form({ firstDay: day(50) })),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: refusal("engagement.overlaps"),
    });
    await createEngagement(hr, workerId, form({ legalEntityId: entities.thames, type: "temporary" }));
    expect(await contractsOf(workerId)).toHaveLength(2);
  });

  test("is of a kind that the country of its company knows, and in its money", async () => {
    const workerId = await someone();
    await expect(createEngagement(hr, workerId, form({ type: "zero_hours" }))).rejects.toMatchObject(
      refusal("engagement.type-unfit"),
    );
    const british = { legalEntityId: entities.thames, baseRate: "13" };
    await expect(createEngagement(hr, workerId, form(british))).rejects.toMatchObject(refusal("engagement.type-unfit"));
    await createEngagement(hr, workerId, form({ ...british, type: "zero_hours" }));
    expect(await contractsOf(workerId)).toMatchObject([{ currency: "GBP", owesAlta: false }]);
  });

  test("says why it is temporary, counts against the company's days, and has volunteers for non-profits alone", async () => {
    const workerId = await someone();
    const peak = { type: "temporary", firstDay: day(10), lastDay: day(40) };
    await expect(createEngagement(hr, workerId, form(peak))).rejects.toMatchObject(refusal("engagement.cause-needed"));
    await createEngagement(hr, workerId, form({ ...peak, cause: "foreseeable", causeDetail: "Navidad" }));
    expect(await contractsOf(workerId)).toMatchObject([
      { cause: "foreseeable", causeDetail: "Navidad", findings: [], counter: { year: day(10).slice(0, 4), most: 90 } },
    ]);
    const free = { type: "volunteer", firstDay: day(50) };
    await expect(createEngagement(hr, workerId, form(free))).rejects.toMatchObject(
      refusal("engagement.volunteer-unfit"),
    );
    await query("UPDATE app.legal_entity SET non_profit = true WHERE id = $1", [entities.ribera]);
    const { id } = await createEngagement(hr, workerId, form(free));
    await query("UPDATE app.legal_entity SET non_profit = false WHERE id = $1", [entities.ribera]);
    expect((await contractsOf(workerId)).find((each) => each.id === id)!.findings).toEqual(["volunteerUnfit"]);
  });

  test("is edited until it is signed, and what was sent no longer opens", async () => {
    const workerId = await someone();
    const { id } = await createEngagement(hr, workerId, form({ baseRate: "12" }));
    await query(
      "UPDATE app.engagement SET state = 'sent', token_hash = sha256('a'), token_expires_at = now() + interval '1 day', text_sealed = 'x' WHERE id = $1",
      [id],
    );
    await editEngagement(clerk, workerId, id, form({ weeklyHours: "20", version: 1 }));
    const { rows } = await query("SELECT * FROM app.engagement WHERE id = $1", [id]);
    expect(rows[0]).toMatchObject({ state: "draft", token_hash: null, text_sealed: null, base_rate: 1200, version: 2 });
    await expect(editEngagement(hr, workerId, id, form({ version: 1 }))).rejects.toMatchObject(
      refusal("record.changed-meanwhile"),
    );
    await sign(id);
    await expect(editEngagement(hr, workerId, id, form({ version: 2 }))).rejects.toMatchObject(
      refusal("engagement.signed"),
    );
  });

  test("is ended or cancelled, each where it makes sense", async () => {
    const workerId = await someone();
    const { id } = await createEngagement(hr, workerId, form({ firstDay: day(-5) }));
    const end = (lastDay: string, version: number) => endForm.parse({ engagementId: id, lastDay, version });
    await expect(endEngagement(hr, workerId, end(day(5), 1))).rejects.toMatchObject(refusal("engagement.not-signed"));
    await sign(id);
    await expect(cancelEngagement(hr, workerId, { engagementId: id, version: 1 })).rejects.toMatchObject(
      refusal("engagement.begun"),
    );
    await endEngagement(hr, workerId, end(day(5), 1));
    const next = await createEngagement(hr, workerId, form({ firstDay: day(6) }));
    await sign(next.id);
    await cancelEngagement(hr, workerId, { engagementId: next.id, version: 1 });
    expect((await contractsOf(workerId)).map(({ place, lastDay }) => [place, lastDay])).toEqual([
      ["current", day(5)],
      ["cancelled", null],
    ]);
    await createEngagement(hr, workerId, form({ firstDay: day(6) }));
    await expect(endEngagement(hr, workerId, end(day(60), 2))).rejects.toMatchObject(refusal("engagement.overlaps"));
  });

  test("needs the permission where the worker is and where the company is, and for its rate", async () => {
    const workerId = await someone();
    const there = who(["worker.view", "worker.edit"], { kind: "entity", id: entities.ribera });
    await expect(
      createEngagement(there, workerId, form({ legalEntityId: entities.thames, type: "temporary" })),
    ).rejects.toMatchObject({
      name: "NotPermitted",
    });
    await expect(createEngagement(clerk, workerId, form({ baseRate: "9" }))).rejects.toMatchObject({
      name: "NotPermitted",
    });
    await expect(createEngagement(who(["worker.view"]), workerId, form())).rejects.toMatchObject({
      name: "NotPermitted",
    });
    const { id } = await createEngagement(there, workerId, form());
    const other = await someone();
    await expect(cancelEngagement(hr, other, { engagementId: id, version: 1 })).rejects.toMatchObject(
      refusal("record.changed-meanwhile"),
    );
    const { id: elsewhere } = await createEngagement(
      hr,
      workerId,
      form({ legalEntityId: entities.thames, type: "temporary" }),
    );
    const taken = form({ firstDay: day(200), version: 1 });
    await expect(editEngagement(there, workerId, elsewhere, taken)).rejects.toMatchObject({
      name: "NotPermitted",
    });
  });

  test("takes a template of its country and kind, and nothing that is gone", async () => {
    const workerId = await someone();
    await expect(
      createEngagement(hr, workerId, form({ type: "temporary", cause: "substitution", templateId: spanish })),
    ).rejects.toMatchObject(refusal("engagement.template-unfit"));
    await expect(
      createEngagement(hr, workerId, form({ legalEntityId: entities.thames, type: "temporary", templateId: spanish })),
    ).rejects.toMatchObject(refusal("engagement.template-unfit"));
    for (const typed of [{ templateId: crypto.randomUUID() }, { legalEntityId: crypto.randomUUID() }])
      await expect(createEngagement(hr, workerId, form(typed))).rejects.toMatchObject(refusal("record.choice-gone"));
  });

  test("has a form that says what is wrong where it is", () => {
    const faults = (typed: object) =>
      engagementForm
        .safeParse({ ...season(), ...typed })
        .error!.issues.map((issue) => [issue.path[0], "params" in issue ? issue.params?.["fault"] : issue.code]);
    expect(faults({ firstDay: "31/02/2027" })).toEqual([["firstDay", "date"]]);
    expect(faults({ type: "temporary", lastDay: day(9) })).toEqual([["lastDay", "dayOrder"]]);
    expect(faults({ lastDay: day(90) })).toEqual([["lastDay", "lastDayUnfit"]]);
    expect(faults({ percentage: "50", weeklyHours: "20" })).toEqual([["weeklyHours", "eitherOr"]]);
    expect(faults({ percentage: "101", weeklyHours: "-1" })).toEqual([
      ["percentage", "decimal"],
      ["weeklyHours", "decimal"],
    ]);
    expect(faults({ baseRate: "0", currency: "USD", type: "serf" })).toEqual([
      ["type", "invalid_value"],
      ["baseRate", "decimal"],
      ["currency", "invalid_value"],
    ]);
  });
});
