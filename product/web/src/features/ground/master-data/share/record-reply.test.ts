import { describe, expect, it } from "vitest";
import { atFields, typedIn } from "./record-reply.ts";

const typed = { initialValue: { name: "Ribera" } };

describe("a refused record", () => {
  it("tells a taken name at its field", () =>
    expect(atFields({ result: typed, refusals: [{ code: "record.name-taken", fields: ["name"] }] })).toEqual({
      result: { ...typed, error: { name: [{ fault: "taken" }] } },
      refusals: [],
    }));
  it("keeps what was typed", () => {
    const reply = { result: typed, refusals: [] };
    expect(typedIn(atFields(reply))).toBe(reply);
  });
  it("shows what is saved when someone else was quicker, and when only archiving was refused", () => {
    expect(typedIn({ result: typed, refusals: [{ code: "record.changed-meanwhile" }] })).toBeUndefined();
    expect(
      typedIn({
        result: { initialValue: { actionName: "archive" } },
        refusals: [{ code: "entity.has-workers", count: 1 }],
      }),
    ).toBeUndefined();
  });
});
