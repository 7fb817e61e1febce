import { expect, it } from "vitest";
import { arrivalOf, attendanceOf, onTimeMinutes } from "./attendance.ts";

const startsAt = Date.parse("2027-06-18T14:00:00Z");
const late = (minutes: number) => ({ startsAt, from: startsAt + minutes * 60_000 });

it("counts as on time who comes early or within what is tolerated, and as late from the next minute", () => {
  expect(arrivalOf(late(-20))).toBe("on-time");
  expect(arrivalOf(late(onTimeMinutes))).toBe("on-time");
  expect(arrivalOf(late(onTimeMinutes + 1))).not.toBe("on-time");
  expect([15, 16, 30, 31].map((minutes) => arrivalOf(late(minutes)))).toEqual([
    "late-15",
    "late-30",
    "late-30",
    "later",
  ]);
});

it("adds up to the lines it was given, absences among them", () => {
  const lines = [late(0), late(12), late(90), { startsAt, from: null }];
  expect(attendanceOf(lines)).toEqual({ "on-time": 1, "late-15": 1, "late-30": 0, later: 1, absent: 1 });
});
