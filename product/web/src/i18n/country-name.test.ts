import { describe, expect, it } from "vitest";
import { countryName } from "./country-name.ts";

describe("the name of a country", () => {
  it("is said in the language of the page", () =>
    expect([countryName("DE", "en"), countryName("DE", "es")]).toEqual(["Germany", "Alemania"]));
  it("is the one people use in Spanish", () => expect(countryName("CI", "es")).toBe("Costa de Marfil"));
});
