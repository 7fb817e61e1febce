import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { emailOf, test } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";

test.use({ appFor: "those who have a second factor" });

// An authenticator shows a new code every half minute, and each counts once.
test.describe.configure({ timeout: 150_000 });

async function givePassword(page: Page, role: DemoRole) {
  await page.getByLabel("Email").fill(emailOf(role));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
}

test("The second factor is asked for, and nothing opens before it", async ({ page, open, accounts }) => {
  const { nextCode } = await accounts.withApp("owner");
  await open("/login?next=%2Fadmin%2Flists");
  await givePassword(page, "owner");
  await expectAccessible(page);
  for (const path of ["/admin", "/admin/lists"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?next=/);
  }
  await open("/login?next=%2Fadmin%2Flists");
  await page.getByLabel("Code").fill("12");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("One field needs your attention")).toBeVisible();
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("That code is not correct.");
  await page.getByLabel("Code").fill(await nextCode());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page).toHaveURL("/admin/lists");
});

test("Half signed in, someone can go back and take another account", async ({ page, open, accounts }) => {
  await accounts.withApp("planner");
  await open("/login");
  await givePassword(page, "planner");
  await page.getByRole("button", { name: "Sign in with another account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith("cuadrante-auth"))).toEqual([]);
});

test("A recovery code takes the second factor off, once, and says so", async ({
  page,
  open,
  accounts,
  anotherBrowser,
}) => {
  const { nextCode } = await accounts.withApp("finance");
  const { id } = demoAccounts.find(({ role }) => role === "finance")!;
  const before = await anotherBrowser();
  const desk = await before.newPage();
  await desk.goto("/login?next=%2Fadmin%2Fprofile");
  await desk.locator("html[data-alive]").waitFor();
  await givePassword(desk, "finance");
  await desk.getByLabel("Code").fill(await nextCode());
  await desk.getByRole("button", { name: "Confirm" }).click();
  await expect(desk).toHaveURL("/admin/profile");
  await desk.locator("html[data-alive]").waitFor();
  await desk.getByText("No recovery codes").click();
  await desk.getByRole("button", { name: "Create ten new codes" }).click();
  const code = await desk.locator("#second-step ol li").first().innerText();
  await before.close();

  await open("/login?next=%2Fadmin%2Flists");
  await givePassword(page, "finance");
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await expect(page.getByText("Enter one of your saved recovery codes.")).toBeVisible();
  await page.getByLabel("Recovery code").fill("AAAA-BBBB-CCCC");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("alert")).toContainText("That is not one of your recovery codes");
  await page.getByLabel("Recovery code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are signed in");
  await expect(page.getByText("Two-step verification was removed")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/admin/lists");
  expect((await accounts.query("SELECT FROM app.recovery_code WHERE user_id = $1", [id])).rows).toHaveLength(9);
  expect((await accounts.query("SELECT FROM auth.mfa_factors WHERE user_id = $1", [id])).rows).toEqual([]);
  const { subject, text } = await accounts.mail("second_step_recovered", emailOf("finance"));
  expect(subject).toBe("A recovery code was used");
  expect(text).toContain(`Someone signed in as ${emailOf("finance")} with a recovery code.`);
});

test("Who chooses another way stays there, whenever the page learns of the session", async ({
  page,
  open,
  accounts,
}) => {
  await accounts.withApp("hr");
  await page.addInitScript(answerAboutTheUserOnceTheRouterIsThere, "by=recovery");
  await open("/login");
  await givePassword(page, "hr");
  await page.locator("html[data-user='asked for']").waitFor();
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await page.locator("html[data-user='told, and the page shown anew']").waitFor();
  await expect(page).toHaveURL(/by=recovery/);
  await expect(page.getByLabel("Recovery code")).toBeVisible();
});

/** Runs in the page: the answer comes when the router has arrived and React has shown nothing of it yet. */
function answerAboutTheUserOnceTheRouterIsThere(query: string) {
  type Router = { subscribe: (heard: (state: { location: Location; navigation: { state: string } }) => void) => void };
  const { fetch } = globalThis;
  const say = (user: string) => (document.documentElement.dataset["user"] = user);
  const arrival = () =>
    new Promise<void>((resolve) => {
      let isThere = false;
      (Reflect.get(globalThis, "__reactRouterDataRouter") as Router).subscribe(({ location, navigation }) => {
        if (navigation.state !== "idle") return;
        if (isThere) say("told, and the page shown anew");
        isThere ||= location.search.includes(query);
        if (isThere) resolve();
      });
    });
  globalThis.fetch = async (...asked) => {
    if (asked[0] !== "/api/user") return fetch(...asked);
    say("asked for");
    await arrival();
    return { ok: true, json: async () => null } as Response;
  };
}

test("A new password with a second factor: the factor first, then eight characters will do", async ({
  page,
  open,
  accounts,
}) => {
  const { nextCode } = await accounts.withApp("editor");
  await open("/login/forgot");
  await page.getByLabel("Email").fill(emailOf("editor"));
  await page.getByRole("button", { name: "Send the link" }).click();
  await open((await accounts.mail("recovery", emailOf("editor"))).link);
  await page.getByRole("button", { name: "Choose a new password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
  await page.locator("html[data-alive]").waitFor();
  await page.getByLabel("Code").fill(await nextCode());
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  await expect(page.getByText("At least 8 characters.")).toBeVisible();
  await page.locator("html[data-alive]").waitFor();
  await page.getByLabel("New password").fill("12345678");
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL("/admin");
});
