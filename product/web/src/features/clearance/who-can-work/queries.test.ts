import { beforeAll, describe, expect, it } from "vitest";
import { demoEntities } from "@product/database/demo/worker-words";
import { sealsOf } from "@product/database/person-keys";
import { refreshClearance } from "@product/database/clearance/refresh";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { useTestDatabase } from "@product/database/testing/test-database";
import { inTransaction } from "@product/database/write";
import { clockNow, homeDay } from "#request/clock.ts";
import { who } from "#testing/who.ts";
import { workersAndPapers } from "#testing/workers.ts";
import { choicesOf, groupFilter, whoCanWork } from "./queries.server.ts";
import { questionIn, type Question } from "./schema.ts";

const { query } = useTestDatabase({ people: true });
const { someone, paper } = workersAndPapers(query);
const planner = who(["worker.view", "clearance.view", "client.view", "venue.view"]);
const british = who(["worker.view", "clearance.view"], { kind: "entity", id: demoEntities.UK.id });

const questionOf = (search: string): Question => questionIn(new URL(`http://here/?${search}`), homeDay()).question;
const answer = async (asking: string, actor = planner, most?: number) =>
  whoCanWork(actor, questionOf(asking), await choicesOf(actor, "en"), "en", most);
const names = ({ rows }: Awaited<ReturnType<typeof answer>>) => rows.map(({ name }) => name!.first);

let stadium: string;

/** Volunteers of Mundaka: Ane has everything, Bea lacks the training, Cruz has it until 2 June 2027, Dani takes a break. */
beforeAll(async () => {
  const people = [
    { firstName: "Ane", papers: ["dni", "photo", "prl-training"], until: null, status: "active" },
    { firstName: "Bea", papers: ["dni", "photo"], until: null, status: "active" },
    { firstName: "Cruz", papers: ["dni", "photo", "prl-training"], until: "2027-06-02", status: "active" },
    { firstName: "Dani", papers: ["dni", "photo", "prl-training"], until: null, status: "paused" },
  ];
  for (const { firstName, papers, until, status } of people) {
    const id = await someone({ firstName, town: "Mundaka", birthDate: "1990-01-01", nationality: "ES" });
    await query(
      "UPDATE app.worker SET status = $2, worker_type = 'volunteer', nationality = 'ES', town = 'Mundaka' WHERE id = $1",
      [id, status],
    );
    for (const key of papers) await paper(id, key, { validUntil: key === "prl-training" ? until : null });
    await query("INSERT INTO app.worker_role SELECT $1, id FROM app.role WHERE key = 'host'", [id]);
    await inTransaction((tx) => refreshClearance(tx, [id], clockNow()));
  }
  const { rows } = await query("INSERT INTO app.client (name) VALUES ('Estadio') RETURNING id");
  stadium = rows[0].id;
  const { rows: course } = await query(
    `INSERT INTO app.document_type (key, name_en, name_es, countries, required_for, severity, retention_rule_id)
     VALUES ('stadium-course', 'Stadium course', 'Curso del estadio', '{ES}', '{assign}', 'warn', 'worker-profile') RETURNING id`,
  );
  await query("INSERT INTO app.document_type_client (document_type_id, client_id) VALUES ($1, $2)", [
    course[0].id,
    stadium,
  ]);
});

