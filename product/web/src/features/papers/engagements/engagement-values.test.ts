import { expect, test } from "vitest";
import { isKindOf } from "@product/domain/papers/engagements";
import { valuesOf, type Choices } from "./engagement-values.ts";

const template = { name: "", workerTypes: [], isSample: false };
const choices = (company: string, type: "zero_hours" | "temporary"): Choices => ({
  entities: [
    { id: "ribera", name: "Ribera", country: "ES" },
    { id: "thames", name: "Thames", country: "UK" },
  ],
  templates: [
    { ...template, id: "sample", country: "UK", workerTypes: ["zero_hours"], isSample: true },
    { ...template, id: "read", country: "UK", workerTypes: ["zero_hours"] },
    { ...template, id: "one", country: "ES" },
    { ...template, id: "other", country: "ES", workerTypes: ["temporary"] },
    { ...template, id: "seasonal", country: "ES", workerTypes: ["fixed_discontinuous"] },
  ],
  usual: { legalEntityId: company, type },
});

test("a contract with a company in the UK begins in pounds, with the one text that fits and was read", () =>
  expect(valuesOf(undefined, choices("thames", "zero_hours"))).toMatchObject({ currency: "GBP", templateId: "read" }));

test("with a company in Spain it begins in euros, and where several texts fit somebody chooses", () =>
  expect(valuesOf(undefined, choices("ribera", "temporary"))).toMatchObject({ currency: "EUR", templateId: "" }));

test("the only text that fits is taken, although it is a sample", () => {
  const { templates, ...rest } = choices("thames", "zero_hours");
  const only = templates.filter(({ id }) => id !== "read");
  expect(valuesOf(undefined, { ...rest, templates: only })).toMatchObject({ templateId: "sample" });
});

test("zero hours are offered in the UK alone, fijo discontinuo in Spain alone", () =>
  expect(
    (["zero_hours", "fixed_discontinuous", "temporary"] as const).map((type) => [
      isKindOf("ES", type),
      isKindOf("UK", type),
    ]),
  ).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]));
