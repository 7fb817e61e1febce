/** What people do on the screens that they use most, each ended by what they then see. */
import { expect, type Page } from "@playwright/test";

export type Interaction = { name: string; path: string; run: (page: Page) => Promise<unknown> };

export const interactions: readonly Interaction[] = [
  {
    name: "Ticking all fifty rows of the workers list",
    path: "/admin/workers/list",
    run: async (page) => {
      await page.getByRole("checkbox", { name: "Select all on this page" }).click();
      await expect(page.getByText("50 selected")).toBeVisible();
    },
  },
  {
    name: "Opening why someone cannot work",
    path: "/admin/workers/list?status=suspended",
    run: async (page) => {
      await page.locator("[data-peek]").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "Typing in the search of the list",
    path: "/admin/workers/list",
    run: async (page) => {
      await page.getByRole("searchbox").first().pressSequentially("etxeb", { delay: 60 });
      await expect(page).toHaveURL(/q=etxeb/);
      await expect(page.getByRole("row")).not.toHaveCount(51);
    },
  },
  {
    name: "Opening the palette",
    path: "/admin/workers/list",
    run: async (page) => {
      await page.keyboard.press("ControlOrMeta+k");
      await expect(page.getByRole("combobox")).toBeVisible();
    },
  },
  {
    name: "Scrolling the month of the working schedules",
    path: "/admin/working-schedules?span=month",
    run: async (page) => {
      await page.mouse.move(720, 500);
      for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, 120);
      for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, -120);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
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
