import { describe, expect, it } from "vitest";
import { formFields } from "./form-fields.ts";

const saved = { title: "Summer", text: "As saved" };
const names = ["title", "text"] as const;

describe("the fields of a form", () => {
  it("begin as saved", () =>
    expect(formFields("page", names, saved, undefined)).toEqual({
      title: { id: "page-title", name: "title", initialText: "Summer", errors: [] },
      text: { id: "page-text", name: "text", initialText: "As saved", errors: [] },
    }));

  it("come back as they were typed, an emptied one empty, with the fault at its field", () => {
    const result = { initialValue: { text: "As typed" }, error: { title: [{ fault: "required" as const }] } };
    expect(formFields("page", names, saved, { result, refusals: [] })).toEqual({
      title: { id: "page-title", name: "title", initialText: "", errors: [{ fault: "required" }] },
      text: { id: "page-text", name: "text", initialText: "As typed", errors: [] },
    });
  });
});
