import { expect, it } from "vitest";
import type { LineScreen } from "#features/day/time/line.page.tsx";
import { rendered } from "#testing/rendered-page.tsx";
import { DoubtList } from "./doubt-list.tsx";

const punchId = "00000000-0000-4000-8000-0000000000aa";
const screen = (may: { approve: boolean }, isApprovable = true) =>
  ({
    doubts: [
      {
        punchId,
        doubts: ["typed-late", "held-back"],
        device: "North gate",
        heldSince: new Date("2027-06-18T06:00:00Z"),
        receivedAt: new Date("2027-06-18T20:31:00Z"),
      },
    ],
    punches: [{ id: punchId, kind: "in", at: Date.parse("2027-06-18T12:00:00Z"), source: "gate", isVoided: false }],
    row: { minutes: 450, isApprovable, mark: null, timeZone: "Europe/Madrid" },
    may,
    submissionKey: "key",
  }) as unknown as LineScreen;
const shown = (of: LineScreen, at = "/admin/time/1") => rendered(<DoubtList screen={of} reply={undefined} />, at);

it("says of each punch why nobody can confirm its time and who held the device, and asks for a look by name", () => {
  const html = shown(screen({ approve: true }));
  for (const text of [
    "In ",
    "the code was typed by hand",
    "the device was in contact afterwards",
    "North gate, paired on",
  ])
    expect(html).toContain(text);
  expect(html).toContain(`value="${punchId}"`);
  expect(html).toContain("I have looked at these times");
  expect(shown(screen({ approve: true }), "/es/admin/time/1")).toContain("el código se tecleó a mano");
});

it("asks nobody who may not approve, nor where something else comes first", () => {
  for (const of of [screen({ approve: false }), screen({ approve: true }, false)])
    expect(shown(of)).not.toContain("I have looked");
});
