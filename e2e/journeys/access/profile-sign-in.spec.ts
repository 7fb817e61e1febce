// Walks: auth-links, login, profile
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who change how they sign in" });

const newPassword = "a-long-enough-new-password";

test("Who signed in a while ago shows the current password before a new one counts", async ({
  page,
  open,
  signIn,
  signedInElsewhere,
  accounts,
}) => {
  const other = await signedInElsewhere("planner");
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/admin$/);

  await signIn("planner", { minutesAgo: 11 });
  await open("/admin/profile");
  await page.locator("#password summary").click();
  const form = page.locator("#password form");
  await form.getByLabel("New password").fill(newPassword);
  await form.getByLabel("Current password").fill("not this one");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByRole("alert")).toHaveText("That is not your current password.");
  await form.getByLabel("Current password").fill(demoPassword);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();

  // For ten minutes nobody asks again, and the other device is out.
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
  const { rows } = await accounts.query("SELECT act FROM app.act ORDER BY id DESC LIMIT 2");
  expect(rows).toEqual([{ act: "password.change" }, { act: "account.prove" }]);
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await signIn("planner", { password: newPassword });
  await open("/admin/profile");
});

test("A short password is refused with its reason, and what was typed is not sent back", async ({ page, open }) => {
  await open("/admin/profile", { signedInAs: "hr" });
  await page.locator("#password summary").click();
  const field = page.getByLabel("New password");
  await field.fill("too-short-one");
  const answers: string[] = [];
  await page.route("**/admin/profile**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    answers.push(await response.text());
    return route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(field).toHaveAccessibleDescription(/It needs at least 15 characters/);
  expect(answers).toEqual([expect.not.stringContaining("too-short-one")]);
});

test("After a day the service wants a code from the mailbox as well", async ({ page, open, signIn, accounts }) => {
  await signIn("finance", { minutesAgo: 25 * 60 });
  await open("/admin/profile");
  await page.locator("#password summary").click();
  const form = page.locator("#password form");
  await form.getByLabel("New password").fill(newPassword);
  await form.getByLabel("Current password").fill(demoPassword);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByRole("alert")).toContainText("we have just emailed you a code");
  const { code } = await accounts.mail("reauthentication", emailOf("finance"));
  await form.getByLabel("Code from your email").fill(code);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

test("Instead of the password a code from the mailbox shows who is there; a new address waits for both mailboxes", async ({
  page,
  open,
  signIn,
  accounts,
}) => {
  await signIn("gate", { minutesAgo: 30 });
  await open("/admin/profile");
  await page.locator("#email summary").click();
  await page.locator("#email").getByRole("button", { name: "Get a code by email instead" }).click();
  await expect(page.getByText(`We have sent the code to ${emailOf("gate")}.`).first()).toBeVisible();
  const { code } = await accounts.mail("magic_link", emailOf("gate"));
  const form = page.locator("#email form").first();
  await form.getByLabel("New email").fill("gareth@new.example");
  await form.getByLabel("Code from your email").fill(code);
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("We have emailed both addresses.")).toBeVisible();
  await expect(page.getByText("Awaiting confirmation: gareth@new.example")).toBeVisible();
  await accounts.mail("email_change", emailOf("gate"));
  await accounts.mail("email_change", "gareth@new.example");
  await page.getByRole("button", { name: "Send both emails again" }).click();
  await expect(page.locator("#email").getByRole("alert")).toContainText("An email has already been sent.");

  // One mailbox says yes, and the page goes on waiting for the other.
  await open((await accounts.mail("email_change", "gareth@new.example")).link);
  await page.getByRole("button", { name: "Confirm your new email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more confirmation");
  await open("/admin/profile");
  await expect(page.locator("#email")).toContainText(emailOf("gate"));
  await expect(page.getByText("Awaiting confirmation: gareth@new.example")).toBeVisible();

  await page.locator("#email summary").click();
  await form.getByLabel("New email").fill(emailOf("owner"));
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(form.getByRole("alert")).toHaveText("Another account already has this address.");

  await open((await accounts.mail("email_change", emailOf("gate"))).link);
  await page.getByRole("button", { name: "Confirm your new email" }).click();
  await expect(page).toHaveURL(/\/admin/);
  await open("/admin/profile");
  await expect(page.locator("#email")).toContainText("gareth@new.example");
  await expect(page.getByText("Awaiting confirmation:")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("A password is changed all the same", async ({ page, signIn }) => {
    await signIn("editor", { minutesAgo: 11 });
    await page.goto("/admin/profile");
    await page.locator("#password summary").click();
    await page.getByLabel("New password").fill(newPassword);
    await page.locator("#password").getByLabel("Current password").fill("wrong");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByRole("alert")).toHaveText("That is not your current password.");
    await page.getByLabel("New password").fill(newPassword);
    await page.locator("#password").getByLabel("Current password").fill(demoPassword);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Your password has been changed.")).toBeVisible();
  });
});

test("The last way to sign in stays", async ({ page, open }) => {
  await open("/admin/profile", { signedInAs: "worker" });
  await expect(page.locator("#identities")).toContainText("Email and password");
  await expect(page.getByRole("button", { name: /Disconnect/ })).toHaveCount(0);
  await open("/admin/profile?problem=identity_already_exists#identities");
  await expect(page.locator("#identities").getByRole("alert")).toHaveText(
    "That sign-in already belongs to an account.",
  );
});
