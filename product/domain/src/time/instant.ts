/** A moment, the same everywhere: milliseconds since 1970 in UTC, a number that any browser understands. */
export type Instant = number & { readonly [brand]: "Instant" };
declare const brand: unique symbol;

/** As the database and HTTP give it. */
export const instantOf = (date: Date): Instant => date.getTime() as Instant;

export const minutesBetween = (from: Instant, until: Instant): number => (until - from) / 60_000;
