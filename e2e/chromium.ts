/** The browser that tests drive: one that the machine has, else one that can be brought. */
import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import { promisify } from "node:util";
import sparticuz from "@sparticuz/chromium";
import { chromium } from "@playwright/test";

/** The machine behind an interface, so that tests can try machines that are not at hand. */
export type Machine = {
  system: NodeJS.Platform;
  processor: NodeJS.Architecture;
  named: string | undefined;
  isRoot: boolean;
  isThere(path: string): Promise<boolean>;
  run(command: string, args: readonly string[]): Promise<unknown>;
  /** The one that npm brought, unpacked; it is for Linux on x64 alone. */
  findBundled(): Promise<string>;
  /** Where Playwright's own installer puts one. */
  playwrights(): string;
};

export async function findChromium(machine: Machine = thisMachine): Promise<string> {
  const usual = await firstThere(machine, [machine.named, ...(usualPaths[machine.system] ?? [])]);
  if (usual) return usual;
  if (machine.system === "linux" && machine.processor === "x64") return machine.findBundled();
  const installed = () => firstThere(machine, [machine.playwrights()]);
  const playwrights =
    (await installed()) ?? (await tried(machine, "npx", ["playwright", "install", "chromium"], installed));
  if (playwrights) return playwrights;
  const isDebian = machine.isRoot && (await machine.isThere("/etc/debian_version"));
  const debians = isDebian && (await fromDebian(machine));
  if (debians) return debians;
  throw new Error(
    "No browser for the tests: install Chromium or Chrome, or say where one is with CHROMIUM=/path/to/it.",
  );
}

const usualPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  // Without windows to draw, it takes a quarter less of the processor's time.
  linux: [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

async function firstThere(machine: Machine, paths: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const path of paths) if (path && (await machine.isThere(path))) return path;
  return undefined;
}

async function fromDebian(machine: Machine): Promise<string | undefined> {
  const installed = () => firstThere(machine, usualPaths.linux!);
  const install = (name: string) =>
    tried(machine, "apt-get", ["install", "-y", "-q", "--no-install-recommends", name], installed);
  await tried(machine, "apt-get", ["update", "-q"], installed);
  return (await install("chromium-headless-shell")) ?? (await install("chromium"));
}

/** A failing command is no error: the next one may still install the browser. */
async function tried<Result>(machine: Machine, command: string, args: readonly string[], then: () => Promise<Result>) {
  await machine.run(command, args).catch(() => undefined);
  return then();
}

const thisMachine: Machine = {
  system: process.platform,
  processor: process.arch,
  named: process.env["CHROMIUM"],
  isRoot: process.getuid?.() === 0,
  isThere: (path) =>
    access(path, constants.R_OK).then(
      () => true,
      () => false,
    ),
  run: promisify(execFile),
  findBundled: () => sparticuz.executablePath(),
  playwrights: () => chromium.executablePath(),
};
