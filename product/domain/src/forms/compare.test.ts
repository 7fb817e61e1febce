import { expect, it } from "vitest";
import { formChanges } from "./compare.ts";
import { fieldsOf } from "./definition.ts";
import { placeField, putField, removeField, removePage } from "./edit-definition.ts";
import { usualForm } from "./usual-form.ts";

const usual = usualForm("ES");
const field = (key: string) => fieldsOf(usual).find((each) => each.key === key)!;
const changesTo = (after: typeof usual) =>
  formChanges(usual, after).map(({ of, change, key, parts }) => [of, change, key, ...parts]);

it("tells nothing of what is the same", () => expect(changesTo(usual)).toEqual([]));

it("tells what came, what went, and what is other about the rest", () => {
  const iban = { ...field("iban"), required: true, label: { en: "Bank account", es: "Cuenta" } };
  const after = removePage(
    placeField(removeField(putField(usual, iban), "languages"), "photo", "about", 0),
    "guardian",
  );
  expect(changesTo(after)).toEqual([
    ["page", "removed", "guardian"],
    ["field", "changed", "photo", "place"],
    ["field", "changed", "iban", "words", "required"],
    ["field", "removed", "guardian"],
    ["field", "removed", "languages"],
  ]);
  expect(formChanges(after, usual).filter(({ change }) => change === "added")).toHaveLength(3);
});
