import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forcedMode, readPreference } from "./colour-mode.ts";

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe("the colour mode", () => {
  it.each([
    ["colour-mode=dark", "dark"],
    ["a=1; colour-mode=light; b=2", "light"],
    ["colour-mode=purple", "system"],
    ["", "system"],
  ])("is read from the cookies: %s", (cookies, mode) => expect(readPreference(cookies)).toBe(mode));

  it("may be forced by a page to light or dark", () => {
    expect([forcedMode("dark"), forcedMode("light"), forcedMode(undefined)]).toEqual(["dark", "light", undefined]);
    expect(console.warn).not.toHaveBeenCalled();
  });
  it("may not be forced to the system's, and that is warned of", () => {
    expect(forcedMode("system")).toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith("Forcing the colour mode 'system' is not allowed.");
  });
});