describe("who can work", () => {
  it("is told in three groups, each with all the reasons of each person", async () => {
    const can = await answer("town=Mundaka&from=2027-06-01");
    expect(can).toMatchObject({ counts: { can: 2, could: 1, cannot: 1 }, isOfAll: true, looked: undefined, tally: [] });
    expect(names(can)).toEqual(["Ane", "Cruz"]);
    const why = async (show: string) =>
      (await answer(`town=Mundaka&from=2027-06-01&show=${show}`)).rows.map(({ name, reasons }) => [
        name!.first,
        reasons.map(({ code }) => code),
      ]);
    expect(await why("could")).toEqual([["Bea", ["document.missing"]]]);
    expect(await why("cannot")).toEqual([["Dani", ["status"]]]);
  });

  it("is, over several days, whoever can on each of them", async () => {
    const days = await answer("town=Mundaka&from=2027-06-01&to=2027-06-03&show=could");
    expect(names(days)).toEqual(["Bea", "Cruz"]);
    expect(days.counts).toEqual({ can: 1, could: 2, cannot: 1 });
  });

  it("knows what a client asks for, counts the reasons, and narrows to those who have one", async () => {
    const forStadium = `town=Mundaka&from=2027-06-01&client=${stadium}&show=could`;
    const could = await answer(forStadium);
    expect(names(could)).toEqual(["Ane", "Bea", "Cruz"]);
    expect(could.tally.map(({ reason, people }) => [reason.params["nameEn"], people])).toEqual([
      ["Stadium course", 3],
      ["Health and safety training (art. 19 LPRL)", 1],
    ]);
    const permittedRows = await answer(`${forStadium}&reason=${encodeURIComponent(could.tally[1]!.key)}`);
    expect(names(permittedRows)).toEqual(["Bea"]);
    expect(permittedRows.counts).toEqual(could.counts);
  });

  it("is asked of those who have the role, and within what the reader sees", async () => {
    expect((await answer("town=Mundaka&role=host")).counts.can).toBe(2);
    expect((await answer("town=Mundaka&role=driver")).counts).toEqual({ can: 0, could: 0, cannot: 0 });
    expect((await answer("town=Mundaka", british)).counts).toEqual({ can: 0, could: 0, cannot: 0 });
    expect((await answer("show=cannot", british)).rows.every(({ entity }) => entity === "Marea Events Ltd")).toBe(true);
  });

  it("says so where there are more than are looked at, and counts all of them all the same", async () => {
    const many = await answer("town=Mundaka&show=cannot", planner, 3);
    expect(many).toMatchObject({ looked: 3, isOfAll: true, counts: { can: 2, could: 1, cannot: 1 } });
    expect(names(many)).toEqual(["Dani"]);
    // The wishes of a client are in no span, so the counts cover only the workers looked at.
    const some = await answer(`town=Mundaka&client=${stadium}`, planner, 3);
    expect(some).toMatchObject({ looked: 3, isOfAll: false });
  });

  it("is computed anew for the people shown, even where what is derived lags behind", async () => {
    await query("UPDATE app.clearance_span SET verdict = 'BLOCK' WHERE verdict = 'ALLOW'");
    const cannot = await answer("town=Mundaka&show=cannot", planner, 3);
    expect(cannot.rows.find(({ name }) => name!.first === "Ane")!.verdict).toBe("ALLOW");
  });
});

describe("what others may not know", () => {
  const hr = who(["worker.view", "clearance.view", "identity.view", "document.view.health-fitness"]);
  const cannot = async (actor: typeof hr, search = "") =>
    JSON.stringify(await answer(`town=Bakio&show=cannot${search}`, actor));

  it("neither who is unfit nor a birthday is told to those without the class, not even of days gone by", async () => {
    await query("UPDATE app.document_type SET required_for = '{assign}' WHERE key = 'medical-fitness'");
    const birthDate = "2012-09-17";
    const id = await someone({ firstName: "Eki", town: "Bakio", birthDate, nationality: "ES" });
    const certificate = await paper(id, "medical-fitness");
    const seal = (await inTransaction((tx) => sealsOf(tx, [id]))).get(id)!;
    const sealed = seal.close(JSON.stringify({ fitness: "not_fit" }));
    await query("UPDATE app.document SET details_sealed = $2 WHERE id = $1", [certificate, sealed]);
    await query("UPDATE app.worker SET status = 'active', worker_type = 'volunteer' WHERE id = $1", [id]);
    for (const search of ["", "&from=2026-01-01", "&from=2028-09-16"]) {
      const sent = await cannot(planner, search);
      expect(sent).toContain("Eki");
      for (const word of ["unfit", "Medical", "2028-09-16", "2028-09-17", "2030-09-16"])
        expect(sent).not.toContain(word);
    }
    const whole = await cannot(hr);
    for (const word of ["unfit", "Medical", "2028-09-16"]) expect(whole).toContain(word);
  });
});

it("the group is a filter that a list can keep", async () => {
  const filter = await groupFilter(
    questionOf("town=Mundaka&from=2027-06-01&role=host"),
    await choicesOf(planner, "en"),
  );
  expect(filter).toEqual({
    and: [
      { field: "town", op: "contains", values: ["Mundaka"] },
      { field: "clearance", op: "can", values: ["2027-06-01", "2027-06-01", "host"] },
    ],
  });
  expect(readFilter(storedFilter(filter), workerFields)).toEqual(filter);
});

it.each([
  ["from=2026-02-30", { from: "day", to: "day" }],
  ["from=2026-06-02&to=2026-06-01", { to: "order" }],
  ["from=2026-06-02&to=soon", { to: "day" }],
  ["from=2026-01-01&to=2027-01-02", { to: "long" }],
  ["from=2026-01-01&to=2027-01-01", {}],
  ["", {}],
])("days in %s are answered at their field", (address, faults) =>
  expect(questionIn(new URL(`http://here/?${address}`), "2026-11-15").faults).toEqual(faults),
);
