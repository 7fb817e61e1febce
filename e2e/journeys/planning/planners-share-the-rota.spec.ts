// Walks: rota
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "planners at one rota" });

test("Two planners at one rota see each other, until one of them leaves", async ({
  browser,
  baseURL,
  page,
  open,
  signIn,
}) => {
  await signIn("planner");
  await open("/admin/working-schedules");
  const context = await browser.newContext({ baseURL: baseURL!, locale: "es-ES" });
  await signIn("owner", { context });
  const other = await context.newPage();
  await other.goto("/es/admin/working-schedules");
  await expect(page.getByText("Also here: Olalla Requena")).toBeVisible();
  await expect(other.getByText(/^También está aquí: /)).toBeVisible();
  await context.close();
  await expect(page.getByText("Also here: Olalla Requena")).toHaveCount(0);
});
