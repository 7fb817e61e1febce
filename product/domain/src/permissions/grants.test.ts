import { describe, expect, it } from "vitest";
import { beyond, holdsAnywhere, holdsAt, holdsOver, placeFrom, scopesOf, type Grant } from "./grants.ts";

const editsPages: Grant = { permission: "page.edit", scope: "all" };
const plansTheGala: Grant = { permission: "shift.edit", scope: { kind: "event", id: "gala" } };

describe("a grant", () => {
  it("for everywhere covers every place", () => {
    expect(holdsAt([editsPages], "page.edit", {})).toBe(true);
    expect(holdsAt([editsPages], "page.edit", { event: "fair" })).toBe(true);
  });
  it("for one event covers that event and no other", () => {
    expect(holdsAt([plansTheGala], "shift.edit", { event: "gala", client: "ribera" })).toBe(true);
    expect(holdsAt([plansTheGala], "shift.edit", { event: "fair" })).toBe(false);
  });
  it("for one event does not reach records that lie nowhere", () =>
    expect(holdsAt([plansTheGala], "shift.edit", {})).toBe(false));
  it("gives its own permission only", () => {
    expect(holdsAnywhere([plansTheGala], "shift.edit")).toBe(true);
    expect(holdsAnywhere([plansTheGala], "shift.publish")).toBe(false);
  });
});

describe("scopes", () => {
  it("of a permission held everywhere are everywhere", () =>
    expect(scopesOf([plansTheGala, { permission: "shift.edit", scope: "all" }], "shift.edit")).toBe("all"));
  it("are otherwise the places of its grants", () => {
    expect(scopesOf([plansTheGala, editsPages], "shift.edit")).toEqual([{ kind: "event", id: "gala" }]);
    expect(scopesOf([editsPages], "shift.edit")).toEqual([]);
  });
});

describe("what another holds beyond oneself", () => {
  const everywhere: Grant = { permission: "shift.edit", scope: "all" };
  it("is what one does not hold there", () => {
    expect(beyond([editsPages, plansTheGala], [everywhere])).toEqual(["page.edit"]);
    expect(beyond([everywhere], [plansTheGala])).toEqual(["shift.edit"]);
    expect(beyond([plansTheGala], [plansTheGala])).toEqual([]);
  });
});

describe("reach", () => {
  const everywhere: Grant = { permission: "shift.edit", scope: "all" };
  it("over someone who is everywhere takes a permission for everywhere", () => {
    expect(holdsOver([everywhere], "shift.edit", ["all", { kind: "event", id: "gala" }])).toBe(true);
    expect(holdsOver([plansTheGala], "shift.edit", ["all", { kind: "event", id: "gala" }])).toBe(false);
    expect(holdsOver([plansTheGala], "shift.edit", [{ kind: "event", id: "gala" }])).toBe(true);
  });
  it("lies where the scopes are", () =>
    expect(
      placeFrom([
        "all",
        { kind: "event", id: "gala" },
        { kind: "event", id: "fair" },
        { kind: "client", id: "ribera" },
      ]),
    ).toEqual({ event: ["gala", "fair"], client: ["ribera"] }));
});
