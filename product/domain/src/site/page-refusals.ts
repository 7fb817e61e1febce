export type PageRefusal =
  | { code: "page.changed-meanwhile"; version: number }
  | { code: "page.gone" }
  | { code: "page.draft-elsewhere" }
  | { code: "page.slug-taken" }
  | { code: "page.not-publishable"; n: number }
  | { code: "page.nothing-written" }
  | { code: "page.home-in-both" }
  | { code: "page.draft-waiting" }
  | { code: "page.day-past" }
  | { code: "page.time-missing" }
  | { code: "media.in-use"; n: number };
