/** The program as `npm start` runs it: nothing leaves the machine, and no road is closed for it. */
import { emailOf } from "#e2e/accounts.ts";
import { startDemo } from "#e2e/demo.ts";
import { expect, onlyNecessary, test } from "#e2e/fixtures.ts";

test("Whoever tries the demonstration finds the mails in the terminal where it was started", async ({ browser }) => {
  const app = await startDemo({}, "build");
  const context = await browser.newContext({ baseURL: app.url, locale: "en-GB" });
  await context.addCookies([{ name: "cc_cookie", value: onlyNecessary, url: app.url }]);
  const page = await context.newPage();
  await page.goto("/login/code");
  await expect(page.getByText("the email is printed in the terminal where it was started")).toBeVisible();
  await page.getByLabel("Email").fill(emailOf("planner"));
  await page.getByRole("button", { name: "Send me the email" }).click();
  const printed = () => /A mail to planner@[\s\S]*?\| (\d{8})\n/.exec(app.output())?.[1];
  await expect.poll(printed).toBeDefined();
  await page.getByLabel("Code").fill(printed()!);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/admin/);
  await context.close();
  await app.end();
});
