/** The icons of the interface, by their names in the Lucide set. `npm run generate` brings their drawings into the build. */
export const iconNames = [
  "calendar-days",
  "calendar-range",
  "chevron-down",
  "clipboard-list",
  "cookie",
  "file-text",
  "languages",
  "layout-dashboard",
  "list-checks",
  "log-in",
  "menu",
  "monitor",
  "moon",
  "panel-left",
  "search",
  "shield-check",
  "sun",
  "user-round",
  "user-round-cog",
  "users-round",
] as const;

export type IconName = (typeof iconNames)[number];
