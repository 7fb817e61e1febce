import { expect, test } from "vitest";
import { zone } from "@product/domain/time/zone";
import { mayBeTold } from "./task-letters.ts";

const [madrid, london] = [zone("Europe/Madrid"), zone("Europe/London")];

const at = (text: string) => new Date(text);

test.each([
  ["on a Friday at eight", "2027-01-15T08:00+01:00", null, true],
  ["a minute before", "2027-01-15T07:59+01:00", null, false],
  ["a minute before eight in the evening", "2027-01-15T19:59+01:00", null, true],
  ["at eight in the evening", "2027-01-15T20:00+01:00", null, false],
  ["on a Saturday", "2027-01-16T10:00+01:00", null, false],
  ["on a Sunday", "2027-01-17T10:00+01:00", null, false],
  ["on a Monday who was told on Friday", "2027-01-18T08:00+01:00", "2027-01-15T19:59+01:00", true],
  ["twice on a day", "2027-01-15T19:00+01:00", "2027-01-15T08:00+01:00", false],
])("who works in Madrid is told %s: %s", (_when, now, toldAt, expected) =>
  expect(mayBeTold(at(now), madrid, toldAt === null ? null : at(toldAt))).toBe(expected),
);

test("the day and the hour are those of the place where somebody is", () => {
  const now = at("2027-01-15T08:30+01:00");
  expect(mayBeTold(now, madrid, null)).toBe(true);
  expect(mayBeTold(now, london, null)).toBe(false);
});
