/** Parts that may have been saved just now. Told once, at the place that the address names after `#`. */
const parts = [
  "invited",
  "added",
  "link-gone",
  "details",
  "groups",
  "signed-out",
  "factor-asked",
  "factor-dropped",
  "factor-reset",
  "deactivated",
  "reactivated",
] as const;
export type Part = (typeof parts)[number];

export const isPart = (name: string | undefined): name is Part => parts.some((part) => part === name);
