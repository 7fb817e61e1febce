import { expect, it } from "vitest";
import { gateCodes } from "@product/domain/day/verdict";
import { rendered } from "#testing/rendered-page.tsx";
import type { Scanned } from "./commands.server.ts";
import type { Gate } from "./gate-shown.ts";
import { toneOf } from "./tone.ts";
import { VerdictScreen } from "./verdict-screen.tsx";

it("only coming in, and leaving with nothing, look like a fresh entry", () => {
  const green = gateCodes.filter((code) => toneOf({ light: "go", code }, true) === "go");
  expect(green).not.toContain("already-in");
  expect(
    ["already-in", "to-break", "from-break", "out"].map((code) => toneOf({ light: "go", code: code as "in" }, true)),
  ).toEqual(["known", "break", "break", "item"]);
  expect(toneOf({ light: "go", code: "out" }, false)).toBe("go");
  expect(toneOf({ light: "go", code: "in" }, true)).toBe("go");
  expect(toneOf({ light: "stop", code: "not-allowed" }, true)).toBe("stop");
});

it("who leaves with an item is told to give it back, by whoever stands there or by the kiosk, with a net and without", () => {
  const gate = { name: "North", timeZone: "Europe/Madrid", snapshotKey: "" } as Gate;
  const verdict = { light: "go", code: "out", minutes: 0, punch: "out", shift: undefined } as const;
  const scanned = { verdict, loans: [{ id: "1", name: "Radio", number: "16" }], text: "" } as unknown as Scanned;
  const screen = (at: string, profile: Gate["profile"], more: Partial<Scanned> = {}) =>
    rendered(
      <VerdictScreen gate={{ ...gate, profile }} scanned={{ ...scanned, ...more }} client="" today="2027-06-18" />,
      at,
    );
  for (const shown of [
    screen("/gate", "steward"),
    screen("/gate", "kiosk"),
    screen("/gate", "kiosk", { isOffline: true }),
  ])
    expect(shown).toContain("gate-item");
  expect(screen("/gate", "steward")).toMatch(/Take back Radio 16.*Got Radio 16/s);
  const kiosk = screen("/gate", "kiosk");
  expect(kiosk).toMatch(/Give back Radio 16.*Hand it to the staff before you leave/s);
  expect(kiosk).not.toContain("Got Radio 16");
  expect(screen("/es/gate", "kiosk")).toContain("Devuelve Radio 16");
  const offline = screen("/gate", "steward", { isOffline: true });
  expect(offline).toMatch(/Take back Radio 16.*note it down/s);
  expect(offline).not.toContain("Got Radio 16");
});
