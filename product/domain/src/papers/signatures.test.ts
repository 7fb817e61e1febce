import { describe, expect, it } from "vitest";
import { isOwnName, linesFrom, pathOf } from "./signatures.ts";

describe("a signature", () => {
  const someone = { firstName: "María José", lastName: "López-García" };
  it.each(["María José López García", "maria lopez garcia ruiz", "  LÓPEZ GARCÍA, MARÍA "])("takes %j", (written) =>
    expect(isOwnName(written, someone)).toBe(true),
  );
  it.each(["María", "Ana López García", "", "x", "López"])("does not take %j", (written) =>
    expect(isOwnName(written, someone)).toBe(false),
  );
  it("takes one name of who has no other", () =>
    expect(isOwnName("Cher", { firstName: "Cher", lastName: "" })).toBe(true));

  it("is lines within its field", () => {
    expect(linesFrom("10,20 12,24;600,200")).toEqual([
      [
        [10, 20],
        [12, 24],
      ],
      [[600, 200]],
    ]);
    expect(linesFrom("")).toEqual([]);
    for (const bad of ["601,1", "1,201", "1", "a,b", "1,1;;2,2", "1,1 ", "-1,1", "<svg>", "1,1 ".repeat(9000)])
      expect(linesFrom(bad)).toBeUndefined();
    expect(
      pathOf([
        [
          [1, 2],
          [3, 4],
        ],
        [[5, 6]],
      ]),
    ).toBe("M1 2L3 4M5 6h1");
  });
});
