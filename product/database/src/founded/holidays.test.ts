import { describe, expect, it } from "vitest";
import { shortYears } from "@product/domain/short-years";
import { useTestDatabase } from "@product/database/testing/test-database";

const { query } = useTestDatabase();

type Found = { key: string; country: "ES" | "UK"; above: string; days: string[]; open: number };
const regionsIn = async (year: number): Promise<Found[]> =>
  (
    await query<Found>(
      `SELECT region.key, region.country, above.key AS above, array_agg(DISTINCT h.day::text ORDER BY h.day::text) AS days,
         count(*) FILTER (WHERE h.to_confirm)::int AS open
       FROM app.holiday_calendar region JOIN app.holiday_calendar above ON above.id = region.parent_id
       JOIN app.holiday h ON h.calendar_id IN (region.id, above.id) AND extract(year FROM h.day) = $1
       GROUP BY 1, 2, 3 ORDER BY 1`,
      [year],
    )
  ).rows;

describe("the calendars of 2027", () => {
  it("have the nine days of Spain that fall on no Sunday, none of them open", async () => {
    const { rows } = await query(
      `SELECT h.day::text, h.to_confirm FROM app.holiday h JOIN app.holiday_calendar c ON c.id = h.calendar_id
       WHERE c.key = 'spain' AND extract(year FROM h.day) = 2027 ORDER BY 1`,
    );
    expect(rows.map(({ day }) => day.slice(5))).toEqual([
      "01-01",
      "01-06",
      "03-26",
      "05-01",
      "10-12",
      "11-01",
      "12-06",
      "12-08",
      "12-25",
    ]);
    expect(rows.some(({ to_confirm }) => to_confirm)).toBe(false);
  });

  it("have Maundy Thursday or Easter Monday in every region, to be confirmed", async () => {
    const { rows } = await query<{ day: string; regions: string[]; open: boolean }>(
      `SELECT h.day::text, array_agg(c.key ORDER BY c.key) AS regions, bool_and(h.to_confirm) AS open
       FROM app.holiday h JOIN app.holiday_calendar c ON c.id = h.calendar_id
       WHERE c.country = 'ES' AND h.day IN ('2027-03-25', '2027-03-29') GROUP BY 1 ORDER BY 1`,
    );
    expect(rows.map(({ day, open }) => [day, open])).toEqual([
      ["2027-03-25", true],
      ["2027-03-29", true],
    ]);
    expect(rows[0]!.regions).not.toContain("catalonia");
    expect(rows[0]!.regions).not.toContain("valencian-community");
    expect(new Set(rows.flatMap(({ regions }) => regions)).size).toBe(19);
  });

  it("have no more than the twelve days of country and region, no Sunday, and a day of its own almost everywhere", async () => {
    const regions = (await regionsIn(2027)).filter(({ country }) => country === "ES");
    expect(regions.filter(({ days }) => days.length > 12).map(({ key }) => key)).toEqual([]);
    expect(regions.filter(({ days }) => days.length < 11).map(({ key }) => key)).toEqual(["canary-islands"]);
    const sundays = regions.flatMap(({ days }) => days).filter((day) => new Date(day).getUTCDay() === 0);
    expect(sundays).toEqual([]);
  });

  it("are told as short in all of Spain, where the towns' days are still asked for, and nowhere in the UK", async () => {
    const short = (await regionsIn(2027)).filter(
      ({ key, country, above, days }) =>
        shortYears({ country, level: "regional", keys: [key, above], days }, "2027-01-01").length > 0,
    );
    expect(short).toHaveLength(19);
    expect(new Set(short.map(({ country }) => country))).toEqual(new Set(["ES"]));
  });
});
