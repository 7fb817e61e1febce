import { describe, expect, it } from "vitest";
import { answerFaults, type AnswerContext } from "./check-answers.ts";
import { definitionFaults } from "./definition-faults.ts";
import { fieldsOf, formBases, healthBases, type Answers, type FormField } from "./definition.ts";
import { shownAnswers, shownPages } from "./shown.ts";
import { usualForm } from "./usual-form.ts";
import { availabilityFrom, consentsFrom, guardianFrom, rolesFrom, typedFrom } from "./worker-from.ts";

const waiter = "8f6f0a3e-2f0b-4b8e-9a51-0d7f0c2f8d10";
const context: AnswerContext = {
  country: "ES",
  nation: "england-wales",
  today: "2026-06-01",
  offered: { roles: new Set([waiter]), qualifications: new Set() },
  withFiles: new Set(),
};
const form = usualForm("ES");
const ane: Answers = {
  first_name: "Ane",
  last_name: "Goikoetxea",
  email: "ane@example.org",
  mobile: "612345678",
  birth_date: "2003-02-11",
  nationality: "ES",
  document_kind: "dni",
  spanish_id: "12345678Z",
  roles: [waiter],
  availability: ["4-night", "5-night", "6-morning"],
  truth: "1",
  signature: "Ane Goikoetxea",
};
const keysOf = (answers: Answers) => shownPages(form, answers, context).map(({ key }) => key);
const faultsOf = (answers: Answers) => answerFaults(shownPages(form, answers, context), answers, context);

describe("a usual form", () => {
  it.each(["ES", "UK"] as const)("can be published in %s", (country) =>
    expect(definitionFaults(usualForm(country))).toEqual([]),
  );

  it("takes what Ane gives", () => expect(faultsOf(ane)).toEqual({}));

  it("tells every fault at its input, identifiers by their own rules", () =>
    expect(
      faultsOf({ ...ane, first_name: " ", spanish_id: "12345678A", iban: "ES00", roles: ["cook"], truth: "" }),
    ).toEqual({
      first_name: { fault: "required" },
      spanish_id: { fault: "idLetter", expected: "Z" },
      iban: { fault: "ibanForm" },
      roles: { fault: "invalid" },
      truth: { fault: "confirmTruth" },
    }));

  it("asks for a guardian of who is under eighteen, until the day of the birthday", () => {
    expect(keysOf({ ...ane, birth_date: "2008-06-01" })).not.toContain("guardian");
    const young = { ...ane, birth_date: "2008-06-02" };
    expect(keysOf(young)).toContain("guardian");
    expect(faultsOf(young)).toMatchObject({ "guardian.name": { fault: "required" } });
    const allowed = {
      ...young,
      "guardian.name": "Miren Goikoetxea",
      "guardian.relation": "mother",
      "guardian.contact": "600 000 000",
      "guardian.signed": "Miren Goikoetxea",
    };
    expect(faultsOf(allowed)).toEqual({});
    expect(guardianFrom(fieldsOf(form), allowed)).toMatchObject({ name: "Miren Goikoetxea", relation: "mother" });
  });

  it("forgets what was answered to a question that is not asked any more", () => {
    const changed = { ...ane, document_kind: "passport", passport: "XDB123456" };
    expect(shownAnswers(form, changed, context)).not.toHaveProperty("spanish_id");
    const fields = shownPages(form, changed, context).flatMap((page) => page.fields);
    expect(typedFrom(fields, changed)).toMatchObject({ passport: "XDB123456", passportCountry: "ES" });
    expect(typedFrom(fields, changed)).not.toHaveProperty("spanishId");
  });

  it("tells roles, days and consents apart from the details", () => {
    const fields = fieldsOf(form);
    expect(rolesFrom(fields, ane)).toEqual([waiter]);
    expect(availabilityFrom(fields, ane, "2026-06-01").map(({ weekdays, from }) => [weekdays, from])).toEqual([
      [[6], "07:00"],
      [[4, 5], "23:00"],
    ]);
    expect(consentsFrom(fields, ane)).toEqual([{ key: "truth", version: 1 }]);
  });
});

