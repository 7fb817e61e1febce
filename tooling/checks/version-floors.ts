/** Fails when package-lock.json holds a release below the floor of a known vulnerability. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One floor for each release line that was mended; a line without one is refused unless it is newer than all. */
export type Floor = { packages: string[]; atLeast: string[]; because: string };
export type Lock = { packages?: Record<string, { version?: string; name?: string; link?: boolean }> };

export const floors = JSON.parse(readFileSync(join(import.meta.dirname, "version-floors.json"), "utf8")) as Floor[];

export function belowFloor(lock: Lock): string[] {
  const installed = Object.entries(lock.packages ?? {}).filter(([path, { link }]) => path !== "" && !link);
  if (installed.length === 0) return ["package-lock.json lists no package: nothing was checked"];
  return installed.flatMap(([path, { name = nameOf(path), version = "0.0.0" }]) =>
    floors
      .filter(({ packages, atLeast }) => packages.includes(name) && !reaches(version, atLeast))
      .map(({ atLeast, because }) => `${path}: ${version} is below ${atLeast.join(" / ")}: ${because}`),
  );
}

if (import.meta.main) {
  const findings = belowFloor(JSON.parse(readFileSync("package-lock.json", "utf8")));
  for (const finding of findings) console.log(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function reaches(version: string, atLeast: string[]): boolean {
  const sameLine = atLeast.find((floor) => parse(floor)[0] === parse(version)[0]);
  return atLeast.every((floor) => compare(version, floor) >= 0) || compare(version, sameLine ?? "") >= 0;
}

function compare(version: string, floor: string): number {
  if (floor === "") return -1;
  const [versionParts, floorParts] = [parse(version), parse(floor)];
  const at = versionParts.findIndex((part, index) => part !== floorParts[index]);
  return at === -1 ? 0 : (versionParts[at] as number) - (floorParts[at] as number);
}

// A pre-release comes before its release: 1.2.3-beta reads as 1.2.3 and a fourth part of -1.
function parse(version: string): number[] {
  const [numbers = "", prerelease] = version.split("+", 1)[0]?.split(/-(.*)/) ?? [];
  return [...numbers.split(".").map(Number), prerelease === undefined ? 0 : -1];
}
