import { describe, expect, it } from "vitest";
import { decideDemo, isLoopback, type DemoFacts } from "./demo-mode.ts";

const firstStart: DemoFacts = {
  asked: undefined,
  embedded: true,
  host: "127.0.0.1",
  behindAnotherName: false,
  founded: false,
  holdsDemoData: false,
};
const demoFolder: DemoFacts = { ...firstStart, founded: true, holdsDemoData: true };
const realFolder: DemoFacts = { ...firstStart, founded: true };

describe("demo mode", () => {
  it("is on for a new embedded database that only this machine reaches", () =>
    expect(decideDemo(firstStart)).toBe(true));
  it.each([
    ["with a database of one's own", { embedded: false }],
    ["on every network", { host: "0.0.0.0" }],
    ["behind a name or proxy", { behindAnotherName: true }],
    ["when asked not to", { asked: "off" }],
  ] as const)("is off %s", (_, facts) => expect(decideDemo({ ...firstStart, ...facts })).toBe(false));
  it("can be forced on an empty database", () =>
    expect(decideDemo({ ...firstStart, asked: "on", embedded: false, behindAnotherName: true })).toBe(true));
  it("stays on where demo data are", () => expect(decideDemo(demoFolder)).toBe(true));
  it("stops the start with DEMO=off on demo data", () =>
    expect(() => decideDemo({ ...demoFolder, asked: "off" })).toThrow("holds demo data"));
  it("stops the start when others could reach demo data", () => {
    expect(() => decideDemo({ ...demoFolder, host: "0.0.0.0" })).toThrow("may not reach it");
    expect(() => decideDemo({ ...demoFolder, behindAnotherName: true })).toThrow("may not reach it");
  });
  it("is never served where others can connect, even when asked for", () =>
    expect(() => decideDemo({ ...firstStart, asked: "on", host: "0.0.0.0" })).toThrow("this machine only"));
  it("never mixes with real data", () => {
    expect(decideDemo(realFolder)).toBe(false);
    expect(() => decideDemo({ ...realFolder, asked: "on" })).toThrow("in real use");
  });
  it("problems are one line each", () => {
    for (const facts of [
      { ...demoFolder, asked: "off" as const },
      { ...demoFolder, host: "::" },
      { ...realFolder, asked: "on" as const },
    ])
      expect(() => decideDemo(facts)).toThrow(/^[^\n]+$/);
  });
  it("knows this machine by its names", () =>
    expect(
      ["localhost", "127.0.0.1", "127.8.8.8", "::1", "0.0.0.0", "::", "10.0.0.1", "localhost.evil.test"].map(
        isLoopback,
      ),
    ).toEqual([true, true, true, true, false, false, false, false]));
});
