/**
 * Fixtures of every journey: a running app, a page that must stay accessible and quiet, and a way to act as someone.
 */
import { test as base, expect, type BrowserContext, type BrowserContextOptions } from "@playwright/test";
import type { DemoRole } from "@product/database/demo/accounts";
import { expectAccessible } from "./accessibility.ts";
import { keepApps, type Apps } from "./apps.ts";
import { startDemo } from "./demo.ts";
import type { RunningServer } from "./server.ts";
import { holdToWalks } from "./walks.ts";

export { expect };

type TestFixtures = {
  /** Name of the app to use. Tests that name the same app see each other's changes. */
  appFor: string;
  app: RunningServer;
  /** False for a visitor who was never asked about cookies, and will be. */
  cookiesSettled: boolean;
  as: (role: DemoRole) => Promise<void>;
  /** Goes to a page and waits until it is alive: before that a click is a page load and a key is nothing. */
  open: (path: string, by?: { as: DemoRole }) => Promise<void>;
  /** Looks at the same app: somebody else's, or one's own on another device. */
  anotherBrowser: AnotherBrowser;
};
export type AnotherBrowser = (
  options?: BrowserContextOptions & { as?: DemoRole; cookiesSettled?: boolean },
) => Promise<BrowserContext>;
type WorkerFixtures = { apps: Apps };

const onlyRead = "everyone who only reads";

export const test = base.extend<TestFixtures, WorkerFixtures>({
  apps: [
    async ({}, use) => {
      const apps = keepApps(onlyRead);
      await use(apps);
      await apps.endAll();
    },
    { scope: "worker" },
  ],

  // A file that changes what others read asks for an app of its own: `test.use({ appFor: "…" })`.
  appFor: [onlyRead, { option: true }],

  app: async ({ apps, appFor }, use) => use(await apps.named(appFor, startDemo)),

  baseURL: async ({ app }, use) => use(app.url),

  cookiesSettled: [true, { option: true }],

  context: async ({ context, browser, app }, use, { file }) => holdToWalks(file, app.url, browser, () => use(context)),

  page: async ({ page, context, app, cookiesSettled, javaScriptEnabled }, use) => {
    if (cookiesSettled) await settleCookies(context, app);
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await use(page);
    // A page that answers with an error status is reported by the browser itself; that is no fault of the page.
    expect(complaints.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
    // It is looked at by a script.
    if (javaScriptEnabled !== false && page.url().startsWith("http")) await expectAccessible(page);
  },

  open: async ({ page, as }, use) =>
    use(async (path, by) => {
      if (by) await as(by.as);
      await page.goto(path);
      await page.locator("html[data-alive]").waitFor();
    }),

  anotherBrowser: async ({ browser, app }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ as: role, cookiesSettled = false, ...options } = {}) => {
      const context = await browser.newContext({ ...options, baseURL: app.url });
      contexts.push(context);
      if (role) await actAs(role, context, app);
      if (cookiesSettled) await settleCookies(context, app);
      return context;
    });
    // The browser stays for the next file.
    await Promise.all(contexts.map((context) => context.close()));
  },

  as: async ({ context, app }, use) => use((role) => actAs(role, context, app)),
});

const actAs = (role: DemoRole, context: BrowserContext, { url }: RunningServer) =>
  context.addCookies([{ name: "act-as", value: role, url }]);

const settleCookies = (context: BrowserContext, { url }: RunningServer) =>
  context.addCookies([{ name: "cc_cookie", value: onlyNecessary, url }]);

/** The consent cookie of someone who chose what is necessary and nothing else. */
export const onlyNecessary = encodeURIComponent(
  JSON.stringify({
    categories: ["necessary"],
    revision: 0,
    data: null,
    consentTimestamp: "2026-11-15T00:00:00.000Z",
    consentId: "00000000-0000-4000-8000-00000000c00c",
    services: { necessary: [], measuring: [] },
    languageCode: "en",
    lastConsentTimestamp: "2026-11-15T00:00:00.000Z",
    expirationTime: 4102444800000,
  }),
);
