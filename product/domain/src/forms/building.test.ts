import { describe, expect, it } from "vitest";
import { definitionFaults } from "./definition-faults.ts";
import { fieldsOf, type FormField } from "./definition.ts";
import {
  addField,
  addPage,
  moveField,
  movePage,
  placeField,
  putField,
  removeField,
  removePage,
} from "./edit-definition.ts";
import { formAdvice, keepsFromPublishing } from "./lint.ts";
import { fieldTypes } from "./field-types.ts";
import { usualForm } from "./usual-form.ts";

const usual = usualForm("ES");
const keysOn = (definition: typeof usual, page: string) =>
  definition.pages.find(({ key }) => key === page)!.fields.map(({ key }) => key);

describe("building a form", () => {
  it("adds each type of field with a name of its own, and none of them asks for a detail twice", () => {
    const built = fieldTypes.reduce((form, type) => addField(form, "send", type).definition, usual);
    expect(definitionFaults(built).filter(({ fault }) => fault === "key.twice" || fault === "key.invalid")).toEqual([]);
    expect(addField(built, "send", "photo").key).toBe("photo-3");
  });

  it("moves a field past the edge of its page to the next one, and back", () => {
    const moved = moveField(usual, "nationality", 1);
    expect(keysOn(moved, "identity")[0]).toBe("nationality");
    expect(moveField(moved, "nationality", -1)).toEqual(usual);
    expect(moveField(usual, "first_name", -1)).toBe(usual);
    expect(keysOn(placeField(usual, "photo", "about", 1), "about").slice(0, 2)).toEqual(["first_name", "photo"]);
  });

  it("moves pages, and forgets what is removed", () => {
    expect(movePage(usual, "identity", -1).pages[0]!.key).toBe("identity");
    expect(movePage(usual, "about", -1)).toEqual(usual);
    const { definition, key } = addPage(usual);
    expect(removePage(definition, key)).toEqual(usual);
    expect(fieldsOf(removeField(usual, "photo")).some((field) => field.key === "photo")).toBe(false);
  });
});

describe("advice", () => {
  const diet: FormField = {
    key: "diet",
    type: "short-text",
    label: { en: "", es: "Alergias o dieta" },
    required: false,
    sensitivity: "health",
    basis: "contract",
  };
  const withDiet = putField(addField(usual, "work", "short-text").definition, { ...diet, key: "short_text" });

  it("is none for the usual form", () => expect(formAdvice(usual)).toEqual([]));

  it("tells health data without basis, which keeps it from being published, and texts that are missing", () => {
    const found = formAdvice(withDiet);
    expect(found).toEqual([
      { advice: "health-without-basis", field: "short_text" },
      { advice: "text-missing", language: "en", n: 1, at: "short_text" },
    ]);
    expect(found.filter(keepsFromPublishing)).toHaveLength(1);
    expect(formAdvice(putField(withDiet, { ...diet, key: "short_text", basis: "explicit-consent" }))).toHaveLength(1);
  });

  it("tells pages that are too long for a phone, empty ones, and what nobody answers", () => {
    const long = Array.from({ length: 20 }).reduce<typeof usual>(
      (form) => addField(form, "about", "date").definition,
      usual,
    );
    expect(formAdvice(long)).toContainEqual({ advice: "page-too-long", page: "about", screens: expect.any(Number) });
    expect(formAdvice(addPage(usual).definition)).toContainEqual({ advice: "page-empty", page: "page" });
    expect(formAdvice(usual, new Set(["experience", "truth"]))).toEqual([
      { advice: "field-unused", field: "experience" },
    ]);
  });
});
