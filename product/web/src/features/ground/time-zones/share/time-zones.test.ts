import { describe, expect, it } from "vitest";
import { placeOf, timeZonesWith } from "./time-zones.ts";

describe("time zones", () => {
  it("stand under their part of the world", () => {
    const europe = timeZonesWith("Europe/Madrid").find(({ region }) => region === "Europe")!;
    expect(europe.zones).toContain("Europe/Madrid");
    expect(europe.zones).toEqual(europe.zones.toSorted());
  });
  it("hold the chosen one, even under an older name", () =>
    expect(timeZonesWith("Asia/Katmandu").flatMap(({ zones }) => zones)).toContain("Asia/Katmandu"));
  it("are called by their place", () =>
    expect(["Europe/Madrid", "America/Argentina/Buenos_Aires", "UTC"].map(placeOf)).toEqual([
      "Madrid",
      "Buenos Aires, Argentina",
      "UTC",
    ]));
});
