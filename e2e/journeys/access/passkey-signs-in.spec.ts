// Walks: login, profile
/** Somebody adds a passkey to their account and signs in with it, on a device that the browser only pretends to have. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/accessibility.ts";
import { expect } from "#e2e/fixtures.ts";
import { test } from "./plain-browser.ts";

test.use({ appFor: "those who change their own account" });

async function device(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the person answers what the browser asks them: without anyone there, it only waits. */
    isAtHand: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    unlocks: (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

/** The page has asked for what the browser then offers to fill in. */
const quietQuestion = (page: Page) => page.waitForResponse("**/auth/v1/passkeys/authentication/options");

test("Someone adds a passkey, names it, signs in with it and takes it off again", async ({
  page,
  open,
  signIn,
  accounts,
  plain,
}) => {
  const phone = await device(page);
  await signIn("owner");
  await open("/admin/profile");
  const section = page.locator("#passkeys");
  await expect(section).toContainText("No passkeys");
  // Nobody signs in to other applications with this installation.
  await expect(page.locator("#connected-apps")).toHaveCount(0);
  await section.getByText("New passkey").click();
  await expectAccessible(page);
  await section.getByLabel("Name").fill("Work laptop");
  await phone.unlocks(false);
  await section.getByRole("button", { name: "Create passkey" }).click();
  await expect(section).toContainText("No passkey was created.");
  await phone.unlocks(true);
  await section.getByRole("button", { name: "Create passkey" }).click();
  await expect(page.getByText("Passkey added.")).toBeVisible();
  await section.getByText("Work laptop", { exact: true }).click();
  await section.getByRole("textbox", { name: "Name" }).first().fill("Blue laptop");
  await section.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved.")).toBeVisible();
  await expect(section).toContainText("Blue laptop");
  await expectAccessible(page);
  const acts = await accounts.query("SELECT act FROM app.act WHERE act LIKE 'passkey.%' ORDER BY id");
  expect(acts.rows.map(({ act }) => act)).toEqual(["passkey.add", "passkey.rename"]);

  // A page notices that nobody is signed in any more, and leaves by itself: nobody looks at it meanwhile.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await phone.isAtHand(false);
  const offered = quietQuestion(page);
  await open("/es/login");
  await offered;
  await expectAccessible(page);
  await phone.isAtHand(true);
  await page.getByRole("button", { name: "Entrar con una llave de acceso" }).click();
  await expect(page).toHaveURL(/\/es\/admin/);

  // Among what the browser offers to fill in: chosen there, nothing on the page is pressed.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/es/login");
  await expect(page).toHaveURL(/\/es\/admin/);

  await plain.open("/es/admin/profile");
  expect(plain.text()).toContain("usada por última vez");
  await plain.press("Quitar Blue laptop");
  expect(plain.text()).toContain("Llave de acceso quitada.");
  expect(plain.text()).toContain("Sin llaves de acceso");

  await page.goto("about:blank");
  await page.context().clearCookies();
  await phone.isAtHand(false);
  const offeredAgain = quietQuestion(page);
  await open("/login");
  await offeredAgain;
  await expectAccessible(page);
  await phone.isAtHand(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("That passkey could not be used.");
});
