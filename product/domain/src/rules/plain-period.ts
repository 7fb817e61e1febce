import type { Period } from "./work.ts";

/** A shift of which nothing is known but when it is. */
export const plainPeriod = {
  kind: "planned",
  scopes: {},
  toldAt: null,
  place: null,
  isHazardous: false,
  overtimeMinutes: 0,
} as const satisfies Partial<Period>;
