import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { belowFloor, type Floor, floors } from "./version-floors.ts";

const lockWith = (name: string, version: string) => ({ packages: { [`node_modules/${name}`]: { version } } });

describe("version floors", () => {
  const each = floors.flatMap(({ packages, atLeast, because }: Floor) =>
    packages.flatMap((name) => atLeast.map((floor) => ({ name, floor, because }))),
  );

  it.each(each)("refuses $name below $floor", ({ name, floor, because }) => {
    expect(belowFloor(lockWith(name, floor))).toEqual([]);
    expect(belowFloor(lockWith(name, `${floor}-rc.1`))).toEqual([expect.stringContaining(because)]);
    expect(belowFloor(lockWith(name, before(floor)))).toEqual([expect.stringContaining(because)]);
  });

  it("holds each release line to its own floor, and lets newer lines pass", () => {
    const verdict = (version: string) => belowFloor(lockWith("tar-fs", version)).length === 0;
    expect(["1.16.6", "2.1.3", "2.1.4", "3.1.0", "3.1.1", "4.0.0", "0.9.0"].map(verdict)).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it("sees packages nested in others and behind an alias", () => {
    expect(belowFloor({ packages: { "node_modules/a/node_modules/ws": { version: "8.17.0" } } })).toHaveLength(1);
    expect(belowFloor({ packages: { "node_modules/socket": { name: "ws", version: "8.17.0" } } })).toHaveLength(1);
  });

  it("does not call an empty lock clean", () => expect(belowFloor({})).toHaveLength(1));

  it("passes what the repository installs", () => {
    const lock = readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8");
    expect(belowFloor(JSON.parse(lock))).toEqual([]);
  });
});

// The release just before, as far as numbers can tell: 8.0.16 → 8.0.15, 8.3.0 → 8.2.99.
function before(version: string): string {
  const parts = version.split(".").map(Number);
  const last = parts.findLastIndex((part) => part > 0);
  return parts.map((part, index) => (index === last ? part - 1 : index > last ? 99 : part)).join(".");
}