it("health has grounds of its own among those of other answers", () =>
  expect(formBases.filter((basis) => healthBases.some((each) => each === basis))).toEqual([...healthBases]));

describe("a signature", () => {
  const iñigo = { ...ane, first_name: " Íñigo ", last_name: "Pérez-Llorca  O'Neill" };
  const faultOf = (signature: string, change: Answers = {}) =>
    faultsOf({ ...iñigo, ...change, signature })["signature"];

  it.each([
    "Íñigo Pérez-Llorca O'Neill",
    "iñigo perez llorca o’neill",
    "  INIGO   PEREZ-LLORCA O'NEILL ",
    "Pérez-Llorca O'Neill, Íñigo",
  ])("takes %j", (signature) => expect(faultOf(signature)).toBeUndefined());

  it.each(["", "Íñigo", "Íñigo Pérez", "x"])("says the very name it waits for where it is %j", (signature) =>
    expect(faultOf(signature)).toEqual({ fault: "ownName", name: "Íñigo Pérez-Llorca O'Neill" }),
  );

  it("takes any name where the form did not ask for one, and only what was typed where nothing is spelt out", () => {
    expect(faultOf("", { first_name: "", last_name: "" })).toEqual({ fault: "required" });
    expect(faultOf("Whoever", { first_name: "", last_name: "" })).toBeUndefined();
    expect(faultOf("-", { first_name: "-", last_name: "" })).toBeUndefined();
  });

  it("of a guardian is theirs", () =>
    expect(
      faultsOf({
        ...ane,
        birth_date: "2009-06-02",
        "guardian.name": "Miren  Goikoetxea",
        "guardian.signed": "Ane",
      }),
    ).toMatchObject({ "guardian.signed": { fault: "guardianName", name: "Miren  Goikoetxea" } }));

  it("stands beside boxes that ask for what their text says", () => {
    const [truth] = fieldsOf(form).filter(({ key }) => key === "truth");
    const pictures = { ...truth!, key: "pictures" };
    const page = { ...form.pages[0]!, fields: [truth!, pictures] };
    expect(answerFaults([page], { pictures: "0" }, context)).toEqual({
      truth: { fault: "confirmTruth" },
      pictures: { fault: "agreeNeeded" },
    });
  });
});

describe("a definition that somebody made up", () => {
  const question: FormField = { ...fieldsOf(form)[0]!, key: "q" };
  const page = { ...form.pages[0]!, fields: [question] };
  const many = (n: number) =>
    Array.from({ length: n }, (_, at) => ({ ...question, key: `q${at}`, type: "long-text" as const }));
  it.each([
    ["nothing at all", { pages: [] }, "pages.none"],
    ["5,000 fields", { pages: [{ ...page, fields: many(5000) }] }, "fields.too-many"],
    ["a name twice", { pages: [{ ...page, fields: [question, question] }] }, "key.twice"],
    ["a name that is none", { pages: [{ ...page, fields: [{ ...question, key: "__proto__" }] }] }, "key.invalid"],
    [
      "a look ahead",
      { pages: [{ ...page, fields: [{ ...question, condition: { field: "q", is: "equals" as const, value: "x" } }] }] },
      "condition.unknown",
    ],
    [
      "a choice of nothing",
      { pages: [{ ...page, fields: [{ ...question, type: "one-choice" as const }] }] },
      "choices.none",
    ],
    [
      "a text for a bank account",
      { pages: [{ ...page, fields: [{ ...question, mapsTo: "iban" as const }] }] },
      "mapping.unfit",
    ],
    [
      "ten thousand letters",
      { pages: [{ ...page, fields: [{ ...question, label: { en: "a".repeat(10_000), es: "" } }] }] },
      "text.too-long",
    ],
  ])("%s", (_name, definition, fault) =>
    expect(definitionFaults(definition).map((each) => each.fault)).toContain(fault),
  );
});
