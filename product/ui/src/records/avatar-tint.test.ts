import { describe, expect, it } from "vitest";
import { avatarTint, initials } from "./avatar-tint.ts";

describe("the tint of a person", () => {
  it("is the same today and tomorrow", () =>
    expect(["Andrea Villalba Crespo", "Bruno Castañeda Rey", "Nahia Otxoa Lertxundi"].map(avatarTint)).toEqual([
      7, 1, 4,
    ]));

  it("does not depend on how an accent is written", () =>
    expect(avatarTint("José".normalize("NFD"))).toBe(avatarTint("José".normalize("NFC"))));

  it("uses all eight about equally", () => {
    const used = Array.from({ length: 8 }, () => 0);
    for (let person = 0; person < 8000; person += 1) used[avatarTint(`person-${person}`)]! += 1;
    expect(Math.min(...used)).toBeGreaterThan(800);
    expect(Math.max(...used)).toBeLessThan(1200);
  });
});

describe("initials", () => {
  it.each([
    ["Andrea Villalba Crespo", "AV"],
    ["José de la Cruz", "JC"],
    ["López García, José Ángel", "LG"],
    ["íñigo", "Í"],
    ["Salma", "S"],
    ["", ""],
  ])("of %s are %s", (name, letters) => expect(initials(name)).toBe(letters));
});
