/** How someone stands on the day, the most urgent first. */
export const standings = ["late", "not-yet", "there", "resting", "left", "missed"] as const;
export type Standing = (typeof standings)[number];

export const toneOfStanding = {
  late: "bad",
  "not-yet": "idle",
  there: "ok",
  resting: "info",
  left: "idle",
  missed: "warn",
} as const satisfies Record<Standing, string>;
