import { expect, it } from "vitest";
import { mayReload } from "./reload-guard.ts";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

it("a path is reloaded once within ten seconds, and again after them", () => {
  const kept = memory();
  expect([0, 1, 9_999, 10_000].map((now) => mayReload("/admin", kept, now))).toEqual([true, false, false, true]);
});
it("another path may be reloaded meanwhile", () => {
  const kept = memory();
  expect([mayReload("/admin", kept, 0), mayReload("/login", kept, 1)]).toEqual([true, true]);
});
it("a broken memory is no reason to give up", () => {
  const kept = memory();
  kept.setItem("cuadrante:reloaded", "{oops");
  expect(mayReload("/admin", kept, 0)).toBe(true);
});
