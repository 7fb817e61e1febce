import type { Permission } from "@product/domain/permissions/catalogue";

/** The order of a dashboard: each part by its name, what is new last, what was left out apart. */
export type Arrangement = { keys: readonly string[]; hidden: readonly string[] };
export type ArrangingStep = "up" | "down" | "hide" | "show";
export const arrangingSteps = ["up", "down", "hide", "show"] as const satisfies ArrangingStep[];

/** The cards below the figures, in the order that they come in. */
export const cardKeys = ["card:week", "card:tasks", "card:radar", "card:expiring", "card:roles"] as const;
export type CardKey = (typeof cardKeys)[number];

/** The permission to see each card; everyone sees their own tasks. */
export const cardNeeds: Readonly<Record<CardKey, Permission | undefined>> = {
  "card:week": "event.view",
  "card:tasks": undefined,
  "card:radar": "assignment.view",
  "card:expiring": "document.view",
  "card:roles": "shift.view",
};

/** The most urgent cards of the day, in order; cards not named here follow in the order they were collected. */
const pressing = [
  "on-site",
  "late-arrivals",
  "attendance-at-risk",
  "open-places",
  "events-below-minimum",
  "unanswered-offers",
  "findings-ahead",
  "expiring-documents",
  "failed-messages",
];

export const pressingFirst = (figures: readonly string[]): string[] =>
  figures.toSorted((figure, other) => placeOf(figure) - placeOf(other));

const placeOf = (key: string) => (pressing.includes(key) ? pressing.indexOf(key) : pressing.length);

/** The known parts in the person's order; parts that they never ordered come last. */
export function ordered(known: readonly string[], { keys }: Pick<Arrangement, "keys">): string[] {
  const chosenKeys = keys.filter((key) => known.includes(key));
  return [...chosenKeys, ...known.filter((key) => !chosenKeys.includes(key))];
}

export const shownOf = (known: readonly string[], arrangement: Arrangement): string[] =>
  ordered(known, arrangement).filter((key) => !arrangement.hidden.includes(key));

/** Figures stay among figures and cards among cards, as they stand on the screen. */
export function arrangedBy(known: readonly string[], was: Arrangement, key: string, step: ArrangingStep): Arrangement {
  const keys = ordered(known, was);
  const others = was.hidden.filter((each) => each !== key);
  if (step === "hide") return { keys, hidden: [...others, key] };
  if (step === "show") return { keys, hidden: others };
  const alike = keys.filter((each) => isCard(each) === isCard(key));
  const other = alike[alike.indexOf(key) + (step === "up" ? -1 : 1)];
  if (!alike.includes(key) || other === undefined) return { keys, hidden: was.hidden };
  return {
    keys: keys.map((each) => (each === key ? other : each === other ? key : each)),
    hidden: was.hidden,
  };
}

export const isCard = (key: string): key is CardKey => key.startsWith("card:");

/** A person in several groups sees each part that at least one of them does not hide. */
export const hiddenInAll = (groups: readonly (readonly string[])[]): string[] =>
  groups.length === 0 ? [] : groups[0]!.filter((key) => groups.every((hidden) => hidden.includes(key)));
