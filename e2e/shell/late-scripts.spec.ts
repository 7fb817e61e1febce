import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";

/** Keeps a script on its way until it is let go. */
async function hold(page: Page, script: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const filter = (page: Page) => page.locator("summary", { hasText: /^Filter$/ });
const builder = (page: Page) => page.getByRole("form", { name: "Filter" });
const documents = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && paths.push(new URL(request.url()).pathname));
  return paths;
};

test("The builder of filters opens at the first press, though its script is still on its way", async ({
  as,
  page,
  open,
}) => {
  await as("planner");
  const letGo = await hold(page, /shown-builder/);
  await open("/admin/workers/list");
  const visits = documents(page);
  await filter(page).click();
  await expect(builder(page)).toBeHidden();
  letGo();
  await builder(page).getByLabel("Field").selectOption("Town");
  await builder(page).getByLabel("Value").fill("bilbao");
  await builder(page).getByRole("button", { name: "Apply", exact: true }).last().click();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Town contains “bilbao”");
  expect(visits).toEqual([]);
});

const sentences = /\/_i18n\/.*\/of\//;

test("A page of the office comes alive when its sentences come", async ({ as, page }) => {
  await as("planner");
  const letGo = await hold(page, sentences);
  await page.goto("/admin/workers/list");
  await expect(page.getByRole("heading", { level: 1, name: "Worker list" })).toBeVisible();
  expect(await page.locator("html[data-alive]").count()).toBe(0);
  letGo();
  await page.locator("html[data-alive]").waitFor();
  await filter(page).click();
  await expect(builder(page)).toBeVisible();
});

test("A page of the office whose sentences are lost stays as it came, and leads on", async ({ anotherBrowser }) => {
  const context = await anotherBrowser({ as: "planner", cookiesSettled: true });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.route(sentences, (route) => route.abort());
  await page.goto("/admin/workers/list");
  await expect.poll(() => said.filter((text) => text.startsWith("Error while mounting app"))).toHaveLength(1);
  const visits = documents(page);
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Staff" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
  expect(visits).toEqual(["/admin/staff"]);
  await context.close();
});
