import { describe, expect, it } from "vitest";
import { findChromium, type Machine } from "./chromium.ts";

type Having = Partial<Machine> & { files?: string[]; brings?: Record<string, string> };

/** A machine with these files, on which a command brings another. */
function machine({ files = [], brings = {}, ...rest }: Having): Machine & { ran: string[] } {
  const there = new Set(files);
  const ran: string[] = [];
  return {
    system: "linux",
    processor: "arm64",
    named: undefined,
    isRoot: false,
    isThere: async (path) => there.has(path),
    run: async (command, args) => {
      ran.push([command, ...args].join(" "));
      const file = brings[command];
      if (!file) throw new Error(`${command} has no network`);
      there.add(file);
    },
    findBundled: async () => "/tmp/npm-chromium",
    playwrights: () => "/cache/playwright-chromium",
    ran,
    ...rest,
  };
}

describe("the browser of the tests", () => {
  it("is the one that someone names", async () =>
    expect(await findChromium(machine({ named: "/opt/mine", files: ["/opt/mine", "/usr/bin/chromium"] }))).toBe(
      "/opt/mine",
    ));

  it.each([
    ["linux", "/usr/bin/google-chrome-stable"],
    ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["win32", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
  ] as const)("is the one that a machine with %s has", async (system, path) =>
    expect(await findChromium(machine({ system, files: [path] }))).toBe(path),
  );

  it("is the one of npm on Linux with x64, without asking anyone", async () => {
    const here = machine({ processor: "x64" });
    expect(await findChromium(here)).toBe("/tmp/npm-chromium");
    expect(here.ran).toEqual([]);
  });

  it("is Playwright's where it was installed, or can be", async () => {
    const path = "/cache/playwright-chromium";
    expect(await findChromium(machine({ files: [path] }))).toBe(path);
    expect(await findChromium(machine({ system: "darwin", brings: { npx: path } }))).toBe(path);
  });

  it("is Debian's package where nothing else can be had and root asks", async () => {
    const debian = { files: ["/etc/debian_version"], brings: { "apt-get": "/usr/bin/chromium" } };
    const here = machine({ ...debian, isRoot: true });
    expect(await findChromium(here)).toBe("/usr/bin/chromium");
    expect(here.ran.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "npx playwright",
      "apt-get update",
      "apt-get install",
    ]);
    await expect(findChromium(machine(debian))).rejects.toThrow("No browser for the tests");
  });

  it("draws no windows where the machine has one that does without", async () => {
    const files = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
    expect(await findChromium(machine({ files }))).toBe("/usr/bin/chromium-headless-shell");
  });

  it("is asked for in one line where there is none", async () =>
    expect(findChromium(machine({ system: "darwin" }))).rejects.toThrow(/^No browser.*CHROMIUM=\S+\.$/));
});
