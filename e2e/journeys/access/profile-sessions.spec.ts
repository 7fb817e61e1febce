// Walks: login, profile
import { expect } from "#e2e/fixtures.ts";
import { test } from "#e2e/signed-in.ts";

test.use({ appFor: "those who sign out elsewhere" });

test("Someone sees where they are signed in, and signs out everywhere else, then here", async ({
  page,
  open,
  signedInElsewhere,
  accounts,
}) => {
  const other = await signedInElsewhere("planner", {
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  });
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/admin$/);

  await open("/admin/profile", { signedInAs: "planner" });
  const sessions = page.locator("#sessions");
  await expect(sessions).toContainText("Chrome on Linux");
  await expect(sessions.getByText("This device")).toHaveCount(1);
  await expect(sessions).toContainText("Safari on iPhone");
  await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("You are signed out everywhere but here.")).toBeVisible();
  await expect(sessions).not.toContainText("Safari on iPhone");
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();

  await sessions.getByRole("button", { name: "Sign out", exact: true }).click();
  // The page may have heard of it first, and then remembers where it was.
  await expect(page).toHaveURL(/\/login(\?|$)/);
  expect((await accounts.query("SELECT FROM app.seen_session")).rowCount).toBe(0);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
});
