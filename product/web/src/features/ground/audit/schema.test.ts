import { describe, expect, it } from "vitest";
import { actIdIn, askedIn } from "./schema.ts";

const parsed = (search: string) => askedIn(new URLSearchParams(search));

describe("the filter of the audit", () => {
  it("takes what is filled in and leaves out what is empty", () =>
    expect(parsed("person=+Paula+&act=page.edit&kind=&from=2026-11-01&to=2026-11-01&before=7")).toEqual({
      typed: { person: "Paula", act: "page.edit", from: "2026-11-01", to: "2026-11-01" },
      faults: {},
      filter: { person: "Paula", act: "page.edit", from: "2026-11-01", to: "2026-11-01" },
    }));

  it.each([
    ["from=2026-02-30", { from: "day" }],
    ["from=0000-01-01", { from: "day" }],
    ["to=99999-01-01", { to: "day" }],
    ["to=31/11/2026", { to: "day" }],
    ["from=2026-11-16&to=2026-11-15", { to: "order" }],
    ["act=page.explode", { act: "unknown" }],
    ["act=toString", { act: "unknown" }],
    ["kind='; DROP TABLE app.act --", { kind: "unknown" }],
    ["kind=constructor", { kind: "unknown" }],
    [`id=${"9".repeat(301)}`, { id: "long" }],
    [`person=${"x".repeat(121)}`, { person: "long" }],
    ["person=a%00b", { person: "text" }],
    ["request=%00", { request: "text" }],
    ["from=nonsense&kind=nonsense", { from: "day", kind: "unknown" }],
  ])("%s is told at its field, and nothing is searched", (search, faults) =>
    expect(parsed(search)).toMatchObject({ faults, filter: undefined }),
  );

  it("keeps what was typed, also what was wrong", () =>
    expect(parsed("from=2026-02-30").typed).toEqual({ from: "2026-02-30" }));

  it("takes no notice of a view that there is not", () => expect(parsed("by=pigeon").filter).toEqual({}));
});

describe("the number of an act", () => {
  it("is a number that the database can hold", () =>
    expect(["1", "9223372036854775807"].map(actIdIn)).toEqual([1n, 9223372036854775807n]));
  it.each(["0", "-1", "01", "1.5", "9223372036854775808", "9".repeat(400), "1 OR 1=1", "", null, "١"])(
    "is not %s",
    (text) => expect(actIdIn(text)).toBeUndefined(),
  );
});
