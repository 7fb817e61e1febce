import { expect, it, vi } from "vitest";
import { createReport } from "./report.mjs";

it("shows what was asked for, and first what it stands on, once", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const shown: string[] = [];
  const report = createReport({ only: "kill" });
  const check = report.at("root");
  const show = (what: string) => async () => void shown.push(what);
  await check("starts", show("starts"));
  await check("writes", show("writes"));
  await check("restores", show("restores"), ["starts"]);
  await check("kill one", show("kill one"), ["starts", "writes"]);
  await check("kill two", show("kill two"), ["starts", "writes"]);
  expect(shown).toEqual(["starts", "writes", "kill one", "kill two"]);
  expect([report.lastLine(), report.isGreen()]).toEqual(["4 passed, 0 failed", true]);
});

it("does not show what stands on something that failed", async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const shown: string[] = [];
  const report = createReport({ only: "kill" });
  const check = report.at("root", () => undefined);
  await check("starts", () => Promise.reject(new Error("no")));
  expect(await check("kill one", async () => void shown.push("kill one"), ["starts"])).toBe(false);
  expect([shown, report.isGreen()]).toEqual([[], false]);
});
