import type { ShownFigure } from "#request/figures.ts";

/** What is most pressing on the day comes first; what is not named here comes after, as it was collected. */
const order = [
  "on-site",
  "late-arrivals",
  "open-places",
  "events-below-minimum",
  "unanswered-offers",
  "findings-ahead",
  "expiring-documents",
  "failed-messages",
];

const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

export const inOrder = (figures: readonly ShownFigure[]): ShownFigure[] =>
  figures.toSorted((one, other) => placeOf(one.key) - placeOf(other.key));
