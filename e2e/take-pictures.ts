/** The pictures of the README, from the running demonstration: `npm run pictures` after a build. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import type { DemoRole } from "@product/database/demo/accounts";
import { findChromium } from "./chromium.ts";
import { startDemo } from "./demo.ts";
import { onlyNecessary } from "./fixtures.ts";
import startPostgres from "./postgres.ts";
import { projectRoot } from "./server.ts";

type Picture = { name: string; path: string; role: DemoRole; width: number; height: number; scheme: "light" | "dark" };

const pictures: readonly Picture[] = [
  { name: "dashboard", path: "/admin", role: "owner", width: 1440, height: 900, scheme: "light" },
  { name: "schedule", path: "/admin/working-schedules", role: "planner", width: 1440, height: 900, scheme: "dark" },
  { name: "workers", path: "/es/admin/workers/list", role: "hr", width: 390, height: 844, scheme: "light" },
  { name: "events", path: "/es/admin/events", role: "planner", width: 390, height: 844, scheme: "dark" },
];

const folder = join(projectRoot, "docs/pictures");

async function take(browser: Browser, url: string, { name, path, role, width, height, scheme }: Picture) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: path.startsWith("/es") ? "es-ES" : "en-GB",
    deviceScaleFactor: width < 1000 ? 2 : 1,
  });
  await context.addCookies([
    { name: "act-as", value: role, url },
    { name: "cc_cookie", value: onlyNecessary, url },
  ]);
  const page = await context.newPage();
  await page.goto(url + path);
  await page.locator("html[data-alive]").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 88 });
  await context.close();
}

const stopPostgres = await startPostgres();
const app = await startDemo();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--headless=shell", "--no-sandbox"],
});
await mkdir(folder, { recursive: true });
for (const picture of pictures) await take(browser, app.url, picture);
await browser.close();
await app.end();
await stopPostgres();
