import { describe, expect, it } from "vitest";
import { kilometresBetween } from "./distance.ts";
import { centreOf, townsAround } from "./towns.ts";

const apart = (a: string, b: string) => Math.round(kilometresBetween(centreOf(a, "ES")!, centreOf(b, "ES")!));

describe("towns", () => {
  it("are found as people write them: without accents, with either name, in capitals", () => {
    const names = ["San Sebastián", "donostia", "DONOSTIA / SAN SEBASTIAN", " san  sebastian "];
    expect(new Set(names.map((name) => JSON.stringify(centreOf(name, "ES"))))).toEqual(
      new Set([JSON.stringify({ latitude: 43.31, longitude: -1.97 })]),
    );
    expect(centreOf("Vitoria-Gasteiz", "ES")).toEqual(centreOf("Vitoria", "ES"));
    expect(centreOf("London", "UK")).toMatchObject({ latitude: 51.51 });
  });

  it("lie as far apart as on the map", () => {
    expect(apart("Bilbao", "Vitoria-Gasteiz")).toBeGreaterThan(45);
    expect(apart("Bilbao", "Vitoria-Gasteiz")).toBeLessThan(55);
    expect(apart("Bilbao", "Bilbao")).toBe(0);
  });

  it("lie nowhere known where there is none of that name, or several", () => {
    expect(centreOf("Atlantis", "ES")).toBeUndefined();
    expect(centreOf("", "ES")).toBeUndefined();
    expect(centreOf("Whitchurch", "UK")).toBeUndefined();
    expect(centreOf("Bilbao", "UK")).toBeUndefined();
  });

  it("around another are those within the kilometres, itself included", () => {
    const near = townsAround("Bilbao", 15)!.map(({ name }) => name);
    expect(near).toEqual(expect.arrayContaining(["bilbao", "barakaldo", "getxo"]));
    expect(near).not.toContain("donostia");
    expect(townsAround("Atlantis", 50)).toBeUndefined();
  });
});
