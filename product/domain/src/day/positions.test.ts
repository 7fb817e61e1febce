import { describe, expect, it } from "vitest";
import { isInside, metresBetween, positionFrom } from "./positions.ts";

const museum = { latitude: 43.26866, longitude: -2.93401 };
const stadium = { latitude: 43.26414, longitude: -2.94938 };

describe("a position", () => {
  it("is measured along the ground", () => {
    expect(Math.round(metresBetween(museum, stadium) / 10)).toBe(134);
    expect(metresBetween(museum, museum)).toBe(0);
    expect(Math.round(metresBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 }))).toBe(
      222,
    );
  });

  it("is near with the doubt of the phone, up to a point", () => {
    const at = (accuracyMetres: number) => ({ ...stadium, accuracyMetres });
    expect(isInside(at(10), stadium, 100)).toBe(true);
    expect([isInside(at(10), museum, 1300), isInside(at(60), museum, 1300)]).toEqual([false, true]);
    expect(isInside(at(50_000), museum, 1000), "a phone that knows nothing is nowhere near").toBe(false);
  });

  it("is read as phones send it, and not otherwise", () => {
    expect(positionFrom("43.26866,-2.93401,12")).toEqual({ ...museum, accuracyMetres: 12 });
    for (const junk of ["", "43.2,-2.9", "91,0,5", "0,181,5", "1e3,0,5", "a,b,c", "43.2,-2.9,-5"])
      expect(positionFrom(junk), junk).toBeUndefined();
  });
});
