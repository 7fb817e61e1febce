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
