/** The screens of the back office in the order of the navigation, and what else can be jumped to. */
import { kinds } from "@product/domain/company/kinds";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { IconName } from "./icon-names.ts";
import type { messages } from "./messages.ts";

export type Screen = {
  [Key in keyof typeof messages]: Key extends `screen:${infer Name}` ? Name : never;
}[keyof typeof messages];

/** One that `needs` a permission is named only to those who hold it. */
export const navigation: readonly { screen: Screen; icon: IconName; key: string; needs?: Permission }[] = [
  { screen: "dashboard", icon: "layout-dashboard", key: "d" },
  { screen: "workers", icon: "users-round", key: "w", needs: "worker.view" },
  { screen: "staff", icon: "user-round-cog", key: "s", needs: "staff.view" },
  { screen: "events", icon: "calendar-days", key: "e", needs: "event.view" },
  { screen: "working-schedules", icon: "calendar-range", key: "c", needs: "shift.view" },
  { screen: "time", icon: "clock", key: "h", needs: "time.view" },
  { screen: "lists", icon: "list-checks", key: "l", needs: "list.view" },
  { screen: "signup-forms", icon: "clipboard-list", key: "f", needs: "form.view" },
  { screen: "content", icon: "file-text", key: "p", needs: "page.view" },
  { screen: "groups-and-permissions", icon: "shield-check", key: "g", needs: "group.view" },
  { screen: "settings", icon: "settings", key: "o", needs: "settings.view" },
];

export const alsoReachable: readonly { screen: Screen; icon: IconName; needs?: Permission }[] = [
  { screen: "workers/list", icon: "list", needs: "worker.view" },
  { screen: "workers/who-can-work", icon: "user-round", needs: "clearance.view" },
  { screen: "workers/review", icon: "clipboard-list", needs: "submission.view" },
  { screen: "workers/create", icon: "user-round-plus", needs: "worker.create" },
  { screen: "staff/invite", icon: "user-round-plus", needs: "staff.create" },
  { screen: "events-old", icon: "history", needs: "event.view" },
  { screen: "content/home", icon: "house", needs: "page.edit" },
  { screen: "search", icon: "search" },
  { screen: "profile", icon: "user-round" },
  { screen: "audit", icon: "scroll-text", needs: "audit.view" },
  ...Object.values(kinds).map(({ address, icon, needs }) => ({ screen: address, icon, needs: needs.view })),
  { screen: "settings/rules", icon: "scroll-text", needs: "settings.view" },
  { screen: "settings/call-outs", icon: "mail", needs: "settings.view" },
  { screen: "settings/retention", icon: "history", needs: "settings.view" },
  { screen: "mailbox", icon: "mail", needs: "mailbox.view" },
  { screen: "health", icon: "heart-pulse", needs: "settings.view" },
];

export const reachable = [...navigation, ...alsoReachable];

export const addressOf = (screen: Screen): string => (screen === "dashboard" ? "/admin" : `/admin/${screen}`);

/** From the dashboard down to the screen at a path without language: `workers/list` lies under `workers`. */
export function trailOf(path: string): Screen[] {
  const parts = path
    .replace(/^\/admin\/?/, "")
    .split("/")
    .filter(Boolean);
  const known = new Set<string>(reachable.map(({ screen }) => screen));
  return parts
    .map((_, index) => parts.slice(0, index + 1).join("/"))
    .filter((screen): screen is Screen => known.has(screen));
}
