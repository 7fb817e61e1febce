// Walks: auth-links, login, profile
import { demoPassword } from "@product/database/demo/accounts";
import { emailOf } from "#e2e/accounts.ts";
import { expect } from "#e2e/fixtures.ts";
import { plainBrowser, test } from "./plain-browser.ts";

test.use({ appFor: "those who change their own account" });

const newPassword = "a-long-enough-new-password";

test("Who signed in a while ago shows the current password before a new one counts", async ({
  page,
  open,
  plain,
  signIn,
  anotherBrowser,
  app,
  accounts,
}) => {
  const elsewhere = await anotherBrowser();
  await signIn("editor", { context: elsewhere });
  const other = plainBrowser(elsewhere.request, app.url);
  await other.open("/admin");
  expect(other.at()).toBe("/admin");

  await signIn("editor", { minutesAgo: 11 });
  await open("/admin/profile");
  await page.locator("#password summary").click();
  const form = page.locator("#password form");
  const field = form.getByLabel("New password");
  const current = form.getByLabel("Current password");
  const change = form.getByRole("button", { name: "Change password" });
  await field.fill(newPassword);
  await current.fill("not this one");
  await change.click();
  await expect(form.getByRole("alert")).toHaveText("That is not your current password.");

  // A short one is refused with its reason, and what was typed is not sent back.
  await field.fill("too-short-one");
  await current.fill(demoPassword);
  const answers: string[] = [];
  await page.route("**/admin/profile**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    answers.push(await response.text());
    return route.fulfill({ response });
  });
  await change.click();
  await expect(field).toHaveAccessibleDescription(/It needs at least 15 characters/);
  expect(answers).toEqual([expect.not.stringContaining("too-short-one")]);

  // For ten minutes nobody asks again, and the other device is out.
  await expect(current).toHaveCount(0);
  await field.fill(newPassword);
  await change.click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await other.open("/admin");
  expect(other.at()).toMatch(/^\/login/);
  await elsewhere.close();
  const { rows } = await accounts.query(
    "SELECT act FROM app.act JOIN auth.users u ON u.id = actor_id WHERE email = $1 ORDER BY act.id DESC LIMIT 2",
    [emailOf("editor")],
  );
  expect(rows).toEqual([{ act: "password.change" }, { act: "account.prove" }]);

  // A page notices that nobody is signed in any more, and leaves by itself: nobody looks at it meanwhile.
  await page.goto("about:blank");
  await page.context().clearCookies({ name: /cuadrante-auth/ });
  await signIn("editor", { password: newPassword });
  await plain.open("/admin/profile");
  expect(plain.at()).toBe("/admin/profile");
});

test("Without JavaScript, after a day the service wants a code from the mailbox as well", async ({
  plain,
  signIn,
  accounts,
}) => {
  await signIn("hr", { minutesAgo: 25 * 60 });
  await plain.open("/admin/profile");
  await plain.press("Change password", { password: newPassword, currentPassword: "wrong" });
  expect(plain.text()).toContain("That is not your current password.");
  await plain.press("Change password", { password: newPassword, currentPassword: demoPassword });
  expect(plain.text()).toContain("we have just emailed you a code");
  const { code } = await accounts.mail("reauthentication", emailOf("hr"));
  await plain.press("Change password", { password: newPassword, nonce: code });
  expect(plain.text()).toContain("Your password has been changed.");
});

test("Instead of the password a code from the mailbox shows who is there; a new address waits for both mailboxes", async ({
  plain,
  signIn,
  accounts,
}) => {
  await signIn("gate", { minutesAgo: 30 });
  await plain.open("/admin/profile");
  await plain.press("Get a code by email instead", {}, "email");
  expect(plain.text()).toContain(`We have sent the code to ${emailOf("gate")}.`);
  const { code } = await accounts.mail("magic_link", emailOf("gate"));
  await plain.press("Change email", { email: "gareth@new.example", proofCode: code });
  expect(plain.text()).toContain("We have emailed both addresses.");
  expect(plain.text()).toContain("Awaiting confirmation: gareth@new.example");
  await accounts.mail("email_change", emailOf("gate"));
  await accounts.mail("email_change", "gareth@new.example");
  await plain.press("Send both emails again");
  expect(plain.text()).toContain("An email has already been sent.");

  // One mailbox says yes, and the page goes on waiting for the other.
  await plain.open((await accounts.mail("email_change", "gareth@new.example")).link);
  await plain.press("Confirm your new email");
  expect(plain.text()).toContain("One more confirmation");
  await plain.open("/admin/profile");
  expect(plain.text()).toContain(emailOf("gate"));
  expect(plain.text()).toContain("Awaiting confirmation: gareth@new.example");
  await plain.press("Change email", { email: emailOf("owner") });
  expect(plain.text()).toContain("Another account already has this address.");

  await plain.open((await accounts.mail("email_change", emailOf("gate"))).link);
  await plain.press("Confirm your new email");
  expect(plain.at()).toMatch(/^\/admin/);
  await plain.open("/admin/profile");
  expect(plain.text()).toContain("gareth@new.example");
  expect(plain.text()).not.toContain("Awaiting confirmation:");
});
