// Walks: auth-links, login
/** The program as `npm start` runs it: nothing leaves the machine, and no road is closed for it. */
import { emailOf } from "#e2e/accounts.ts";
import { startDemo } from "#e2e/demo.ts";
import { expect } from "#e2e/fixtures.ts";
import { test as base } from "#e2e/journeys/access/plain-browser.ts";

const test = base.extend({
  app: async ({ apps }, use) => use(await apps.named("the demonstration", () => startDemo({}, "build"))),
});

test("Whoever tries the demonstration finds the mails in the terminal where it was started", async ({ app, plain }) => {
  await plain.open("/login/code");
  expect(plain.text()).toContain("the email is printed in the terminal where it was started");
  await plain.press("Send me the email", { email: emailOf("planner") });
  const printed = () => /A mail to planner@[\s\S]*?\| (\d{8})\n/.exec(app.output())?.[1];
  await expect.poll(printed).toBeDefined();
  await plain.press("Sign in", { code: printed()! });
  expect(plain.at()).toBe("/admin");
});
