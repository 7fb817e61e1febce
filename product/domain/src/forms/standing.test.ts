import { describe, expect, it } from "vitest";
import { canBe, formStanding } from "./standing.ts";
import { takesSignUps, type FormWindow } from "./states.ts";

const june = (day: number) => new Date(Date.UTC(2026, 5, day));
const window: FormWindow = {
  state: "open",
  opensAt: june(1),
  closesAt: june(30),
  quota: 2,
  taken: 1,
  isPublished: true,
};

describe("a form", () => {
  it.each([
    ["upcoming", {}, june(0)],
    ["open", {}, june(1)],
    ["full", { taken: 2 }, june(2)],
    ["ended", { taken: 2 }, june(30)],
    ["open", { opensAt: null, closesAt: null, quota: null }, june(2)],
    ["closed", { state: "closed" }, june(2)],
    ["draft", { state: "draft", isPublished: false }, june(2)],
  ] as const)("is %s", (standing, part, now) => {
    expect(formStanding({ ...window, ...part }, now)).toBe(standing);
    expect(takesSignUps({ ...window, ...part }, now)).toBe(standing === "open");
  });

  it("is put away only where nobody could fill it in", () => {
    expect(canBe("archive", "open")).toBe(false);
    expect(canBe("archive", "closed")).toBe(true);
    expect(canBe("restore", "archived")).toBe(true);
    expect(canBe("open", "archived")).toBe(false);
  });
});
