import { describe, expect, it } from "vitest";
import { isBeingEdited } from "./being-edited.ts";

const page = (...elements: object[]) => isBeingEdited([{ elements: [{ type: "submit" }] }, { elements }]);
const option = (selected: boolean, defaultSelected: boolean) => ({ selected, defaultSelected });

describe("a page is being edited", () => {
  it("while a text differs from what was sent", () => {
    expect(page({ type: "text", value: "new", defaultValue: "old" })).toBe(true);
    expect(page({ type: "textarea", value: "same", defaultValue: "same" })).toBe(false);
  });
  it("while a box is ticked that was not", () => {
    expect(page({ type: "checkbox", value: "on", defaultValue: "on", checked: true, defaultChecked: false })).toBe(
      true,
    );
    expect(page({ type: "radio", value: "a", defaultValue: "a", checked: true, defaultChecked: true })).toBe(false);
  });
  it("while another choice is made, or a first one", () => {
    const choice = (...options: object[]) => ({ type: "select-one", value: "b", options });
    expect(page(choice(option(false, true), option(true, false)))).toBe(true);
    expect(page(choice(option(false, false), option(true, false)))).toBe(true);
    expect(page(choice(option(true, false), option(false, false)))).toBe(false);
    expect(page(choice(option(false, false), option(true, true)))).toBe(false);
  });
  it("while a file is chosen", () => {
    expect(page({ type: "file", value: "c:/x", defaultValue: "", files: { length: 1 } })).toBe(true);
    expect(page({ type: "file", value: "", defaultValue: "", files: { length: 0 } })).toBe(false);
  });
  it("not by buttons and frames", () => expect(page({ type: "button", value: "x" }, { type: "fieldset" })).toBe(false));
});
