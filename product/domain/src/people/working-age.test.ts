import { expect, it } from "vitest";
import { plusDays } from "@product/domain/time/local-date";
import { mayWorkFrom, tooYoungFor, type LawOf } from "./working-age.ts";

const spain: LawOf = { country: "ES", nation: "england-wales" };
const inNation = (nation: LawOf["nation"]): LawOf => ({ country: "UK", nation });

it.each([
  [spain, "2011-03-14", "2027-03-14"],
  [spain, "2012-02-29", "2028-02-29"],
  // No year in sixteen of a leap day but one whose century is none.
  [spain, "2084-02-29", "2100-03-01"],
  [inNation("england-wales"), "2011-03-14", "2027-06-26"],
  [inNation("england-wales"), "2010-08-31", "2026-06-27"],
  [inNation("england-wales"), "2010-09-01", "2027-06-26"],
  [inNation("scotland"), "2011-03-01", "2027-05-31"],
  [inNation("scotland"), "2011-09-30", "2027-05-31"],
  [inNation("scotland"), "2011-10-01", "2027-12-21"],
  [inNation("scotland"), "2011-02-28", "2026-12-21"],
  [inNation("northern-ireland"), "2011-07-01", "2027-06-30"],
  [inNation("northern-ireland"), "2011-07-02", "2028-06-30"],
] as const)("by the law of %j, who was born on %s may work from %s and not the day before", (law, birthDate, from) => {
  expect(mayWorkFrom(birthDate, law)).toBe(from);
  expect(tooYoungFor(birthDate, { ...law, today: from })).toBeUndefined();
  expect(tooYoungFor(birthDate, { ...law, today: plusDays(from, -1) })).toEqual({
    from,
    country: law.country,
    about: "today",
  });
});

it("the day of a shift counts where it is known and still to come", () => {
  const child = (workDay: string | null, today = "2026-11-16") =>
    tooYoungFor("2011-03-14", { ...inNation("england-wales"), today, workDay });
  expect(child("2027-06-25")).toMatchObject({ from: "2027-06-26", about: "shift" });
  expect(child("2027-06-26")).toBeUndefined();
  expect(child(null)).toMatchObject({ about: "today" });
  expect(child("2026-11-01"), "what is over makes nobody too young who is not").toMatchObject({ about: "today" });
  expect(child("2026-11-01", "2027-06-26")).toBeUndefined();
});
