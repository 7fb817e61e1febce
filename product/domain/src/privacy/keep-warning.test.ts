import { expect, test } from "vitest";
import { erasedFrom } from "./keep-warning.ts";

test("an application is erased after its last day, and never sooner than thirty days after the warning", () => {
  expect(erasedFrom("2026-11-30", new Date("2026-10-20T10:00:00Z"))).toBe("2026-12-01");
  expect(erasedFrom("2026-11-30", new Date("2026-11-20T10:00:00Z"))).toBe("2026-12-20");
});
