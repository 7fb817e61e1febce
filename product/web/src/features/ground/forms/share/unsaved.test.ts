import { describe, expect, it } from "vitest";
import { differs } from "./unsaved.ts";

const saved = { title: "Summer", text: "One\r\nTwo", version: 3 };
const holding = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe("a form", () => {
  it("is as saved whatever ends its lines, whatever blanks surround them, and whatever else it carries", () =>
    expect(differs(holding({ title: "Summer ", text: "One\nTwo", version: "3", key: "x" }), saved)).toBe(false));
  it("is unsaved from the first letter on", () =>
    expect(differs(holding({ title: "Summer!", text: "One\nTwo", version: "3" }), saved)).toBe(true));
  it("is unsaved when a field was emptied", () =>
    expect(differs(holding({ title: "", text: "One\nTwo", version: "3" }), saved)).toBe(true));
});
