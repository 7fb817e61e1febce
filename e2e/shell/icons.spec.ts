import type { Page } from "@playwright/test";
import { startDemo } from "#e2e/demo.ts";
import { expect, test } from "#e2e/fixtures.ts";

const draw = async (page: Page, icon: string) => {
  await page.getByRole("textbox", { name: "Imago" }).fill(icon);
  await page.getByRole("button", { name: "Pingo" }).click();
  await expect(page.locator("[data-icon]")).toHaveAttribute("data-icon", icon);
};
const drawing = (page: Page) => page.locator("[data-icon] > *");

test("An icon is drawn by a name that was chosen just now", async ({ page, open }) => {
  await open("/gallery");
  const asked = page.waitForResponse(/_nuxt_icon/);
  await draw(page, "lucide:anchor");
  const answer = await asked;
  expect([new URL(answer.url()).pathname, answer.status()]).toEqual(["/api/_nuxt_icon/lucide.json", 200]);
  await expect(drawing(page)).toHaveCSS("mask-image", /^url\("data:image\/svg\+xml,.*viewBox%3D%220%200%2024%2024/);
  await expect(drawing(page)).toHaveCSS("width", "20px");
  // Another name of the same drawing.
  await draw(page, "lucide:home");
  await expect(drawing(page)).toHaveCount(1);
});

test("One that does not exist is logged and leaves nothing", async ({ browser, baseURL }) => {
  const { page, errors } = await talkative(browser.newPage({ baseURL: baseURL! }));
  await draw(page, "lucide:anchor");
  await expect(drawing(page)).toHaveCount(1);
  for (const icon of ["lucide:no-such-thing", "nowhere:anchor"]) {
    await draw(page, icon);
    await expect.poll(errors).toContainEqual(expect.stringContaining(`Failed to load icon ${icon}`));
    await expect(drawing(page)).toHaveCount(0);
  }
  await page.close();
});

test("One that takes longer than 1500 ms is given up", async ({ browser, baseURL }) => {
  const { page, errors } = await talkative(browser.newPage({ baseURL: baseURL! }));
  const late = (milliseconds: number) =>
    page.route(/_nuxt_icon/, async (route) => {
      await new Promise((passed) => setTimeout(passed, milliseconds));
      await route.continue().catch(() => {});
    });
  await late(900);
  await draw(page, "lucide:anchor");
  await expect(drawing(page)).toHaveCount(1);
  await late(4_000);
  const begun = Date.now();
  await draw(page, "lucide:bell");
  await expect
    .poll(errors, { intervals: [20] })
    .toContainEqual(expect.stringContaining("Failed to load icon lucide:bell"));
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1_500);
  expect(Date.now() - begun).toBeLessThan(3_000);
  await expect(drawing(page)).toHaveCount(0);
  await page.close();
});

test("Another icon service is asked when there is one", async ({ browser }) => {
  const server = await startDemo({ ICON_SERVICE_URL: "https://icons.example" });
  const { page, errors } = await talkative(
    browser.newPage({ baseURL: server.url }).then(async (made) => {
      await made.route("https://icons.example/fa.json?icons=star", (route) =>
        route.fulfill({
          json: { icons: { star: { body: '<path d="M0 0h9v9z"/>', width: 576, height: 512 } } },
          headers: { "Access-Control-Allow-Origin": "*" },
        }),
      );
      return made;
    }),
  );
  await draw(page, "fa:star");
  await expect(drawing(page)).toHaveCSS("mask-image", /0%200%20576%20512/);
  expect(errors()).toEqual([]);
  await page.close();
  await server.end();
});

/** A page at the gallery whose errors are wanted. */
async function talkative(opening: Promise<Page>): Promise<{ page: Page; errors: () => string[] }> {
  const page = await opening;
  const told: string[] = [];
  page.on("console", (message) => message.type() === "error" && told.push(message.text()));
  await page.goto("/gallery");
  await page.locator("html[data-alive]").waitFor();
  return { page, errors: () => told };
}
