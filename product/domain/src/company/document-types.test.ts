import { describe, expect, it } from "vitest";
import { alertDaysFrom } from "./document-types.ts";

describe("the days on which someone is told that a document expires", () => {
  it("stand from the earliest to the last, each once", () =>
    expect(alertDaysFrom("7, 30;60 0\n30")).toEqual([60, 30, 7, 0]));
  it("may be none", () => expect(alertDaysFrom("  ")).toEqual([]));
  it.each(["soon", "-1", "366", "7.5", "1 2 3 4 5 6 7 8 9 10 11"])("are not %s", (text) =>
    expect(alertDaysFrom(text)).toBeUndefined(),
  );
});
