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

const documents = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && paths.push(new URL(request.url()).pathname));
  return paths;
};
const sentences = /\/_i18n\/.*\/of\//;

test("A page of the office comes alive when its sentences come, and its builder of filters opens at the first press", async ({
  as,
  page,
}) => {
  await as("planner");
  const sendSentences = await hold(page, sentences);
  const sendBuilder = await hold(page, /shown-builder/);
  await page.goto("/admin/workers/list");
  await expect(page.getByRole("heading", { level: 1, name: "Worker list" })).toBeVisible();
  expect(await page.locator("html[data-alive]").count()).toBe(0);
  sendSentences();
  await page.locator("html[data-alive]").waitFor();

  const visits = documents(page);
  const builder = page.getByRole("form", { name: "Filter" });
  await page.locator("summary", { hasText: /^Filter$/ }).click();
  await expect(builder).toBeHidden();
  sendBuilder();
  await builder.getByLabel("Field").selectOption("Town");
  await builder.getByLabel("Value").fill("bilbao");
  await builder.getByRole("button", { name: "Apply", exact: true }).last().click();
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Town contains “bilbao”");
  expect(visits).toEqual([]);
});

test("A page of the office whose sentences are lost says so in the log, stays as it came, and leads on", async ({
  anotherBrowser,
}) => {
  const context = await anotherBrowser({ as: "planner", cookiesSettled: true });
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.route(sentences, (route) => route.abort());
  await page.goto("/admin/workers/list");
  await expect.poll(() => messages.filter((text) => text.startsWith("Error while mounting app"))).toHaveLength(1);
  const visits = documents(page);
  await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Staff" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Staff" })).toBeVisible();
  expect(visits).toEqual(["/admin/staff"]);
  await context.close();
});
