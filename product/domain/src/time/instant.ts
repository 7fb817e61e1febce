/** A moment, the same everywhere: milliseconds since 1970 in UTC, a number that any browser understands. */
export type Instant = number & { readonly [brand]: "Instant" };
declare const brand: unique symbol;

export const minutesBetween = (from: Instant, until: Instant): number => (until - from) / 60_000;
