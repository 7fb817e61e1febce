import { expect, test } from "vitest";
import { dayAt } from "@product/domain/time/zoned";
import { anchorOf, besideOf, paidMinutes, rotaDays } from "./rota.ts";

test("a week goes from Monday to Sunday, a month from its first to its last day", () => {
  expect(rotaDays("week", "2026-06-18")).toEqual(Array.from({ length: 7 }, (_, n) => `2026-06-${15 + n}`));
  expect(rotaDays("day", "2026-06-18")).toEqual(["2026-06-18"]);
  expect(rotaDays("month", "2028-02-29")).toHaveLength(29);
  expect(rotaDays("month", "2026-12-31").at(-1)).toBe("2026-12-31");
  expect(rotaDays("month", "2026-04-30")).toHaveLength(30);
});

test("the spans beside it touch it and leave nothing out", () => {
  for (const view of ["day", "week", "month"] as const)
    for (const day of ["2026-01-01", "2026-03-31", "2028-02-29", "2026-12-31"]) {
      const days = rotaDays(view, day);
      const before = rotaDays(view, besideOf(view, day, "before"));
      const after = rotaDays(view, besideOf(view, day, "after"));
      expect(besideOf(view, before.at(-1)!, "after") >= days[0]!).toBe(true);
      expect(rotaDays(view, besideOf(view, after[0]!, "before"))).toEqual(days);
      expect(rotaDays(view, besideOf(view, before[0]!, "after"))).toEqual(days);
    }
});

test("what begins at 04:59 stands with the evening before, at 05:00 with its own day", () => {
  expect(dayAt(anchorOf(Date.parse("2026-06-20T02:59:00Z")), "Europe/Madrid" as never)).toBe("2026-06-19");
  expect(dayAt(anchorOf(Date.parse("2026-06-20T03:00:00Z")), "Europe/Madrid" as never)).toBe("2026-06-20");
});

test("breaks that are not paid are no working time", () => {
  const shift = { startsAt: 0, endsAt: 8 * 3_600_000 };
  const breaks = [
    { after: 120, minutes: 30, paid: false },
    { after: 300, minutes: 15, paid: true },
  ];
  expect(paidMinutes({ ...shift, breaks })).toBe(450);
  expect(paidMinutes({ startsAt: 0, endsAt: 600_000, breaks })).toBe(0);
});
