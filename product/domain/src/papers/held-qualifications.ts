/** A worker's proven qualifications: their standing on a day, the end of their validity, and the ones they imply. */
import { monthsLater } from "@product/domain/documents/validity";
import { alsoCountsFor, type Implication } from "@product/domain/company/qualifications";
import type { Country } from "@product/domain/people/workers";

export type Held = {
  qualificationId: string;
  state: "claimed" | "verified";
  validFrom: string | null;
  validUntil: string | null;
};

/** How one stands: said and not shown, valid, still to begin, or over. */
export const standings = ["claimed", "valid", "later", "ended"] as const;
export type Standing = (typeof standings)[number];

export function standingOn({ state, validFrom, validUntil }: Held, day: string): Standing {
  if (state === "claimed") return "claimed";
  if (validUntil !== null && validUntil < day) return "ended";
  return validFrom !== null && day < validFrom ? "later" : "valid";
}

/** The last day of one: as was said, or by its term; and never later than what shows it. */
export function endOf(typed: {
  validFrom: string;
  validUntil: string | null;
  validMonths: number | null;
  evidenceUntil: string | null;
}): string | null {
  const { validFrom, validUntil, validMonths, evidenceUntil } = typed;
  const end = validUntil ?? (validMonths === null ? null : monthsLater(validFrom, validMonths));
  return [end, evidenceUntil].filter((day) => day !== null).toSorted()[0] ?? null;
}

/** How long one lasts where someone works. */
export const monthsIn = (
  { validMonths, validMonthsUk }: { validMonths: number | null; validMonthsUk: number | null },
  country: Country,
): number | null => (country === "UK" ? (validMonthsUk ?? validMonths) : validMonths);

/** Qualifications that are not held but implied by held ones; the first valid one stands for each. */
export function following(
  qualifications: readonly Held[],
  implications: readonly Implication[],
  day: string,
): { qualificationId: string; throughId: string; isValid: boolean }[] {
  const own = new Set(qualifications.map(({ qualificationId }) => qualificationId));
  const found = qualifications.flatMap((each) =>
    alsoCountsFor(each.qualificationId, implications)
      .filter((id) => !own.has(id))
      .map((qualificationId) => ({
        qualificationId,
        throughId: each.qualificationId,
        isValid: standingOn(each, day) === "valid",
      })),
  );
  const byId = Map.groupBy(found, ({ qualificationId }) => qualificationId);
  return [...byId.values()].map((ways) => ways.find(({ isValid }) => isValid) ?? ways[0]!);
}

/** Required qualifications that are not valid on the day, each with its best standing. */
export function lacking(
  requiredIds: readonly string[],
  qualifications: readonly Held[],
  implications: readonly Implication[],
  day: string,
): { qualificationId: string; standing: Exclude<Standing, "valid"> | "missing" }[] {
  return [...new Set(requiredIds)].flatMap((wanted) => {
    const ours = qualifications.filter(
      ({ qualificationId }) =>
        qualificationId === wanted || alsoCountsFor(qualificationId, implications).includes(wanted),
    );
    const known = ours.map((each) => standingOn(each, day));
    if (known.includes("valid")) return [];
    const best = (["later", "claimed", "ended"] as const).find((standing) => known.includes(standing));
    return [{ qualificationId: wanted, standing: best ?? ("missing" as const) }];
  });
}
