/**
 * Interactions on the most used screens, each finished when its result is visible. They use plain selectors, mouse and
 * keyboard: looking elements up by role and name is work of the page too, and would be counted.
 */
import type { Page } from "@playwright/test";

export type Interaction = {
  name: string;
  path: string;
  /** The element to press first. */
  at?: string;
  act?: (page: Page) => Promise<void>;
  /** Runs in the page, again and again, until it is true. */
  until: () => boolean;
};

export const interactions: readonly Interaction[] = [
  {
    name: "Ticking all fifty rows of the workers list",
    path: "/admin/workers/list",
    at: "thead .tick",
    until: () => document.querySelectorAll("tbody .tick:checked").length === 50,
  },
  {
    name: "Opening why someone cannot work",
    path: "/admin/workers/list?status=suspended",
    at: "[data-peek]",
    until: () => document.querySelector("[role=dialog]") !== null,
  },
  {
    name: "Typing in the search of the list, and finding",
    path: "/admin/workers/list",
    at: "main input[name=q]",
    act: async ({ keyboard }) => {
      await keyboard.type("etxeb", { delay: 60 });
      await keyboard.press("Enter");
    },
    until: () => location.search.includes("q=etxeb") && document.querySelectorAll("tbody .row").length < 50,
  },
  {
    name: "Opening the palette",
    path: "/admin/workers/list",
    act: ({ keyboard }) => keyboard.press("ControlOrMeta+k"),
    until: () => document.querySelector("[role=combobox]") !== null,
  },
  {
    name: "Scrolling the month of the working schedules",
    path: "/admin/working-schedules?span=month",
    act: async ({ mouse }) => {
      await mouse.move(720, 500);
      for (let turn = 0; turn < 30; turn++) await mouse.wheel(0, 120);
      for (let turn = 0; turn < 30; turn++) await mouse.wheel(0, -120);
    },
    until: () => scrollY === 0,
  },
];

/** The screens whose coming alive and layout are looked at. */
export const screens: readonly { path: string; isOffice: boolean }[] = [
  ...["/", "/login", "/conditions", "/privacy-policy"].map((path) => ({ path, isOffice: false })),
  ...[
    "/admin",
    "/admin/workers",
    "/admin/workers/list",
    "/admin/workers/who-can-work",
    "/admin/workers/create",
    "/admin/workers/review",
    "/admin/workers/documents",
    "/admin/staff",
    "/admin/events",
    "/admin/events-old",
    "/admin/working-schedules",
    "/admin/time",
    "/admin/lists",
    "/admin/signup-forms",
    "/admin/content",
    "/admin/content/home",
    "/admin/groups-and-permissions",
    "/admin/settings",
    "/admin/search",
    "/admin/audit",
    "/admin/profile",
  ].map((path) => ({ path, isOffice: true })),
];
