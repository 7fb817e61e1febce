import { describe, expect, it } from "vitest";
import { briefingIn, changedLast, hasRead } from "./briefings.ts";
import { linkStanding, nameFor } from "./client-links.ts";
import { needsWorker } from "./incidents.ts";

const at = (time: string) => new Date(`2027-06-18T${time}Z`);
const text = (briefingEn: string, briefingEs: string, changed: Date | null) => ({
  briefingEn,
  briefingEs,
  briefingChangedAt: changed,
});
const nothing = text("", "", null);

describe("a briefing", () => {
  it("is read in one's language, and in the other where there is none", () => {
    expect(briefingIn(text("Doors at six", "Puertas a las seis", null), "es")).toBe("Puertas a las seis");
    expect(briefingIn(text("Doors at six", "", null), "es")).toBe("Doors at six");
  });

  it("changed when the later of its two texts did", () => {
    expect(changedLast(text("a", "", at("10:00")), text("b", "", at("12:00")))).toEqual(at("12:00"));
    expect(changedLast(text("a", "", at("10:00")), nothing)).toEqual(at("10:00"));
  });

  it("is nothing to read where both texts are empty, whenever they were emptied", () => {
    expect(changedLast(nothing, text("", "", at("12:00")))).toBeUndefined();
  });

  it("counts as read only if read after it changed", () => {
    expect(hasRead(at("12:00"), at("12:00"))).toBe(true);
    expect(hasRead(at("11:59"), at("12:00"))).toBe(false);
    expect(hasRead(null, at("12:00"))).toBe(false);
  });
});

describe("the link of a client", () => {
  const nerea = { firstName: "Nerea", preferredName: "", lastName: "Álvarez" };

  it("tells names as far as its scope goes", () => {
    expect(nameFor("none", nerea)).toBeUndefined();
    expect(nameFor("first", nerea)).toBe("Nerea Á.");
    expect(nameFor("first", { ...nerea, lastName: "" })).toBe("Nerea");
    expect(nameFor("full", { ...nerea, preferredName: "Nere" })).toBe("Nere Álvarez");
  });

  it("works until its last moment, and not once revoked", () => {
    const expiresAt = at("12:00");
    expect(linkStanding({ expiresAt, revokedAt: null }, at("11:59"))).toBe("open");
    expect(linkStanding({ expiresAt, revokedAt: null }, at("12:00"))).toBe("ended");
    expect(linkStanding({ expiresAt, revokedAt: at("10:00") }, at("11:00"))).toBe("revoked");
  });
});

it("lateness, absence and conduct are of somebody; an accident may be of nobody", () => {
  expect([needsWorker("late"), needsWorker("no-show"), needsWorker("conduct")]).toEqual([true, true, true]);
  expect(needsWorker("accident")).toBe(false);
});
